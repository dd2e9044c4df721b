import { truncateComment } from './comment.ts'
import type { Language } from './language.ts'
import { formatAed } from './money.ts'
import { truncateAddress, truncateFirstName, type ReceiveMethod } from './order-form.ts'
import { formatCompactLine, formatLine } from './order-lines.ts'
import { fitsWhatsAppUrl } from './whatsapp-url.ts'
import type { OrderMessageStrings } from './order-message-strings.ts'
import type { PricedBasket } from './priced-basket.ts'
import type { MessageSwitches } from './restaurant.ts'
import { FULL_FORM_MAX_CHARACTERS } from './specification.ts'
import { toMessageParagraph, toMessageLine } from './text.ts'
import { isolate, hasOppositeDirection } from './bidi.ts'

/** What is known of an order before the form is filled. */
export interface BasketOrder {
  /** The restaurant's name in the language of the message. */
  readonly restaurant: string
  readonly language: Language
  /** The lines that can be ordered, with all amounts. */
  readonly basket: PricedBasket
  readonly switches: MessageSwitches
}

/** A whole order; the fields as typed. The address is only used for delivery. */
export interface Order extends BasketOrder {
  readonly method: ReceiveMethod
  readonly firstName: string
  readonly address: string
  readonly comment: string
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
  readonly mustBeCopied: boolean
}

/**
 * The message of a checked order: title, receive method, items, name, address, comment, subtotal
 * and savings when there are any, and the total, last and once. No field or name of an item can add
 * a line to it. Without lines it is the greeting.
 */
export function toOrderMessage(order: Order, words: OrderMessageStrings): OrderMessage {
  const name = formatField(words.name, toMessageLine(truncateFirstName(order.firstName)), order.language)
  const address = formatField(words.address, toMessageLine(truncateAddress(order.address)), order.language)
  const comment = formatField(words.comment, toMessageParagraph(truncateComment(order.comment)), order.language)
  return fitToLink(order, words, {
    head: [`*${words.title(toMessageLine(order.restaurant))}*`, words[order.method]],
    details: [...name, ...(order.method === 'delivery' ? address : []), ...comment],
  })
}

/**
 * The message of a basket nobody filled a form for: a first line that says that details follow, the
 * items and the amounts. Without lines it is the greeting.
 */
export function toBasketMessage(basket: BasketOrder, words: OrderMessageStrings): OrderMessage {
  const head = [words.detailsFollow(toMessageLine(basket.restaurant))]
  return fitToLink(basket, words, { head, details: [] })
}

/** What opens a chat when there is nothing to order yet. */
export function toGreetingMessage(restaurant: string, words: OrderMessageStrings): OrderMessage {
  return createOrderMessage(words.greeting(toMessageLine(restaurant)), 'full')
}

/** A labelled line of the customer's own text, as a list: empty when nothing is left of the text. */
function formatField(label: string, text: string, language: Language): readonly string[] {
  if (text === '') return []
  const isIsolated = language === 'ar' || hasOppositeDirection(text, language)
  return [`${label}: ${isIsolated ? isolate(text) : text}`]
}

interface MessageFrame {
  readonly head: readonly string[]
  readonly details: readonly string[]
}

/** The fullest form that a link carries. */
function fitToLink(
  { restaurant, language, basket, switches }: BasketOrder,
  words: OrderMessageStrings,
  { head, details }: MessageFrame,
): OrderMessage {
  if (basket.lines.length === 0) return toGreetingMessage(restaurant, words)
  const { lines, subtotal, savings, total } = basket
  const totalLine = `*${words.total}:* ${formatAed(total)}`
  const discount = [`${words.subtotal}: ${formatAed(subtotal)}`, `${words.savings}: ${formatAed(savings)}`]
  const end = [...details, ...(savings > 0 ? discount : []), totalLine]

  const full = joinBlocks([head, ...lines.map((line) => formatLine(line, language, words, switches)), end])
  if (fitsWhatsAppUrl(full, FULL_FORM_MAX_CHARACTERS)) return createOrderMessage(full, 'full')

  const compact = joinBlocks([head, lines.map((line) => formatCompactLine(line, language, words)), end])
  if (fitsWhatsAppUrl(compact)) return createOrderMessage(full, 'compact', compact)

  return createOrderMessage(
    full,
    'short',
    joinBlocks([head, [words.tooLongNotice], [...details, words.itemCount(basket.itemCount), totalLine]]),
  )
}

function createOrderMessage(text: string, form: OrderMessageVariant, linkText: string = text): OrderMessage {
  return { text, linkText, form, mustBeCopied: form === 'short' }
}

function joinBlocks(parts: readonly (readonly string[])[]): string {
  return parts.map((lines) => lines.join('\n')).join('\n\n')
}
