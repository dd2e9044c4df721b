import { formatAed } from '#core/money.ts'
import type { DeliveryFee } from './chosen-area.ts'
import type { OrderMessageStrings } from '../../order-message-strings.ts'

/** 'Delivery fee: AED 10.00'. */
export function formatFeeLine(fee: DeliveryFee, words: OrderMessageStrings): string {
  return fee === 0 ? words.freeDelivery : `${words.deliveryFee}: ${formatFeeText(fee, words)}`
}

/** An amount, or the words for a fee that is nothing or not known. */
export function formatFeeText(fee: DeliveryFee, words: Pick<OrderMessageStrings, 'toldInChat' | 'free'>): string {
  return fee === null ? words.toldInChat : fee === 0 ? words.free : formatAed(fee)
}
