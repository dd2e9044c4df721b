import { hashText } from '#core/text/hash-text.ts'
import type { OrderMessageStrings } from '../../messages/order-message.en.ts'
import { toOrderMessage, type Order } from './order-message.ts'

/** Hash of what an order's message says, in whatever language. Ignores number, time and the restaurant's own address. `english`: words to hash. */
export function hashOrder(order: Order, english: OrderMessageStrings): string {
  // Of a wanted time the message says 'today' or 'tomorrow', by when it is written.
  const wantedAt = order.fields.wanted?.at ?? 0
  const unnumbered = { ...order, restaurant: '', now: wantedAt, reference: null, cardUrl: null, pickupAddress: '' }
  const { text } = toOrderMessage({ ...unnumbered, language: 'en' }, english)
  return hashText(`${text}${wantedAt}`).toString(36)
}
