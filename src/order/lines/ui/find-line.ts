/** The element of a line, in the whole document: checkout renders another list once one of its lines counts. */
export function findLine(listId: string): Element | undefined {
  return [...document.querySelectorAll<HTMLElement>('[data-line]')].find(({ dataset }) => dataset.line === listId)
}

/** What takes the focus in a line: its stepper's first button, or the first button of one that is not counted. */
export function findLineControl(listId: string): HTMLElement | null {
  const line = findLine(listId)
  return line?.querySelector<HTMLElement>('[role="group"] button') ?? line?.querySelector('button') ?? null
}
