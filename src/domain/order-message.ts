import { limitComment } from './comment.ts'
import type { Language } from './language.ts'
import { formatAed } from './money.ts'
import { limitAddress, limitFirstName, type ReceiveMethod } from './order-form.ts'
import { compactLine, fullLine, orderAmounts, type OrderLine } from './order-lines.ts'
import { fitsLink } from './order-link.ts'
import type { OrderMessageWords } from './order-message-words.ts'
import { messageParagraph, messageText } from './text.ts'
import { isolate, runsAgainst } from './text-direction.ts'

/** Up to this many code points a link carries the full form (D12). */
export const FULL_FORM_MAX = 1600

/** What is known of an order before the form is filled. */
export interface BasketOrder {
  /** The restaurant's name in the language of the message. */
  readonly restaurant: string
  readonly language: Language
  readonly lines: readonly OrderLine[]
}

/** A whole order; the fields as typed. The address is told for delivery only. */
export interface Order extends BasketOrder {
  readonly method: ReceiveMethod
  readonly firstName: string
  readonly address: string
  readonly comment: string
}

/** 'short': the link only announces the order, which has to be copied (MSG-5). */
export type OrderMessageForm = 'full' | 'compact' | 'short'

export interface OrderMessage {
  /** The whole order in its full form, whatever the link carries: for Copy order. */
  readonly text: string
  /** What the link carries. */
  readonly linkText: string
  readonly form: OrderMessageForm
  /** True for the short form: say in words that the order goes by Copy order. */
  readonly needsCopy: boolean
}

/**
 * The message of a checked order (MSG-2): title, receive method, dishes, name, address, comment, subtotal and savings
 * when there are any, and the total, last and once. No field or name of a dish can add a line to it (D7, K11, V15).
 * Without lines it is the greeting (MSG-3).
 */
export function orderMessage(order: Order, words: OrderMessageWords): OrderMessage {
  const name = field(words.name, messageText(limitFirstName(order.firstName)), order.language)
  const address = field(words.address, messageText(limitAddress(order.address)), order.language)
  const comment = field(words.comment, messageParagraph(limitComment(order.comment)), order.language)
  return inFittingForm(order, words, {
    head: [`*${words.title(messageText(order.restaurant))}*`, words[order.method]],
    details: [...name, ...(order.method === 'delivery' ? address : []), ...comment],
  })
}

/**
 * The message of a basket nobody filled a form for (HERO-6): a first line that says that details follow, the dishes
 * and the amounts. Without lines it is the greeting (MSG-3, K15).
 */
export function basketMessage(basket: BasketOrder, words: OrderMessageWords): OrderMessage {
  const head = [words.detailsFollow(messageText(basket.restaurant))]
  return inFittingForm(basket, words, { head, details: [] })
}

/** What opens a chat when there is nothing to order yet (MSG-3). */
export function greetingMessage(restaurant: string, words: OrderMessageWords): OrderMessage {
  return carried(words.greeting(messageText(restaurant)), 'full')
}

/** A labelled line of the diner's own text, as a list: empty when nothing is left of the text (MSG-4). */
function field(label: string, text: string, language: Language): readonly string[] {
  if (text === '') return []
  const isIsolated = language === 'ar' || runsAgainst(text, language)
  return [`${label}: ${isIsolated ? isolate(text) : text}`]
}

interface Surroundings {
  readonly head: readonly string[]
  readonly details: readonly string[]
}

/** The fullest form that a link carries; the lengths are those of D12. */
function inFittingForm(
  { restaurant, language, lines }: BasketOrder,
  words: OrderMessageWords,
  { head, details }: Surroundings,
): OrderMessage {
  if (lines.length === 0) return greetingMessage(restaurant, words)
  const { subtotal, savings, total } = orderAmounts(lines)
  const totalLine = `*${words.total}:* ${formatAed(total)}`
  const discount = [`${words.subtotal}: ${formatAed(subtotal)}`, `${words.savings}: ${formatAed(savings)}`]
  const end = [...details, ...(savings > 0 ? discount : []), totalLine]

  const full = blocks([head, ...lines.map((line) => fullLine(line, language, words)), end])
  if (fitsLink(full, FULL_FORM_MAX)) return carried(full, 'full')

  const compact = blocks([head, lines.map((line) => compactLine(line, language, words)), end])
  if (fitsLink(compact)) return carried(full, 'compact', compact)

  const pieces = lines.reduce((count, line) => count + line.quantity, 0)
  return carried(
    full,
    'short',
    blocks([head, [words.wholeOrderFollows], [...details, words.pieces(pieces), totalLine]]),
  )
}

function carried(text: string, form: OrderMessageForm, linkText: string = text): OrderMessage {
  return { text, linkText, form, needsCopy: form === 'short' }
}

function blocks(parts: readonly (readonly string[])[]): string {
  return parts.map((lines) => lines.join('\n')).join('\n\n')
}
