/** Removes what earlier releases left in the browser, and what no page reads any more. */
export function removeObsoleteData(): void {
  // It held whatever storage had rejected, also name and address, and the next site can read it.
  if (window.name.startsWith('session:')) window.name = ''
  try {
    window.sessionStorage.removeItem('tabId')
    window.localStorage.removeItem('storageCopy')
  } catch {
    // Where storage is blocked, nothing was left in it.
  }
}
