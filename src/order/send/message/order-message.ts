import { formatField } from '../../fields/format-field.ts'
import type { FieldName, OrderedFields } from '../../form/order-fields.ts'
import { formatFields } from '../../form/order-form.ts'
import type { Language } from '#core/text/language.ts'
import { formatAed, ZERO_FILS } from '#core/money.ts'
import type { ReceiveMethod } from '#shop/domain/receive-method.ts'
import { formatCompactItems, formatItems } from './format-people.ts'
import type { OrderOptions } from '../../fields/order-options.ts'
import { formatFeeText } from '../../fields/area/format-fee.ts'
import { fitsWhatsAppUrl } from '#shop/domain/whatsapp-url.ts'
import type { OrderMessageStrings } from '../../messages/order-message.en.ts'
import type { PricedBasket } from '../../lines/price.ts'
import { withoutPeople } from '../../people/people.ts'
import { isFeeUnknown, type OrderAmounts } from '../../priced-order.ts'
import { findReadyMinutes } from '../../ready-minutes.ts'
import { FULL_FORM_MAX_CHARACTERS } from '#core/specification.ts'
import { toMessageParagraph, toMessageLine } from '#core/text/text.ts'

/** What is known of an order before the form is filled. */
interface BasketOrder {
  /** The restaurant's name in the language of the message. */
  readonly restaurant: string
  readonly language: Language
  /** The lines that can be ordered, with all amounts. */
  readonly basket: PricedBasket
  /** Whether prices include value-added tax, which the message then says. */
  readonly isVatIncluded: boolean
}

/** A whole order. */
export interface Order extends BasketOrder {
  readonly method: ReceiveMethod
  /** What it has of the fields of checkout. */
  readonly fields: OrderedFields
  readonly amounts: OrderAmounts
  /** Where a pickup is ready, in the language of the message. */
  readonly pickupAddress: string
  /** The owner's for pickup: '15' or '15-20'; left out where none are named. */
  readonly pickupMinutes?: string | undefined
  /** When the message is written, in ms since the epoch. */
  readonly now: number
  readonly comment: string
  /** Null until the order is handed over. */
  readonly reference: MessageReference | null
  /** The address of the order card; null without one. */
  readonly cardUrl: string | null
}

/** What the message says of an order's number. */
export interface MessageReference {
  /** 'KR473', 'KR473-2'. */
  readonly number: string
  /** The number that a changed order was handed over with before; null for the first. */
  readonly replaced: string | null
  /** In words, in Dubai: '9:40 pm'. */
  readonly time: string
}

/** 'short': the link only announces the order, which has to be copied. */
export type OrderMessageVariant = 'full' | 'compact' | 'short'

export interface OrderMessage {
  /** The whole order in its full form, whatever the link carries: for Copy order. */
  readonly text: string
  /** What the link carries. */
  readonly linkText: string
  readonly form: OrderMessageVariant
  /** True for the short form: say in words that the order goes by Copy order. */
  readonly exceedsLinkLimit: boolean
}

/**
 * The message of a checked order: title, receive method, the car that it is brought to, number and time, when it is
 * wanted, comment, items by person, name, address, area, what helps the driver, how long it takes, payment, subtotal
 * and savings if any, delivery fee, VAT, the total, once, and as its last line the order card. The comment may be an
 * allergy, so it is above the items: whoever cooks from them has read it. No field and no name can add a line. Without lines: the
 * greeting.
 */
export function toOrderMessage(order: Order, words: OrderMessageStrings): OrderMessage {
  const { language, amounts, now } = order
  const context = { language, words, now, total: isFeeUnknown(amounts) ? null : amounts.total }
  const say = (...names: readonly FieldName[]): readonly string[] => formatFields(order.fields, names, context)
  return chooseVariant(order, words, {
    head: [
      formatTitle(order, words),
      words[order.method],
      ...say('car'),
      ...formatReference(order, words),
      ...say('wanted'),
    ],
    card: order.cardUrl === null ? [] : [`${words.card}: ${order.cardUrl}`],
    comment: formatField(words.comment, toMessageParagraph(order.comment), language, true),
    details: [
      ...say('firstName', 'address', 'area', 'unit', 'landmark', 'makani', 'recipientPhone', 'location'),
      ...formatPickupAddress(order, words),
      ...formatReadyMinutes(order, words),
      ...say('payment'),
    ],
    amounts,
  })
}

function formatPickupAddress(
  { method, pickupAddress, language }: Order,
  words: OrderMessageStrings,
): readonly string[] {
  return method === 'pickup' ? formatField(words.pickupAddress, toMessageLine(pickupAddress), language) : []
}

