import { reportEvent } from '#browser/loading/report-event.ts'

/** Reports once per page that a script has failed, whoever shows the note about it, and a page without its menu. */
export function reportFailures(): void {
  const observer = new MutationObserver(() => {
    observer.disconnect()
    reportEvent('script-failed')
  })
  observer.observe(document.documentElement, { attributeFilter: ['data-broken'] })
  document.addEventListener('DOMContentLoaded', () => {
    if (document.querySelector('[data-menu-unavailable]') !== null) reportEvent('menu-unavailable')
  })
}
