import { useEffect, useState } from 'react'
import { attempt } from '#core/attempt.ts'
import { FETCH_LIMIT_MS } from '../loading/fetch-limit.ts'
import { runNowAndWhenOnline } from '../page/page-lifecycle.ts'

export type HostReachability = 'unknown' | 'checking' | 'reachable' | 'unreachable'

/** Returns whether a host responds, without sending credentials or referrer. Never rejects. */
async function canReach(url: string): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    await fetch(url, {
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: attempt(() => AbortSignal.timeout(FETCH_LIMIT_MS)) ?? null,
    })
    return true
  } catch {
    return false
  }
}

/**
 * Checks a host at each new attempt and, until it responds, whenever the browser is back online.
 * Attempt 0 sends no request.
 */
export function useHostReachability(url: string, attempt: number): HostReachability {
  const [result, setResult] = useState({ attempt: 0, isReachable: false })
  const { isReachable } = result
  useEffect(() => {
    if (attempt === 0 || isReachable) return
    let isCancelled = false
    const unsubscribe = runNowAndWhenOnline(() => {
      void canReach(url).then((canBeReached) => {
        if (!isCancelled) setResult({ attempt, isReachable: canBeReached })
      })
    })
    return () => {
      isCancelled = true
      unsubscribe()
    }
  }, [url, attempt, isReachable])
  if (isReachable) return 'reachable'
  if (attempt === 0) return 'unknown'
  return result.attempt === attempt ? 'unreachable' : 'checking'
}
