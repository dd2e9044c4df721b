import { useEffect, useState } from 'react'
import { runNowAndWhenOnline } from '../page/page-lifecycle.ts'

/** Loads a module on first call; all callers share the promise. */
export type LazyModule<T> = () => Promise<T>

/**
 * `load` is an `import()`. A failed import is forgotten, so that the next call tries again. No
 * import starts while offline, because some browsers remember a failed import for the life of the
 * page.
 */
export function createLazyModule<T>(load: () => Promise<T>): LazyModule<T> {
  let loading: Promise<T> | null = null
  return () => {
    if (loading === null && !navigator.onLine) return Promise.reject(new Error('offline'))
    loading ??= load().catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }
}

/**
 * Returns the module, or null until it has loaded. Loads it once needed; retries when the browser
 * is back online.
 */
export function useLazyModule<T>(load: LazyModule<T>, isNeeded: boolean): T | null {
  const [loaded, setLoaded] = useState<{ readonly module: T } | null>(null)
  const isRequested = isNeeded && loaded === null
  useEffect(() => {
    if (!isRequested) return
    return runNowAndWhenOnline(() => {
      load().then(
        (module) => {
          setLoaded({ module })
        },
        () => undefined,
      )
    })
  }, [load, isRequested])
  return loaded === null ? null : loaded.module
}
