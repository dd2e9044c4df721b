import { useEffect, useState } from 'react'
import { runNowAndWhenOnline } from './page-lifecycle.ts'

export type HostReachability = 'not asked' | 'asking' | 'reachable' | 'unreachable'

/** Whether a host responds at all, without telling it who asks. Never rejects. */
async function canReach(address: string): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    await fetch(address, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' })
    return true
  } catch {
    return false
  }
}

/**
 * Whether a host responds. Asked at each new attempt and, until it has responded, whenever the
 * browser is back online; at attempt 0 nothing is requested.
 */
export function useHostReachability(address: string, attempt: number): HostReachability {
  const [result, setResult] = useState({ attempt: 0, isReachable: false })
  const { isReachable } = result
  useEffect(() => {
    if (attempt === 0 || isReachable) return
    let isGone = false
    const stop = runNowAndWhenOnline(() => {
      void canReach(address).then((answer) => {
        if (!isGone) setResult({ attempt, isReachable: answer })
      })
    })
    return () => {
      isGone = true
      stop()
    }
  }, [address, attempt, isReachable])
  if (isReachable) return 'reachable'
  if (attempt === 0) return 'not asked'
  return result.attempt === attempt ? 'unreachable' : 'asking'
}
