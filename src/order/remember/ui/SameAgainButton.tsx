import { useSyncExternalStore, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { createLazyModule, useLazyModule } from '#browser/loading/lazy-module.ts'
import { onLocalValueChange } from '#browser/storage/on-local-value-change.ts'
import { safeLocalStorage } from '#browser/storage/safe-storage.ts'
import { LOCAL_KEYS } from '#browser/storage/storage-keys.ts'
import { getPath } from '#core/routes.ts'
import type { Language } from '#core/text/language.ts'
import { menuStore } from '#menu/state/menu-store.ts'
import { Icon } from '#ui/Icon.tsx'
import { getCheckoutMessages } from '../../messages/checkout-messages.ts'
import styles from './SameAgainButton.module.css'

// Few customers have a last order.
const loadSummary = createLazyModule(() => import('../last-order-summary.ts'))

/**
 * 'Same again · Chicken Combo + 2 · AED 59': leads to the card of the last order. The server, which can't know what a
 * browser keeps, always renders it; style sheets show it where the head script has found an order.
 */
export function SameAgainButton({ language }: { language: Language }): ReactNode {
  const menu = useStore(menuStore, ({ index }) => index)
  const stored = useSyncExternalStore(
    (onChange) => onLocalValueChange(LOCAL_KEYS.remembered, onChange),
    () => safeLocalStorage.read(LOCAL_KEYS.remembered),
    () => null,
  )
  const reader = useLazyModule(loadSummary, stored !== null)
  const summary = reader === null ? '' : reader.summarizeLastOrder(stored, menu, language)
  return (
    <a className={styles.button} href={getPath('orderCard', language)}>
      <Icon name="clock" size={20} />
      <span className={styles.text}>
        {getCheckoutMessages(language).remember.sameAsLastTime}
        {summary !== '' && <span className={styles.summary}>{` · ${summary}`}</span>}
      </span>
    </a>
  )
}
