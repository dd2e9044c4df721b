import type { OrderMessageStrings } from '../../domain/order-message-strings.ts'
import { orderEn } from './order.ts'

/** English strings of the WhatsApp message. */
export const orderMessageEn: OrderMessageStrings = {
  ...orderEn,
  title: (restaurant) => `New order – ${restaurant}`,
  changedTitle: (restaurant) => `Changed order – ${restaurant}`,
  number: (number, time) => `Order ${number}, ${time}`,
  changedNumber: (number, replaced, time) => `Order ${number} (in place of ${replaced}), ${time}`,
  card: 'Order card',
  detailsFollow: (restaurant) => `Hello ${restaurant}, this is my order. Name and delivery or pickup follow.`,
  greeting: (restaurant) => `Hello ${restaurant}, I would like to order.`,
  price: (amount) => amount,
  lineTotal: (amount) => amount,
  discountedPrice: (was, now) => `was ${was}, now ${now}`,
  each: (amount) => `${amount} each`,
  specialRequest: 'Special request',
  specialRequestForEach: 'Special request, for each',
  name: 'Name',
  address: 'Address',
  area: 'Area',
  otherArea: 'another area',
  comment: 'Comment',
  subtotal: 'Subtotal',
  savings: 'Savings',
  deliveryFee: 'Delivery fee',
  pricesIncludeVat: 'Prices include VAT',
  itemCount: (count) => `Items: ${count}`,
  tooLongNotice: 'My order is long; I’ll paste all of it in my next message.',
}
