/** Removes data of earlier releases that no page reads any more. */
export function removeObsoleteData(): void {
  // It held values that storage had rejected, name and address too; the next site can read it.
  if (window.name.startsWith('session:')) window.name = ''
  try {
    window.sessionStorage.removeItem('tabId')
    window.localStorage.removeItem('storageCopy')
  } catch {
    // Without storage there is no such data.
  }
}
