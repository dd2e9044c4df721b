import { toFils, type Fils } from './money.ts'
import { REQUESTS } from './order-link-format.ts'
import { ORDER_NUMBER_PATTERN } from './order-number.ts'
import type { OrderMessageStrings } from './order-message-strings.ts'
import type { OptionKey } from './special-requests.ts'

/** Of a pasted text this much is read; the longest message of the site has some 10,000 characters. */
const MAX_CHARACTERS = 20_000

/** What a pasted text says, as far as it has the form of the site's own order message. */
export interface ParsedMessage {
  /** 'KR473', 'KR473-2'; null where the message has no number. */
  readonly number: string | null
  readonly lines: readonly MessageLine[]
  /** The pieces that the short form announces; null in the other forms. */
  readonly announcedPieces: number | null
  /** Null where the total is missing or is no amount. */
  readonly total: Fils | null
  /** Null where the message has no fee, or none that is an amount. */
  readonly deliveryFee: Fils | null
  readonly fields: MessageFields
}

/** A line of an order, in the words of the message. */
export interface MessageLine {
  readonly name: string
  readonly quantity: number
  readonly requests: readonly OptionKey[]
  /** Requests in words that the site does not write. */
  readonly otherRequests: readonly string[]
}

/** What the customer has typed; '' for what the message does not say. */
export interface MessageFields {
  readonly name: string
  readonly address: string
  readonly area: string
  readonly payment: string
  readonly comment: string
}

/**
 * Reads a message in its full, compact or short form, in the language of `strings`. The text may be
 * anything; what is not known is passed over. Null where neither a title with the restaurant's name
 * nor a total is found.
 */
export function parseOrderMessage(
  text: string,
  restaurant: string,
  strings: OrderMessageStrings,
): ParsedMessage | null {
  const lines = text
    .slice(0, MAX_CHARACTERS)
    .split(/[\n\r\u2028\u2029]/)
    .map(normalisePasted)
  const titles = [strings.title(restaurant), strings.changedTitle(restaurant), strings.laterTitle(restaurant)]
  // A chat may put time and sender before the first line.
  const titleIndex = lines.findIndex((line) => titles.some((title) => line.endsWith(title)))
  const total = findFirst(lines.toReversed(), (line) => parseAed(readLabelled(line, strings.total) ?? ''))
  if (titleIndex === -1 && total === null) return null

  const dishIndexes = lines.flatMap((line, index) => (DISH.test(line) ? [index] : []))
  const head = lines.slice(0, dishIndexes[0]).filter((line) => readLabelled(line, strings.card) === null)
  // Fields follow the items; the same words before them are something else.
  const details = lines.slice((dishIndexes.at(-1) ?? titleIndex) + 1)
  const readField = (label: string): string => findFirst(details, (line) => readLabelled(line, label)) ?? ''
  return {
    number: findFirst(head, (line) => ORDER_NUMBER.exec(line)?.[0] ?? null),
    lines: dishIndexes.map((start, i) => readDish(lines.slice(start, dishIndexes[i + 1]), strings)),
    announcedPieces: dishIndexes.length > 0 ? null : findFirst(details, (line) => readItemCount(line, strings)),
    total,
    deliveryFee: parseAed(readField(strings.deliveryFee)),
    fields: {
      name: readField(strings.name),
      address: readField(strings.address),
      area: readField(strings.area),
      payment: readField(strings.payment),
      comment: readField(strings.comment),
    },
  }
}

/**
 * A line as it is compared: without invisible characters and the asterisks that a chat may keep or
 * lose, with single spaces.
 */
export function normalisePasted(line: string): string {
  return line
    .replace(/[\p{Cf}*]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
}

const ORDER_NUMBER = new RegExp(`\\b${ORDER_NUMBER_PATTERN}\\b`)
const DISH = /^(\d{1,4}) × (.+)$/u

/** Returns the text after a label and its colon; null if the line does not have this label. */
function readLabelled(line: string, label: string): string | null {
  return line.startsWith(`${label}:`) ? line.slice(label.length + 1).trim() : null
}

/** Reads an item from its first line and those up to the next item. */
function readDish([first = '', ...rest]: readonly string[], strings: OrderMessageStrings): MessageLine {
  const [, quantity, text = ''] = DISH.exec(first) ?? []
  // In the full form the amount has a line of its own. A name may end like an amount, too.
  const isFull = /^[^:]*AED [\d.]+$/u.test(rest[0] ?? '')
  const compact = isFull ? null : readCompactDish(text, strings)
  const requests =
    compact === null
      ? findFirst(
          rest,
          (line) => readLabelled(line, strings.specialRequestForEach) ?? readLabelled(line, strings.specialRequest),
        )
      : compact.requests
  const separator = strings.listSeparator.trim()
  const words = requests === null || requests === '' ? [] : requests.split(separator).map((word) => word.trim())
  const findKey = (word: string): OptionKey | undefined => REQUESTS.find((key) => strings.requests[key] === word)
  return {
    name: compact === null ? text : compact.name,
    quantity: Number(quantity),
    requests: words.flatMap((word) => findKey(word) ?? []),
    otherRequests: words.filter((word) => findKey(word) === undefined),
  }
}

/**
 * Reads name and requests of an item on one line, 'Cola, AED 6.00 (no pickles)'; null for a line of
 * the full form, which has no amount.
 */
function readCompactDish(
  text: string,
  strings: OrderMessageStrings,
): { readonly name: string; readonly requests: string } | null {
  const amounts = text.match(/AED [\d.]+/g) ?? []
  const last = amounts.at(-1)
  if (last === undefined) return null
  const phrases = [
    strings.discountedPrice(amounts.at(-2) ?? '', last),
    strings.lineTotal(last),
    strings.price(last),
  ].map((phrase) => strings.listSeparator + phrase)
  for (const phrase of phrases) {
    const start = text.lastIndexOf(phrase)
    const [, requests] = /^(?: \((.*)\))?$/u.exec(text.slice(start + phrase.length)) ?? []
    const isWhole = start + phrase.length === text.length
    if (start > 0 && (isWhole || requests !== undefined))
      return { name: text.slice(0, start), requests: requests ?? '' }
  }
  return null
}

function readItemCount(line: string, strings: OrderMessageStrings): number | null {
  const count = Number(/\d{1,5}$/.exec(line)?.[0] ?? NaN)
  return line === strings.itemCount(count) ? count : null
}

function findFirst<T>(lines: readonly string[], read: (line: string) => T | null): T | null {
  for (const line of lines) {
    const found = read(line)
    if (found !== null) return found
  }
  return null
}

/** Reads what `formatAed` writes; null for any other text. */
export function parseAed(text: string): Fils | null {
  const [, whole, fils] = /^AED (\d{1,9})\.(\d{2})$/.exec(text) ?? []
  return whole === undefined ? null : toFils(Number(whole) * 100 + Number(fils))
}
