/**
 * The items whose cards may get the focus when the dialog of an item has closed, by preference: its own,
 * those before it, from the nearest, and those after it.
 */
export function listFocusOrder(grid: HTMLElement | null, itemId: string): readonly string[] {
  const ids = listCards(grid).map(({ dataset }) => dataset.item ?? '')
  const place = Math.max(ids.indexOf(itemId), 0)
  return [itemId, ...ids.slice(0, place).toReversed(), ...ids.slice(place)]
}

/**
 * The browser gives the focus back to what opened a dialog. Where that has left the page meanwhile, the
 * first of these items that is still there gets it.
 */
export function returnFocus(grid: HTMLElement | null, focusOrder: readonly string[]): void {
  if (grid?.contains(document.activeElement)) return
  const cards = new Map(listCards(grid).map((card) => [card.dataset.item, card]))
  const id = focusOrder.find((itemId) => cards.has(itemId))
  cards.get(id)?.querySelector('button')?.focus()
}

function listCards(grid: HTMLElement | null): readonly HTMLElement[] {
  return [...(grid?.querySelectorAll<HTMLElement>('[data-item]') ?? [])]
}
