import { getFirstLetterDirection, getDirectionMark, hasOppositeDirection } from '#core/text/bidi.ts'
import { isolate } from '#core/text/isolate.ts'
import { getDirection, toLocalText, type Language, type LocalText } from '#core/text/language.ts'
import { formatAed } from '#core/money.ts'
import type { OrderMessageStrings } from '../../messages/order-message.en.ts'
import { describeLine, type LineAnswer } from '../../lines/describe-line.ts'
import type { PricedLine } from '../../lines/price.ts'
import { MESSAGE_NAME_MAX_CHARACTERS } from '#core/specification.ts'
import { truncateWithEllipsis, toMessageLine } from '#core/text/text.ts'

/** Returns an item on lines of its own: name, amount of the whole line, unit price above one piece, what is chosen. */
export function formatLine(line: PricedLine, language: Language, strings: OrderMessageStrings): readonly string[] {
  const isForEach = line.quantity > 1
  return [
    formatLineName(line, language),
    formatLineAmount(line, strings),
    ...(isForEach ? [strings.each(formatAed(line.unitPrice))] : []),
    ...describeLine(line, language, strings).map((answer) => formatAnswer(answer, isForEach, language, strings)),
  ]
}

/** Returns an item on one line, without the unit price; what is chosen follows in brackets, without label or price. */
export function formatCompactLine(line: PricedLine, language: Language, strings: OrderMessageStrings): string {
  const options = describeLine(line, language, strings).flatMap((answer) => answer.options)
  const asked = options.map(({ text }) => formatName(text, language)).join(strings.listSeparator)
  const amount = formatLineAmount(line, strings)
  return `${formatLineName(line, language)}${strings.listSeparator}${amount}${asked === '' ? '' : ` (${asked})`}`
}

/** 'Drink: Cola Zero'; a choice that is open says so. */
function formatAnswer(
  { kind, question, options, isMissing }: LineAnswer,
  isForEach: boolean,
  language: Language,
  strings: OrderMessageStrings,
): string {
  const texts = options.map(({ text, price }) => {
    const name = formatName(text, language)
    if (price === null || (price === 0 && kind === 'choice')) return name
    return strings.extra(name, price === 0 ? strings.free : formatAed(price))
  })
  const list = [...texts, ...(isMissing ? [strings.notChosen] : [])].join(strings.listSeparator)
  if (kind === 'requests') return `${isForEach ? strings.specialRequestForEach : strings.specialRequest}: ${list}`
  if (kind === 'extras' && isForEach) return `${strings.extrasForEach}: ${list}`
  const label = question === null ? '' : formatLabel(question, language)
  return `${isForEach && !isMissing ? strings.forEach(label) : label}: ${list}`
}

/** The name of a choice; one that is borrowed begins with the mark that gives its line the message's direction. */
function formatLabel(name: LocalText, language: Language): string {
  return `${name.language === language ? '' : getDirectionMark(language)}${formatName(name, language)}`
}

function formatLineAmount(line: PricedLine, strings: OrderMessageStrings): string {
  const amount = formatAed(line.total)
  return line.isDiscounted
    ? strings.discountedPrice(formatAed(line.originalTotal), amount)
    : line.quantity > 1
      ? strings.lineTotal(amount)
      : strings.price(amount)
}

/** Returns '2 × name'. Where the name does not begin in the message's direction the line starts with a mark. */
function formatLineName({ item, quantity }: PricedLine, language: Language): string {
  const name = toLocalText(item.name, language)
  const isMarked = name.language !== language || getFirstLetterDirection(clean(name)) !== getDirection(language)
  return `${isMarked ? getDirectionMark(language) : ''}${quantity} × ${formatName(name, language)}`
}

/**
 * A name, cleaned and cut. One that is borrowed from the other language, or holds words of its direction, is isolated.
 */
function formatName(name: LocalText, language: Language): string {
  const text = clean(name)
  return name.language !== language || hasOppositeDirection(text, language) ? isolate(text) : text
}

function clean({ text }: LocalText): string {
  return truncateWithEllipsis(toMessageLine(text), MESSAGE_NAME_MAX_CHARACTERS)
}
