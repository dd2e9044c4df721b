const MAY_BREAK = /AED \p{N}[\p{N}.]*|\p{N}[%٪]?\u2069? \p{L}+|\+\d+ \d[\d ]*/gu

/** The figures in view of which a line may end before their unit or after their currency, at whatever width. */
export function listBreakableFigures(root: Element): readonly string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement, textContent } = node
    if (parentElement === null || parentElement.closest('option, textarea, .visually-hidden') !== null) continue
    if (getComputedStyle(parentElement).whiteSpace === 'nowrap') continue
    found.push(...(textContent?.match(MAY_BREAK) ?? []))
  }
  return found
}
