/** Orders, their messages, and what is read of them, for the tests of pasting. */
import { priceCard } from '../../domain/priced-card.ts'
import type { Language } from '#core/text/language.ts'
import { createExtra, createItem } from '#menu/domain/menu.fixtures.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import { toFils } from '#core/money.ts'
import { resolveOrder } from '#order/link/resolved-order.ts'
import { LINKED_ORDER, ONE_COLA, TWO_SANDWICHES, type Ordered } from '#order/link/order-link.fixtures.ts'
import { EMPTY_ORDER_LINK, toLinkLines, type OrderLink } from '#order/link/order-link.ts'
import { toOrderMessage, type Order, type OrderMessage } from '#order/send/message/order-message.ts'
import { ARABIC, ENGLISH, withAmounts } from '#order/send/message/order-message.fixtures.ts'
import type { OrderOptions } from '#order/fields/order-options.ts'
import { priceBasket } from '#order/lines/price.ts'
import { createMenuIndex } from '#menu/domain/menu-index.ts'
import { readPastedMessage, type MessageFields, type PastedMessage, type ReadMessage } from './read-pasted-message.ts'

const STRINGS = { ar: ARABIC, en: ENGLISH }
const RESTAURANT = { ar: 'لهب', en: 'Lahab' }

export const SANDWICH = createItem('sandwich', {
  name: { ar: 'ساندويش دجاج كبير', en: 'Chicken Sandwich Large' },
  price: toFils(1800),
  discountPrice: toFils(1350),
  category: 'Chicken Shawarma',
  extras: [
    createExtra('cheese', 300, { name: { ar: 'جبنة', en: 'Cheese' } }),
    createExtra('sauce', 0, { name: { ar: '', en: 'Sauce (hot, 30 ml)' } }),
  ],
})
export const COLA = createItem('cola', { name: { ar: 'كولا', en: 'Cola' }, price: toFils(500), category: 'Beverages' })
/** A name that looks like a line of the message's compact form. */
const TRICKY = createItem('tricky', {
  name: { ar: '', en: 'Box, AED 5.00 (No pickles)' },
  price: toFils(2500),
  category: 'Chicken Shawarma',
})
const MENU = [SANDWICH, COLA, TRICKY]

interface Options {
  readonly language?: Language
  readonly menu?: readonly MenuItem[]
  readonly order?: Partial<Omit<Order, 'amounts'>>
}

/** The message of an order that was written with this menu. */
export function write(
  ordered: readonly Ordered[],
  { language = 'en', menu = MENU, order }: Options = {},
): OrderMessage {
  const lines = ordered.map((line, index) => ({ lineId: String(index), ...line }))
  return toOrderMessage(
    withAmounts({
      restaurant: RESTAURANT[language],
      language,
      isVatIncluded: true,
      reference: { number: 'KR473', replaced: null, time: STRINGS[language].time(21 * 60 + 40) },
      cardUrl: null,
      now: LINKED_ORDER.writtenAt,
      method: 'delivery',
      firstName: 'Sara',
      address: 'Villa 7, St 33B, Al Barsha 1',
      comment: 'no onion please',
      basket: priceBasket(lines, createMenuIndex(menu)),
      ...order,
    }),
    STRINGS[language],
  )
}

interface ReadOptions {
  readonly menu?: readonly MenuItem[]
  readonly link?: Partial<OrderLink>
  readonly options?: OrderOptions
}

/** Reads a text onto the ticket of an order at the prices of today's menu. */
export function read(
  text: string,
  ordered: readonly Ordered[] = BOTH,
  { menu = MENU, link: more, options = {} }: ReadOptions = {},
): PastedMessage {
  const link = { ...EMPTY_ORDER_LINK, order: LINKED_ORDER, lines: toLinkLines(ordered), ...more }
  const card = resolveOrder(link.lines, createMenuIndex(menu))
  return readPastedMessage(
    text,
    { link, card, amounts: priceCard(card, link, options), restaurant: RESTAURANT },
    STRINGS,
  )
}

export const BOTH = [TWO_SANDWICHES, ONE_COLA] as const
export const FIELDS: MessageFields = {
  name: 'Sara',
  address: 'Villa 7, St 33B, Al Barsha 1',
  unit: '',
  landmark: '',
  makani: '',
  location: '',
  comment: 'no onion please',
  payment: null,
  car: [],
}

/** What is read of the message of `BOTH`. */
export const READ: ReadMessage = { status: 'read', fields: FIELDS, total: toFils(3200), otherLines: [], isCut: false }
