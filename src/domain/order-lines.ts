import { getDirection, type Language, type LocalText } from './language.ts'
import { formatAed, sumFils, multiplyFils, type Fils } from './money.ts'
import type { OrderMessageStrings } from './order-message-strings.ts'
import { truncateWithEllipsis, toMessageLine } from './text.ts'
import { getFirstLetterDirection, isolate, getDirectionMark, hasOppositeDirection } from './bidi.ts'

/** The longest name of a dish in the message, in code points with the '…' (V08). */
export const MESSAGE_NAME_MAX = 80

/** One dish of an order, as the message tells it. */
export interface OrderLine {
  /** The shown name and the language it is really written in (C24). */
  readonly name: LocalText
  /** Pieces, a whole number from 1 up. */
  readonly quantity: number
  /** What one piece costs. */
  readonly unitPrice: Fils
  /** What one piece costs without the discount; the same where there is none. */
  readonly originalUnitPrice: Fils
  /** Labels of the special requests, in the language of the message. */
  readonly requests: readonly string[]
}

/** The sums of an order; `savings` is 0 when nothing is discounted (CHK-2). */
export interface OrderAmounts {
  readonly subtotal: Fils
  readonly savings: Fils
  readonly total: Fils
}

/** Sums of whole lines, in integers (K13). */
export function orderAmounts(lines: readonly OrderLine[]): OrderAmounts {
  const subtotal = sumFils(lines.map((line) => multiplyFils(originalPriceOf(line), line.quantity)))
  const total = sumFils(lines.map((line) => multiplyFils(line.unitPrice, line.quantity)))
  return { subtotal, total, savings: (subtotal - total) as Fils }
}

function isDiscounted(line: OrderLine): boolean {
  return line.unitPrice < line.originalUnitPrice
}

/** Never below the price paid: a 'discount' that makes a dish dearer is none. */
function originalPriceOf(line: OrderLine): Fils {
  return isDiscounted(line) ? line.originalUnitPrice : line.unitPrice
}

/** A dish on lines of its own: name, amount of the whole line, price of a piece above one, requests (MSG-2). */
export function formatLine(line: OrderLine, language: Language, words: OrderMessageStrings): readonly string[] {
  return [
    formatLineName(line, language),
    formatLineAmount(line, words),
    ...(line.quantity > 1 ? [words.each(formatAed(line.unitPrice))] : []),
    ...(line.requests.length > 0 ? [`${words.specialRequest}: ${line.requests.join(words.listSeparator)}`] : []),
  ]
}

/** A dish on one line, without the price of a piece; its requests follow in brackets, without their label (MSG-5). */
export function formatCompactLine(line: OrderLine, language: Language, words: OrderMessageStrings): string {
  const requests = line.requests.length > 0 ? ` (${line.requests.join(words.listSeparator)})` : ''
  return `${formatLineName(line, language)}${words.listSeparator}${formatLineAmount(line, words)}${requests}`
}

function formatLineAmount(line: OrderLine, words: OrderMessageStrings): string {
  const amount = formatAed(multiplyFils(line.unitPrice, line.quantity))
  return isDiscounted(line)
    ? words.discountedPrice(formatAed(multiplyFils(line.originalUnitPrice, line.quantity)), amount)
    : words.price(amount)
}

/**
 * '2 × name', cleaned and cut (V08, V09, V15). A name that is borrowed from the other language or holds words of its
 * direction is isolated; if it also comes first with such a word, the line starts with a mark (MSG-4, V10).
 */
function formatLineName({ name, quantity }: OrderLine, language: Language): string {
  const text = truncateWithEllipsis(toMessageLine(name.text), MESSAGE_NAME_MAX)
  const isBorrowed = name.language !== language
  const isMarked = isBorrowed || getFirstLetterDirection(text) !== getDirection(language)
  const shown = isBorrowed || hasOppositeDirection(text, language) ? isolate(text) : text
  return `${isMarked ? getDirectionMark(language) : ''}${quantity} × ${shown}`
}
