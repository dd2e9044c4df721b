import { useEffect, useMemo } from 'react'
import type { Language } from '#core/text/language.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { shopStore, useNow } from '#shop/state/shop-store.ts'
import { useCheckoutMessages, type CheckoutMessages } from '../../messages/checkout-messages.ts'
import { formStore, useComment, useOrderForm } from '../../form/state/form-store.ts'
import { useOrderReference, ensureOrderReference } from '../state/reference-actions.ts'
import { getOrder, useOrder } from '../../state/current-order.ts'
import { writeOrder, type WrittenOrder } from './write-order.ts'

/** The current order as it would leave; null while something is to be filled or chosen. */
export function useOrderMessage(): WrittenOrder | null {
  const language = useLanguage()
  const messages = useCheckoutMessages()
  const order = useOrder()
  const form = useOrderForm()
  const comment = useComment()
  const now = useNow()
  const reference = useOrderReference()
  const written = useMemo(
    () => writeOrder({ order, form, comment, language, messages, now, getReference: () => reference }),
    [order, form, comment, language, messages, now, reference],
  )
  const hash = written && written.hash
  useEffect(() => {
    if (hash !== null) ensureOrderReference(hash)
  }, [hash, now])
  return written
}

/** Writes the order in the click, with a number that is still good, from what the stores have now. */
export function writeCurrentOrder(language: Language, messages: CheckoutMessages): WrittenOrder | null {
  return writeOrder({
    order: getOrder(),
    form: formStore.getState().form,
    comment: formStore.getState().comment,
    language,
    messages,
    now: shopStore.getState().now,
    getReference: ensureOrderReference,
  })
}
