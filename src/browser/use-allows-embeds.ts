import { useSyncExternalStore } from 'react'

/** Missing from TypeScript's DOM types. */
interface Signals {
  /** Global Privacy Control: no data to third parties. */
  readonly globalPrivacyControl?: boolean
  readonly connection?: { readonly saveData?: boolean }
}

function allowsEmbeds(): boolean {
  const { globalPrivacyControl, connection } = navigator as Signals
  return globalPrivacyControl !== true && connection?.saveData !== true
}

/**
 * Returns whether third-party content may load without a click: false with Global Privacy Control
 * or Save-Data, null on the server and during hydration.
 */
export function useAllowsEmbeds(): boolean | null {
  return useSyncExternalStore<boolean | null>(subscribe, allowsEmbeds, () => null)
}

/** Neither signal has a reliable change event: they are read on each render. */
function subscribe(): () => void {
  return () => undefined
}
