/** A window beside the page for an address that is still to come. */
export interface DeferredWindow {
  readonly navigate: (address: string) => void
  readonly close: () => void
}

/**
 * Opened within the click itself, because a browser lets a script open a window then and, some of them, never later. Where even
 * that is refused the address takes the page's own place rather than get lost.
 */
export function openDeferredWindow(): DeferredWindow {
  const beside = window.open('', '_blank')
  return {
    navigate: (address) => {
      if (beside === null) {
        window.location.assign(address)
        return
      }
      // As `rel="noopener"` would have it.
      beside.opener = null
      beside.location.replace(address)
    },
    close: () => beside?.close(),
  }
}
