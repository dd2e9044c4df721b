/**
 * The directive `client:painted`: an island comes to life once the page has been painted for the first time, so that its scripts don't
 * compete with what is seen first. A page that nobody sees is not painted: there it begins once the page has loaded. It needs no timer.
 */
export default function hydrateAfterPaint(load: () => Promise<() => Promise<void>>): void {
  const paint = PerformanceObserver.supportedEntryTypes.includes('paint') ? new PerformanceObserver(begin) : null
  let hasBegun = false

  function begin(): void {
    if (hasBegun) return
    hasBegun = true
    paint?.disconnect()
    window.removeEventListener('load', beginUnseen)
    document.removeEventListener('visibilitychange', beginUnseen)
    void load().then((hydrate) => hydrate())
  }

  function beginUnseen(): void {
    if (document.readyState === 'complete' && (document.hidden || paint === null)) begin()
  }

  window.addEventListener('load', beginUnseen)
  document.addEventListener('visibilitychange', beginUnseen)
  paint?.observe({ type: 'paint', buffered: true })
  beginUnseen()
}
