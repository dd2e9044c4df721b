import { useSyncExternalStore } from 'react'

/** Signals that TypeScript's DOM types do not know yet. */
interface Signals {
  /** Global Privacy Control: the visitor does not want their data passed on. */
  readonly globalPrivacyControl?: boolean
  readonly connection?: { readonly saveData?: boolean }
}

function allowsEmbeds(): boolean {
  const { globalPrivacyControl, connection } = navigator as Signals
  return globalPrivacyControl !== true && connection?.saveData !== true
}

/**
 * Whether another company's content may load without a click; false for a visitor with Global
 * Privacy Control or Save-Data. Null on the server and during hydration: not known yet.
 */
export function useAllowsEmbeds(): boolean | null {
  return useSyncExternalStore<boolean | null>(subscribe, allowsEmbeds, () => null)
}

/** Neither signal announces its changes reliably: they are read when the component renders. */
function subscribe(): () => void {
  return () => undefined
}
