import { getFirstLetterDirection, isolate, getDirectionMark, hasOppositeDirection } from '#core/text/bidi.ts'
import { getDirection, toLocalText, type Language } from '#core/text/language.ts'
import { listOptions, type Extra } from '#menu/domain/extras.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import { formatAed } from '#core/money.ts'
import type { OrderMessageStrings } from '../../messages/order-message.en.ts'
import type { PricedLine } from '../../lines/price.ts'
import { MESSAGE_NAME_MAX_CHARACTERS } from '#core/specification.ts'
import { truncateWithEllipsis, toMessageLine } from '#core/text/text.ts'

/**
 * Returns an item on lines of its own: name, amount of the whole line, unit price above one piece,
 * choices, requests, extras.
 */
export function formatLine(line: PricedLine, language: Language, strings: OrderMessageStrings): readonly string[] {
  const isForEach = line.quantity > 1
  const requests = formatRequests(line, strings)
  const extras = listOptions(line.chosenExtras, null).map((extra) =>
    strings.extra(formatExtra(extra, language), formatExtraPrice(extra, strings)),
  )
  return [
    formatLineName(line, language),
    formatLineAmount(line, strings),
    ...(isForEach ? [strings.each(formatAed(line.unitPrice))] : []),
    ...formatChoices(line, language, strings),
    ...formatList(isForEach ? strings.specialRequestForEach : strings.specialRequest, requests, strings),
    ...formatList(isForEach ? strings.extrasForEach : strings.extras, extras, strings),
  ]
}

/**
 * Returns an item on one line, without the unit price; its requests and extras follow in brackets, without
 * label or price.
 */
export function formatCompactLine(line: PricedLine, language: Language, strings: OrderMessageStrings): string {
  const options = line.chosenExtras.filter(({ choiceId }) => choiceId !== undefined)
  const format = (extra: Extra): string => formatExtra(extra, language)
  const extras = listOptions(line.chosenExtras, null).map(format)
  const asked = [...options.map(format), ...formatRequests(line, strings), ...extras].join(strings.listSeparator)
  const amount = formatLineAmount(line, strings)
  return `${formatLineName(line, language)}${strings.listSeparator}${amount}${asked === '' ? '' : ` (${asked})`}`
}

/** 'Drink: Cola Zero', a line for each choice; one that is open says so. */
function formatChoices(line: PricedLine, language: Language, strings: OrderMessageStrings): readonly string[] {
  return (line.item.choices ?? []).flatMap((choice) => {
    const isBorrowed = toLocalText(choice.name, language).language !== language
    const label = `${isBorrowed ? getDirectionMark(language) : ''}${formatExtra(choice, language)}`
    const options = listOptions(line.chosenExtras, choice).map((extra) =>
      extra.price === 0
        ? formatExtra(extra, language)
        : strings.extra(formatExtra(extra, language), formatAed(extra.price)),
    )
    if (line.missing.includes(choice)) return formatList(label, [...options, strings.notChosen], strings)
    return formatList(line.quantity > 1 ? strings.forEach(label) : label, options, strings)
  })
}

function formatRequests({ requests }: PricedLine, strings: OrderMessageStrings): readonly string[] {
  return requests.map((key) => strings.requests[key])
}

/** 'AED 3.00', or 'Free'. */
function formatExtraPrice({ price }: Extra, { free }: OrderMessageStrings): string {
  return price === 0 ? free : formatAed(price)
}

/** A labelled line; none for an empty list. */
function formatList(label: string, list: readonly string[], { listSeparator }: OrderMessageStrings): readonly string[] {
  return list.length === 0 ? [] : [`${label}: ${list.join(listSeparator)}`]
}

/** The name of an extra or a choice, isolated where it does not run in the direction of the language. */
function formatExtra(extra: Pick<Extra, 'name'>, language: Language): string {
  const text = formatName(extra, language)
  return toLocalText(extra.name, language).language !== language || hasOppositeDirection(text, language)
    ? isolate(text)
    : text
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
  const text = formatName(item, language)
  const isBorrowed = name.language !== language
  const isMarked = isBorrowed || getFirstLetterDirection(text) !== getDirection(language)
  const shown = isBorrowed || hasOppositeDirection(text, language) ? isolate(text) : text
  return `${isMarked ? getDirectionMark(language) : ''}${quantity} × ${shown}`
}

/** The name of an item or an extra in a message of this language, cleaned and cut, without marks of direction. */
function formatName({ name }: Pick<MenuItem | Extra, 'name'>, language: Language): string {
  return truncateWithEllipsis(toMessageLine(toLocalText(name, language).text), MESSAGE_NAME_MAX_CHARACTERS)
}
