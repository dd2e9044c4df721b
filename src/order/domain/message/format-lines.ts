import { getFirstLetterDirection, isolate, getDirectionMark, hasOppositeDirection } from '../../../core/text/bidi.ts'
import { getDirection, toLocalText, type Language } from '../../../core/text/language.ts'
import type { MenuItem } from '../../../menu/domain/menu.ts'
import { formatAed } from '../../../core/money.ts'
import type { OrderMessageStrings } from './order-message-strings.ts'
import type { PricedLine } from '../priced-basket.ts'
import { MESSAGE_NAME_MAX_CHARACTERS } from '../../../core/specification.ts'
import { truncateWithEllipsis, toMessageLine } from '../../../core/text/text.ts'

/**
 * Returns an item on lines of its own: name, amount of the whole line, unit price above one piece,
 * requests.
 */
export function formatLine(line: PricedLine, language: Language, strings: OrderMessageStrings): readonly string[] {
  const requests = formatRequests(line, strings)
  const label = line.quantity > 1 ? strings.specialRequestForEach : strings.specialRequest
  return [
    formatLineName(line, language),
    formatLineAmount(line, strings),
    ...(line.quantity > 1 ? [strings.each(formatAed(line.unitPrice))] : []),
    ...(requests === '' ? [] : [`${label}: ${requests}`]),
  ]
}

/**
 * Returns an item on one line, without the unit price; its requests follow in brackets, without
 * their label.
 */
export function formatCompactLine(line: PricedLine, language: Language, strings: OrderMessageStrings): string {
  const requests = formatRequests(line, strings)
  const amount = formatLineAmount(line, strings)
  return `${formatLineName(line, language)}${strings.listSeparator}${amount}${requests === '' ? '' : ` (${requests})`}`
}

function formatRequests({ requests }: PricedLine, strings: OrderMessageStrings): string {
  return requests.map((key) => strings.requests[key]).join(strings.listSeparator)
}

function formatLineAmount(line: PricedLine, strings: OrderMessageStrings): string {
  const amount = formatAed(line.total)
  return line.isDiscounted
    ? strings.discountedPrice(formatAed(line.originalTotal), amount)
    : line.quantity > 1
      ? strings.lineTotal(amount)
      : strings.price(amount)
}

/**
 * Returns '2 × name', cleaned and cut. A name that is borrowed from the other language or holds
 * words of its direction is isolated; if it also comes first with such a word, the line starts with
 * a mark.
 */
function formatLineName({ item, quantity }: PricedLine, language: Language): string {
  const name = toLocalText(item.name, language)
  const text = formatItemName(item, language)
  const isBorrowed = name.language !== language
  const isMarked = isBorrowed || getFirstLetterDirection(text) !== getDirection(language)
  const shown = isBorrowed || hasOppositeDirection(text, language) ? isolate(text) : text
  return `${isMarked ? getDirectionMark(language) : ''}${quantity} × ${shown}`
}

/** The name of an item in a message of this language, cleaned and cut, without marks of direction. */
export function formatItemName(item: MenuItem, language: Language): string {
  return truncateWithEllipsis(toMessageLine(toLocalText(item.name, language).text), MESSAGE_NAME_MAX_CHARACTERS)
}
