/** Whether a host answers at all, without telling it who asks. Never rejects. */
export async function canReach(address: string): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    await fetch(address, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' })
    return true
  } catch {
    return false
  }
}
