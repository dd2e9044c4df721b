import { useEffect, useState } from 'react'

/** Something whose script comes only when it is needed; asked for once, and again after it could not be had. */
export type LateScript<T> = () => Promise<T>

export function lateScript<T>(load: () => Promise<T>): LateScript<T> {
  let loading: Promise<T> | null = null
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }
}

/** What a late script brought, or null before; it is asked for once it is needed, and again when the browser is back online. */
export function useLateScript<T extends object>(load: LateScript<T>, isNeeded: boolean): T | null {
  const [come, setCome] = useState<T | null>(null)
  const isWanted = isNeeded && come === null
  useEffect(() => {
    if (!isWanted) return
    const ask = (): void => {
      load().then(setCome, () => undefined)
    }
    ask()
    window.addEventListener('online', ask)
    return () => {
      window.removeEventListener('online', ask)
    }
  }, [load, isWanted])
  return come
}
