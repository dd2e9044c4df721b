import { runOptional } from '#browser/loading/run-optional.ts'

/**
 * When Firefox restores a page from the back-forward cache, its session storage is a stale copy,
 * and a reload does not help. A page that holds a lock is not cached: Back loads it again with the
 * current basket. Returns a function that releases the lock.
 */
export function avoidBfcacheInFirefox(): () => void {
  if (!navigator.userAgent.includes('Firefox/')) return () => undefined
  let release = (): void => undefined
  const untilReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  // Rejects where storage is blocked: no stored basket can be stale there.
  runOptional(() => {
    navigator.locks.request('no-bfcache', { mode: 'shared' }, () => untilReleased).catch(() => undefined)
  })
  return release
}
