/**
 * Firefox gives a page of its back-forward cache the session storage as the page left it, without what
 * other pages of the tab have stored since, and a reload does not help. A page that holds a lock is not
 * kept in that cache: Back loads it again, with the basket of now. Returns a function that gives the lock back.
 */
export function avoidBfcacheInFirefox(): () => void {
  if (!navigator.userAgent.includes('Firefox/') || !('locks' in navigator)) return () => undefined
  let release = (): void => undefined
  const untilReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  // Rejects where storage is blocked: there is nothing to go stale.
  navigator.locks.request('no-bfcache', { mode: 'shared' }, () => untilReleased).catch(() => undefined)
  return release
}
