/** Orders, their messages and the comparison of the two, for the tests of the paste check. */
import type { CardAmounts } from './card-amounts.ts'
import { compareMessage, type MessageComparison } from './compare-message.ts'
import type { Language } from './language.ts'
import { createItem } from './menu.fixtures.ts'
import type { MenuItem } from './menu.ts'
import { toFils } from './money.ts'
import { createOrderCard } from './order-card.ts'
import { toLinkLines, type OrderFacts } from './order-link.ts'
import { toOrderMessage, type Order, type OrderMessage } from './order-message.ts'
import { ARABIC, ENGLISH } from './order-message.fixtures.ts'
import { createMenuIndex, priceBasket } from './priced-basket.ts'
import type { OptionKey } from './special-requests.ts'

const STRINGS = { ar: ARABIC, en: ENGLISH }
const RESTAURANT = { ar: 'لهب', en: 'Lahab' }

export const SANDWICH = createItem('sandwich', {
  name: { ar: 'ساندويش دجاج كبير', en: 'Chicken Sandwich Large' },
  price: toFils(1800),
  discountPrice: toFils(1350),
  category: 'Chicken Shawarma',
})
export const COLA = createItem('cola', { name: { ar: 'كولا', en: 'Cola' }, price: toFils(500), category: 'Beverages' })
/** A name that looks like a line of the message's compact form. */
const TRICKY = createItem('tricky', {
  name: { ar: '', en: 'Box, AED 5.00 (No pickles)' },
  price: toFils(2500),
  category: 'Chicken Shawarma',
})
const MENU = [SANDWICH, COLA, TRICKY]

export interface Ordered {
  readonly itemId: string
  readonly quantity: number
  readonly requests: readonly OptionKey[]
}

export const TWO_SANDWICHES: Ordered = { itemId: 'sandwich', quantity: 2, requests: ['no_pickles', 'extra_spicy_mayo'] }
export const ONE_COLA: Ordered = { itemId: 'cola', quantity: 1, requests: [] }

interface Options {
  readonly language?: Language
  readonly menu?: readonly MenuItem[]
  readonly order?: Partial<Order>
}

/** The message of an order that was written with this menu. */
export function write(
  ordered: readonly Ordered[],
  { language = 'en', menu = MENU, order }: Options = {},
): OrderMessage {
  const lines = ordered.map((line, index) => ({ lineId: String(index), ...line }))
  return toOrderMessage(
    {
      restaurant: RESTAURANT[language],
      language,
      switches: { number: true, card: true, forEach: true },
      isVatIncluded: true,
      reference: { number: 'KR473', replaced: null, time: '9:40 pm' },
      cardUrl: 'https://lahab.example/o#1D00MT128',
      now: 0,
      method: 'delivery',
      firstName: 'Sara',
      address: 'Villa 7, St 33B, Al Barsha 1',
      comment: 'no onion please',
      basket: priceBasket(lines, createMenuIndex(menu)),
      ...order,
    },
    STRINGS[language],
  )
}

export const FACTS: OrderFacts = { ref: 'KR473', revision: 1, writtenAt: 0, total: toFils(3200), method: 'delivery' }

interface ComparedOptions {
  readonly menu?: readonly MenuItem[]
  readonly facts?: OrderFacts | null
  readonly amounts?: Pick<CardAmounts, 'total' | 'isFeeUnknown'>
}

/** Compares a text with the link of an order at the prices of today's menu. */
export function compare(
  text: string,
  ordered: readonly Ordered[],
  { menu = MENU, facts = FACTS, ...amounts }: ComparedOptions = {},
): MessageComparison {
  const card = createOrderCard(toLinkLines(ordered), createMenuIndex(menu))
  return compareMessage(text, { facts, card, ...amounts, restaurant: RESTAURANT }, STRINGS)
}

export const BOTH = [TWO_SANDWICHES, ONE_COLA]
export const FIELDS = {
  name: 'Sara',
  address: 'Villa 7, St 33B, Al Barsha 1',
  area: '',
  payment: '',
  comment: 'no onion please',
}
