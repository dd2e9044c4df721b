/**
 * Calls back once the page has been painted, so that what follows does not compete with the first
 * paint. A page in a background tab is not painted: there it waits for the page's load instead.
 */
export function onFirstPaint(callback: () => void): void {
  const observer = PerformanceObserver.supportedEntryTypes.includes('paint') ? new PerformanceObserver(run) : null
  let hasRun = false

  function run(): void {
    if (hasRun) return
    hasRun = true
    observer?.disconnect()
    window.removeEventListener('load', runUnpainted)
    document.removeEventListener('visibilitychange', runUnpainted)
    callback()
  }

  function runUnpainted(): void {
    if (document.readyState === 'complete' && (document.hidden || observer === null)) run()
  }

  window.addEventListener('load', runUnpainted)
  document.addEventListener('visibilitychange', runUnpainted)
  observer?.observe({ type: 'paint', buffered: true })
  runUnpainted()
}
