import { useStore } from 'zustand'
import { useLanguage } from '#i18n/language-context.tsx'
import type { ReceiveMethod } from '../domain/receive-method.ts'
import { formatMethodClosure } from '../messages/describe-shop.ts'
import { shopStore } from '../state/shop-store.ts'

/** Why a way to receive an order is closed now, in words; '' while it is open, and while the whole shop is closed. */
export function useMethodClosure(method: ReceiveMethod): string {
  const language = useLanguage()
  return useStore(shopStore, ({ plan, now }) => formatMethodClosure(plan, method, now, now, language))
}
