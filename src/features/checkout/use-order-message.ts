import { useEffect } from 'react'
import { restaurant } from '../../../restaurant.config.ts'
import { validateOrderForm } from '../../domain/order-form.ts'
import { hashOrder, toOrderMessage, type MessageReference, type OrderMessage } from '../../domain/order-message.ts'
import { formatDubaiTime } from '../../domain/order-time.ts'
import { formatOrderNumber, getRevision, type OrderReference } from '../../domain/order-reference.ts'
import { useCheckoutMessages } from '../../i18n/checkout-messages.ts'
import { useBasketOfOrder } from '../../state/basket-lines.ts'
import { useComment } from '../../state/comment-store.ts'
import { useOrderForm } from '../../state/order-form-store.ts'
import { ensureOrderReference, useOrderReference } from '../../state/order-reference-store.ts'
import { useMinute } from '../../state/shop-status-store.ts'

interface CurrentOrder {
  readonly message: OrderMessage
  /** Of `hashOrder`. */
  readonly hash: string
  /** 'KR473'; null where the order has no number. */
  readonly number: string | null
}

/** Returns the message of the current order, or null while the form is invalid. */
export function useOrderMessage(): CurrentOrder | null {
  const { language, messages } = useCheckoutMessages()
  const { form } = useOrderForm()
  const basket = useBasketOfOrder()
  const comment = useComment()
  const minute = useMinute()
  const reference = useOrderReference()
  const { method, firstName, address } = form
  const order =
    method === null || Object.keys(validateOrderForm(form)).length > 0
      ? null
      : {
          restaurant: restaurant.name[language],
          language,
          basket,
          switches: restaurant.message,
          method,
          firstName,
          address,
          comment,
          reference: null,
        }
  const hash = order && hashOrder(order)
  useEffect(() => {
    if (hash !== null && restaurant.message.number) ensureOrderReference(hash)
  }, [hash, minute])
  if (order === null || hash === null) return null
  const told = restaurant.message.number ? toMessageReference(reference, hash, minute) : null
  const message = toOrderMessage({ ...order, reference: told }, messages.orderMessage)
  return { message, hash, number: told && told.number }
}

function toMessageReference(reference: OrderReference | null, hash: string, minute: number): MessageReference | null {
  if (reference === null) return null
  const revision = getRevision(reference, hash)
  return {
    number: formatOrderNumber(reference.ref, revision),
    replaced: revision === 1 ? null : formatOrderNumber(reference.ref, revision - 1),
    time: formatDubaiTime(minute),
  }
}
