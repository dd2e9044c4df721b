const FOCUSABLE = 'a[href], button, input, textarea, select, [tabindex="0"]'

/**
 * Holds the focus inside an element while something lies over the rest of the page: everything beside it is inert, and
 * Tab goes round (NAV-8). Escape is heard wherever the focus is. Gives the way to let go.
 */
export function trapFocus(container: HTMLElement, onEscape: () => void): () => void {
  const others = besides(container)
  for (const element of others) element.inert = true
  const goRound = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab') return
    const stops = [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.checkVisibility())
    const [first, last] = event.shiftKey ? [stops.at(-1), stops[0]] : [stops[0], stops.at(-1)]
    if (document.activeElement !== last) return
    event.preventDefault()
    first?.focus()
  }
  const leave = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onEscape()
  }
  container.addEventListener('keydown', goRound)
  document.addEventListener('keydown', leave)
  return () => {
    document.removeEventListener('keydown', leave)
    container.removeEventListener('keydown', goRound)
    for (const element of others) element.inert = false
  }
}

/** All that lies beside an element, from its own neighbours up to the page's, and is in reach. */
function besides(container: Element): readonly HTMLElement[] {
  const others: HTMLElement[] = []
  for (
    let inside = container;
    inside !== document.body && inside.parentElement !== null;
    inside = inside.parentElement
  ) {
    for (const element of inside.parentElement.children) {
      if (element !== inside && element instanceof HTMLElement && !element.inert) others.push(element)
    }
  }
  return others
}
