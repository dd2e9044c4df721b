/**
 * Moves the focus once React has drawn the change of an event; to nothing if `find` returns null.
 * Not after an `await`: React may draw such a change later than the next frame (`flushSync` draws it at once).
 */
export function focusAfterRender(find: () => HTMLElement | null): void {
  requestAnimationFrame(() => {
    find()?.focus()
  })
}
