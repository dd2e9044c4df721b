import { toOrder } from '#order/send/message/order-message.fixtures.ts'
import { LINKED_ORDER, ONE_COLA, TWO_SANDWICHES } from '#order/link/order-link.fixtures.ts'
import { priceBasket } from '#order/lines/price.ts'
import { createMenuIndex } from '#menu/domain/menu-index.ts'
import { toOrderMessage } from '#order/send/message/order-message.ts'
import { orderMessages } from '#order/messages/order-messages.ts'
import { CHECKOUT_MENU } from './checkout-menu.ts'

export const BOTH = [ONE_COLA, TWO_SANDWICHES]

/** The message of the order, as the customer sent it. */
export function writeMessage(): string {
  const lines = BOTH.map((line, index) => ({ lineId: String(index), ...line }))
  const { text } = toOrderMessage(
    toOrder({
      restaurant: 'Lahab',
      language: 'en',
      isVatIncluded: true,
      reference: { number: 'KR473', replaced: null, time: '9:40 pm' },
      cardUrl: null,
      pickupAddress: '',
      now: LINKED_ORDER.writtenAt,
      method: 'delivery',
      firstName: 'سارة',
      address: 'Villa 7, Al Barsha 1',
      comment: '',
      basket: priceBasket(lines, createMenuIndex(CHECKOUT_MENU)),
    }),
    orderMessages.en,
  )
  return text
}
