/** The element of a line, in the whole document: checkout renders another list once one of its lines counts. */
export function findLine(listId: string): Element | undefined {
  return [...document.querySelectorAll<HTMLElement>('[data-line]')].find(({ dataset }) => dataset.line === listId)
}
