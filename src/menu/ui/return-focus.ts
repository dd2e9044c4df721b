/**
 * Returns the items whose cards may get the focus when a dialog closes, by preference: its own,
 * those before it from the nearest on, those after it.
 */
export function listFocusOrder(grid: HTMLElement | null, itemId: string): readonly string[] {
  const ids = listCards(grid).map(({ dataset }) => dataset.item ?? '')
  const place = Math.max(ids.indexOf(itemId), 0)
  return [itemId, ...ids.slice(0, place).toReversed(), ...ids.slice(place)]
}

/**
 * Focuses the first of these items that is still on the page. Needed when the element that opened
 * the dialog has been removed, so that the browser can't return the focus to it.
 */
export function returnFocus(grid: HTMLElement | null, focusOrder: readonly string[]): void {
  if (grid?.contains(document.activeElement)) return
  const cards = new Map(listCards(grid).map((card) => [card.dataset.item, card]))
  const id = focusOrder.find((itemId) => cards.has(itemId))
  cards.get(id)?.querySelector('a')?.focus()
}

function listCards(grid: HTMLElement | null): readonly HTMLElement[] {
  return [...(grid?.querySelectorAll<HTMLElement>('[data-item]') ?? [])]
}
