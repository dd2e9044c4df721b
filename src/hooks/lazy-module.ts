import { useEffect, useState } from 'react'
import { runNowAndWhenOnline } from './page-lifecycle.ts'

/** Asks for something whose script comes only when it is needed; the same answer for all who ask. */
export type LazyModule<T> = () => Promise<T>

/**
 * `load` is an `import()`. Most browsers remember for as long as the page lives that a module could not be had, so none is asked for
 * while the browser knows that it is offline: the promise is rejected, and the next call asks.
 */
export function createLazyModule<T>(load: () => Promise<T>): LazyModule<T> {
  let loading: Promise<T> | null = null
  return () => {
    if (loading === null && !navigator.onLine) return Promise.reject(new Error('offline'))
    loading ??= load()
    return loading
  }
}

/** What a late script brought, or null before; it is asked for once it is needed, and again when the browser is back online. */
export function useLazyModule<T>(load: LazyModule<T>, isNeeded: boolean): T | null {
  const [come, setCome] = useState<{ readonly it: T } | null>(null)
  const isWanted = isNeeded && come === null
  useEffect(() => {
    if (!isWanted) return
    return runNowAndWhenOnline(() => {
      load().then(
        (it) => {
          setCome({ it })
        },
        () => undefined,
      )
    })
  }, [load, isWanted])
  return come === null ? null : come.it
}
