import type { OrderMessageStrings } from '../../domain/order-message-strings.ts'

/** English strings of the WhatsApp message. */
export const orderMessageEn: OrderMessageStrings = {
  title: (restaurant) => `New order – ${restaurant}`,
  detailsFollow: (restaurant) => `Hello ${restaurant}, this is my order. Name and delivery or pickup follow.`,
  greeting: (restaurant) => `Hello ${restaurant}, I would like to order.`,
  delivery: 'Delivery',
  pickup: 'Pickup',
  price: (amount) => amount,
  lineTotal: (amount) => amount,
  discountedPrice: (was, now) => `was ${was}, now ${now}`,
  each: (amount) => `${amount} each`,
  specialRequest: 'Special request',
  requests: {
    extra_lettuce: 'Extra lettuce',
    extra_spicy_mayo: 'Extra spicy mayo',
    extra_pickles: 'Extra pickles',
    extra_ketchup: 'Extra ketchup',
    extra_mayonnaise: 'Extra mayonnaise',
    no_pickles: 'No pickles',
    no_lettuce: 'No lettuce',
    no_mayonnaise: 'No mayonnaise',
  },
  name: 'Name',
  address: 'Address',
  comment: 'Comment',
  subtotal: 'Subtotal',
  savings: 'Savings',
  total: 'Total',
  itemCount: (count) => `Items: ${count}`,
  tooLongNotice: 'My order is long; I’ll paste all of it in my next message.',
  listSeparator: ', ',
}
