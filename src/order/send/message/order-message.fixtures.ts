/** An order, and its message in the strings that customers send. */
import { orderMessageAr } from '../../messages/order-message.ar.ts'
import { orderMessageEn } from '../../messages/order-message.en.ts'
import type { Language, LocalText } from '#core/text/language.ts'
import { chooseUntold, createItem } from '#menu/domain/menu.fixtures.ts'
import { createExtras, type Option } from '#menu/domain/choices.ts'
import { toFils, type Fils } from '#core/money.ts'
import { truncateComment } from '../../fields/comment/comment.ts'
import { FIELD_NAMES, getField, type OrderedFields } from '../../form/order-fields.ts'
import { hashOrder } from './hash-order.ts'
import { toOrderMessage, type Order, type OrderMessage } from './order-message.ts'
import { priceBasket } from '../../lines/price.ts'
import { priceOrder } from '../../priced-order.ts'
import { createMenuIndex } from '#menu/domain/menu-index.ts'
import type { RequestKey } from '#menu/domain/special-requests.ts'

export const ENGLISH = orderMessageEn
export const ARABIC = orderMessageAr

/** An item of the menu, how many of it are ordered, and what is asked for. */
export interface OrderedItem {
  /** The other language has no name. */
  readonly name: LocalText
  readonly quantity: number
  readonly price: Fils
  readonly discountPrice: Fils | null
  readonly requests: readonly RequestKey[]
  readonly extras?: readonly Option[]
}

export const SANDWICH: OrderedItem = {
  name: { text: 'Chicken Sandwich Large', language: 'en' },
  quantity: 2,
  price: toFils(1800),
  discountPrice: toFils(1350),
  requests: ['no_pickles', 'extra_spicy_mayo'],
}
export const COLA: OrderedItem = {
  name: { text: 'Cola', language: 'en' },
  quantity: 1,
  price: toFils(600),
  discountPrice: null,
  requests: [],
}
export const ARABIC_SANDWICH: OrderedItem = { ...SANDWICH, name: { text: 'ساندويش دجاج كبير', language: 'ar' } }
export const ARABIC_COLA: OrderedItem = { ...COLA, name: { text: 'كولا', language: 'ar' } }

/** The basket of some items with what is asked for. */
export function ordered(items: readonly OrderedItem[]): Pick<Order, 'basket'> {
  const menu = items.map(({ name, price, discountPrice, extras = [] }, i) => {
    const noName: Record<Language, string> = { ar: '', en: '' }
    return createItem(`item-${i}`, {
      name: { ...noName, [name.language]: name.text },
      price,
      discountPrice,
      category: 'Chicken Shawarma',
      choices: [createExtras(extras)],
    })
  })
  const lines = items.map(({ quantity, requests, extras = [] }, i) => ({
    lineId: `item-${i}`,
    itemId: `item-${i}`,
    quantity,
    requests,
    chosen: chooseUntold(...extras.map(({ id }) => id)),
  }))
  return { basket: priceBasket(lines, createMenuIndex(menu)) }
}

/** An order without what it costs; the fields, among the rest, as they were typed. */
export type TypedOrder = Omit<Order, 'amounts' | 'fields'> & OrderedFields

/** The order with what it costs, and what its method has of the fields. */
export function toOrder(typed: TypedOrder): Order {
  const names = FIELD_NAMES.filter((name) => getField(name).methods.includes(typed.method))
  const fields = names.map((name) => {
    const isTyped = typeof typed[name] === 'string' || name === 'car'
    return [name, isTyped ? getField(name).parse(typed[name]) : typed[name]] as const
  })
  return {
    ...typed,
    comment: truncateComment(typed.comment),
    fields: Object.fromEntries(fields),
    amounts: priceOrder(typed.basket, typed.area ?? null),
  }
}

export const ENGLISH_ORDER: TypedOrder = {
  restaurant: 'Lahab',
  language: 'en',
  isVatIncluded: true,
  reference: null,
  cardUrl: null,
  pickupAddress: 'Al Wasl Road',
  now: Date.parse('2026-11-22T20:00:00+04:00'),
  method: 'delivery',
  firstName: 'Sara',
  address: 'Villa 7, St 33B, Al Barsha 1',
  comment: 'no onion please',
  ...ordered([SANDWICH, COLA]),
}
export const ARABIC_ORDER: TypedOrder = {
  ...ENGLISH_ORDER,
  restaurant: 'لهب',
  language: 'ar',
  firstName: 'سارة',
  comment: 'بدون بصل من فضلك',
  ...ordered([ARABIC_SANDWICH, ARABIC_COLA]),
}

type Changes = Partial<TypedOrder> & { readonly items?: readonly OrderedItem[] }

export function english({ items, ...changes }: Changes = {}): OrderMessage {
  return toOrderMessage(toOrder({ ...ENGLISH_ORDER, ...changes, ...(items && ordered(items)) }), ENGLISH)
}

export function arabic({ items, ...changes }: Changes = {}): OrderMessage {
  return toOrderMessage(toOrder({ ...ARABIC_ORDER, ...changes, ...(items && ordered(items)) }), ARABIC)
}

/** The hash of the order with these changes. */
export function hashOf({ items, ...changes }: Changes = {}): string {
  return hashOrder(toOrder({ ...ENGLISH_ORDER, ...changes, ...(items && ordered(items)) }), ENGLISH)
}

/** `count` different items, 90 or so characters each in the full form. */
export function createItems(count: number, item: OrderedItem = SANDWICH): OrderedItem[] {
  return Array.from({ length: count }, (_, i) => ({ ...item, name: { ...item.name, text: `${item.name.text} ${i}` } }))
}