function formatReadyMinutes({ method, fields, pickupMinutes }: Order, words: OrderMessageStrings): readonly string[] {
  const { area, wanted } = fields
  const minutes = findReadyMinutes({ method, area, isForLater: wanted !== undefined, pickupMinutes })
  if (minutes === null) return []
  return [method === 'pickup' ? words.readyIn(...minutes) : `${words.deliveryTime}: ${words.minutes(...minutes)}`]
}

function formatFee({ delivery }: OrderAmounts, words: OrderMessageStrings): readonly string[] {
  if (delivery === null) return []
  return [delivery.fee === 0 ? words.freeDelivery : `${words.deliveryFee}: ${formatFeeText(delivery.fee, words)}`]
}

function formatTitle({ restaurant, reference, fields: { wanted } }: Order, words: OrderMessageStrings): string {
  const isChanged = reference !== null && reference.replaced !== null
  const title = isChanged ? words.changedTitle : wanted === undefined ? words.title : words.laterTitle
  return `*${title(toMessageLine(restaurant))}*`
}

function formatReference({ reference }: Order, words: OrderMessageStrings): readonly string[] {
  if (reference === null) return []
  const { number, replaced, time } = reference
  return [replaced === null ? words.number(number, time) : words.changedNumber(number, replaced, time)]
}

/**
 * The message of a basket nobody filled a form for: a first line that says that details follow, the
 * items and the amounts. Without lines it is the greeting.
 */
export function toBasketMessage(
  { onlyMethod, ...order }: BasketOrder & Pick<OrderOptions, 'onlyMethod'>,
  words: OrderMessageStrings,
): OrderMessage {
  const detailsFollow = onlyMethod === undefined ? words.detailsFollow : words.detailsFollowFor[onlyMethod]
  const head = [detailsFollow(toMessageLine(order.restaurant))]
  const basket = { ...order.basket, lines: withoutPeople(order.basket.lines) }
  return chooseVariant({ ...order, basket }, words, {
    head,
    card: [],
    comment: [],
    details: [],
    amounts: { delivery: null, total: basket.total, missing: ZERO_FILS },
  })
}

/** What opens a chat when there is nothing to order yet. */
export function toGreetingMessage(restaurant: string, words: OrderMessageStrings): OrderMessage {
  return createOrderMessage(words.greeting(toMessageLine(restaurant)), 'full')
}

interface MessageParts {
  readonly head: readonly string[]
  /** The last line. It is no text to read, so it does not count for the full form's limit. */
  readonly card: readonly string[]
  /** A part of its own before the items. */
  readonly comment: readonly string[]
  readonly details: readonly string[]
  readonly amounts: OrderAmounts
}

/** The fullest form that a link carries. */
function chooseVariant(
  { restaurant, language, basket, isVatIncluded }: BasketOrder,
  words: OrderMessageStrings,
  { head: start, card, comment, details, amounts }: MessageParts,
): OrderMessage {
  if (basket.lines.length === 0) return toGreetingMessage(restaurant, words)
  const { lines, subtotal, savings } = basket
  const totalLines = [
    ...formatFee(amounts, words),
    ...(isVatIncluded ? [words.pricesIncludeVat] : []),
    `*${words.total}:* ${formatAed(amounts.total)}${isFeeUnknown(amounts) ? words.listSeparator + words.plusDelivery : ''}`,
  ]
  const discount = [`${words.subtotal}: ${formatAed(subtotal)}`, `${words.savings}: ${formatAed(savings)}`]
  const end = [...details, ...(savings > 0 ? discount : []), ...totalLines]
  const body = {
    full: [...formatItems(lines, language, words), end],
    compact: [...formatCompactItems(lines, language, words), end],
    short: [[words.tooLongNotice], [...details, words.itemCount(basket.itemCount), ...totalLines]],
  }
  const write = (form: OrderMessageVariant, ownCard: readonly string[]): string =>
    joinBlocks([start, comment, ...body[form], ownCard])

  const text = write('full', card)
  const isReadable = fitsWhatsAppUrl(write('full', []), FULL_FORM_MAX_CHARACTERS)
  // Where not all of it fits, the items go before the card.
  for (const ownCard of [card, []]) {
    const full = write('full', ownCard)
    if (isReadable && fitsWhatsAppUrl(full)) return createOrderMessage(text, 'full', full)
    const compact = write('compact', ownCard)
    if (fitsWhatsAppUrl(compact)) return createOrderMessage(text, 'compact', compact)
  }
  const short = write('short', card)
  return createOrderMessage(text, 'short', fitsWhatsAppUrl(short) ? short : write('short', []))
}

function createOrderMessage(text: string, form: OrderMessageVariant, linkText: string = text): OrderMessage {
  return { text, linkText, form, exceedsLinkLimit: form === 'short' }
}

function joinBlocks(parts: readonly (readonly string[])[]): string {
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}
