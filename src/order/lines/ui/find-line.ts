/** In the document: the list is another one once the basket is not empty any more. */
export function findLine(listId: string): Element | undefined {
  return [...document.querySelectorAll<HTMLElement>('[data-line]')].find(({ dataset }) => dataset.line === listId)
}
