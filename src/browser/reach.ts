import { useEffect, useState } from 'react'
import { nowAndOnline } from './wake-ups.ts'

/** Whether a host answers at all, without telling it who asks. Never rejects. */
async function canReach(address: string): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    await fetch(address, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' })
    return true
  } catch {
    return false
  }
}

/** Whether a host answers, asked when the component comes and, until it has answered, whenever the browser is back online. */
export function useCanReach(address: string): boolean {
  const [isReachable, setReachable] = useState(false)
  useEffect(() => {
    if (isReachable) return
    let isGone = false
    const stop = nowAndOnline(() => {
      void canReach(address).then((answer) => {
        if (!isGone) setReachable(answer)
      })
    })
    return () => {
      isGone = true
      stop()
    }
  }, [address, isReachable])
  return isReachable
}
