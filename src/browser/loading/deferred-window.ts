/** A window opened before its URL is known. */
export interface DeferredWindow {
  readonly navigate: (url: string) => void
  readonly close: () => void
}

/**
 * Opens a window during the click, because pop-up blockers reject one that is opened later. If even
 * that is blocked, the URL opens in the current tab.
 */
export function openDeferredWindow(): DeferredWindow {
  const opened = window.open('', '_blank')
  return {
    navigate: (url) => {
      if (opened === null) {
        window.location.assign(url)
        return
      }
      // Same effect as `rel="noopener"`.
      opened.opener = null
      opened.location.replace(url)
    },
    close: () => opened?.close(),
  }
}
