/** A paint is reported by then after the frame that it belongs to, if it is reported at all. */
const REPORT_MS = 300

/**
 * Calls back after the first paint, so that the work does not delay it. A background tab is not
 * painted: there the load event counts. Firefox reports no paint of a page that Back has loaded
 * again: there a frame after the load counts.
 */
export function onFirstPaint(callback: () => void): void {
  const observer = PerformanceObserver.supportedEntryTypes.includes('paint') ? new PerformanceObserver(run) : null
  let hasRun = false

  function run(): void {
    if (hasRun) return
    hasRun = true
    observer?.disconnect()
    window.removeEventListener('load', runUnreported)
    document.removeEventListener('visibilitychange', runUnreported)
    callback()
  }

  function runUnreported(): void {
    if (document.readyState !== 'complete') return
    if (document.hidden || observer === null) run()
    else requestAnimationFrame(() => setTimeout(run, REPORT_MS))
  }

  window.addEventListener('load', runUnreported)
  document.addEventListener('visibilitychange', runUnreported)
  observer?.observe({ type: 'paint', buffered: true })
  runUnreported()
}
