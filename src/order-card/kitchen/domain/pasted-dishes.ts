/** The items of a pasted message, against the lines of a ticket. */
import type { Language } from '#core/text/language.ts'
import type { CardLine } from '#order/link/resolved-order.ts'
import { formatName } from '#order/send/message/format-lines.ts'
import type { OrderMessageStrings } from '#order/order-message-strings.ts'
import { readLabelled } from './pasted-values.ts'
import { toMessageLine } from '#core/text/text.ts'

/** How a line begins that orders an item. */
export const DISH_START = /^\d{1,4} × /u

const ANY_AMOUNT = 'AED #'

/**
 * Phrases that state what items cost, with '#' for their figures: the ticket has amounts of today. Of a free extra,
 * earlier messages have 'AED 0.00'.
 */
export function listAmountPhrases(messages: OrderMessageStrings): ReadonlySet<string> {
  return new Set(
    [
      messages.price(ANY_AMOUNT),
      messages.lineTotal(ANY_AMOUNT),
      messages.discountedPrice(ANY_AMOUNT, ANY_AMOUNT),
      messages.each(ANY_AMOUNT),
      `${messages.subtotal}: ${ANY_AMOUNT}`,
      `${messages.savings}: ${ANY_AMOUNT}`,
      messages.extra('', ANY_AMOUNT),
      messages.extra('', messages.free),
    ].flatMap((line) => splitPhrases(toMessageLine(line))),
  )
}

/** Whether a line only states what items cost. */
export function isAmountLine(line: string, amounts: ReadonlySet<string>): boolean {
  const phrases = splitPhrases(line)
  return phrases.length > 0 && phrases.every((phrase) => amounts.has(maskAmounts(phrase)))
}

/** The requests or the extras of a line below an item; null for another line. */
export function readRequests(line: string, messages: OrderMessageStrings): string | null {
  const labels = [messages.specialRequestForEach, messages.specialRequest, messages.extrasForEach, messages.extras]
  return labels.map((label) => readLabelled(line, label)).find((text) => text !== null) ?? null
}

/**
 * What the lines of an item say in any form of the message: whom it is for, '' for nobody, quantity and name, then
 * requests and extras in one order, without amounts.
 */
export function toDish(
  person: string,
  lines: readonly string[],
  amounts: ReadonlySet<string>,
  messages: OrderMessageStrings,
): string {
  const [name, ...others] = lines
    .flatMap((line) => splitPhrases(readRequests(line, messages) ?? line))
    .filter((phrase) => !amounts.has(maskAmounts(phrase)))
  return [person, name, ...others.toSorted()].join('\n')
}

/** Lines of the ticket in the words of the message; without those whose items have left the menu. */
export function listDishes(
  lines: readonly CardLine[],
  language: Language,
  messages: OrderMessageStrings,
  amounts: ReadonlySet<string>,
): string[] {
  return lines.flatMap(({ item, quantity, requests, notOffered, extras, person = '' }) => {
    if (item === null) return []
    const words = [
      ...[...requests, ...notOffered].map((key) => messages.requests[key]),
      ...extras.map((extra) => formatName(extra, language)),
    ]
    const name = toMessageLine(`${quantity} × ${formatName(item, language)}`)
    return toDish(person, [name, ...words], amounts, messages)
  })
}

function maskAmounts(phrase: string): string {
  return phrase.replace(/AED \d+\.\d{2}(?!\d)/g, ANY_AMOUNT)
}

/** The parts of a line between commas and brackets. */
function splitPhrases(line: string): readonly string[] {
  return line
    .split(/[,،()]/u)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
}
