import { useSyncExternalStore } from 'react'
import { savesData } from './saves-data.ts'

/** Missing from TypeScript's DOM types. */
interface Signals {
  /** Global Privacy Control: no data to third parties. */
  readonly globalPrivacyControl?: boolean
}

function allowsEmbeds(): boolean {
  const { globalPrivacyControl } = navigator as Signals
  return globalPrivacyControl !== true && !savesData()
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
