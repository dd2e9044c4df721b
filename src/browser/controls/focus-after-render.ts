/** Moves the focus once React has drawn the change; to nothing if `find` returns null. */
export function focusAfterRender(find: () => HTMLElement | null): void {
  requestAnimationFrame(() => {
    find()?.focus()
  })
}
