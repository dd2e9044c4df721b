import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { Language } from '#core/text/language.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { shopStore, useNow } from '#shop/state/shop-store.ts'
import { useCheckoutMessages, type CheckoutMessages } from '../../messages/checkout-messages.ts'
import { formStore, useOrderForm } from '../../form/state/form-store.ts'
import { ensureOrderReference, keepReference } from '../state/reference-actions.ts'
import { sendingStore } from '../state/sending-store.ts'
import { getOrder, useOrder } from '../../state/current-order.ts'
import { writeOrder, type WrittenOrder } from './write-order.ts'

/**
 * The current order as it would leave, written once a change; null while something is to be filled or chosen. It has a
 * number only once it was handed over.
 */
export function useOrderMessage(): WrittenOrder | null {
  const language = useLanguage()
  const messages = useCheckoutMessages()
  const order = useOrder()
  const form = useOrderForm()
  const comment = useStore(formStore, (state) => state.comment)
  const now = useNow()
  const reference = useStore(sendingStore, (sending) => sending.reference)
  return useMemo(
    () =>
      writeOrder({
        order,
        form,
        comment,
        language,
        messages,
        now,
        getReference: (hash) => keepReference(reference, hash),
      }),
    [order, form, comment, language, messages, now, reference],
  )
}

/** Writes the order in the click, with its number, from what the stores have now. */
export function writeCurrentOrder(language: Language, messages: CheckoutMessages): WrittenOrder | null {
  const { form, comment } = formStore.getState()
  return writeOrder({
    order: getOrder(),
    form,
    comment,
    language,
    messages,
    now: shopStore.getState().now,
    getReference: ensureOrderReference,
  })
}
