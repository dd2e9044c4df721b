/** The items of a pasted message, against the lines of a ticket. */
import type { Language } from '../../../core/text/language.ts'
import type { CardLine } from '../../../order/domain/link/order-card.ts'
import { formatItemName } from '../../../order/domain/message/format-lines.ts'
import type { OrderMessageStrings } from '../../../order/domain/message/order-message-strings.ts'
import { readLabelled } from './pasted-values.ts'
import { toMessageLine } from '../../../core/text/text.ts'

/** How a line begins that orders an item. */
export const DISH_START = /^\d{1,4} × /u

/**
 * The lines that state what the items cost, without their amounts: the ticket has its own, of today.
 */
export function listAmountForms(words: OrderMessageStrings): ReadonlySet<string> {
  return new Set(
    [
      ...listLineAmounts(words),
      words.each(ANY_AMOUNT),
      `${words.subtotal}: ${ANY_AMOUNT}`,
      `${words.savings}: ${ANY_AMOUNT}`,
    ].map(toMessageLine),
  )
}

const ANY_AMOUNT = 'AED #'

function listLineAmounts(words: OrderMessageStrings): readonly string[] {
  return [words.price(ANY_AMOUNT), words.lineTotal(ANY_AMOUNT), words.discountedPrice(ANY_AMOUNT, ANY_AMOUNT)]
}

export function maskAmounts(line: string): string {
  return line.replace(/AED \d+\.\d{2}(?!\d)/g, ANY_AMOUNT)
}

/** A line of the ticket in the words of the message. */
export interface Dish {
  /** The first line of its full form. */
  readonly name: string
  readonly requests: string
  /** Its compact forms, without amounts and requests. */
  readonly compact: readonly string[]
}

/** Null for a line whose item has left the menu: the text may still name it, and is shown then. */
export function toDish(
  { item, quantity, requests, notOffered }: CardLine,
  language: Language,
  words: OrderMessageStrings,
): Dish | null {
  if (item === null) return null
  const name = `${quantity} × ${formatItemName(item, language)}`
  const list = [...requests, ...notOffered].map((key) => words.requests[key]).join(words.listSeparator)
  return {
    name: toMessageLine(name),
    requests: sortRequests(list, words),
    compact: listLineAmounts(words).map((amount) => maskAmounts(toMessageLine(name + words.listSeparator + amount))),
  }
}

/** How many of the lines behind the first one of an item belong to it. */
export function countDishDetails(
  lines: readonly string[],
  forms: ReadonlySet<string>,
  words: OrderMessageStrings,
): number {
  const end = lines.findIndex((line) => !forms.has(maskAmounts(line)) && readRequests(line, words) === null)
  return end === -1 ? lines.length : end
}

export function findDish(
  dishes: readonly Dish[],
  line: string,
  details: readonly string[],
  words: OrderMessageStrings,
): Dish | undefined {
  const masked = maskAmounts(line)
  const requests = details.flatMap((detail) => readRequests(detail, words) ?? []).join(words.listSeparator)
  const isCompact = (dish: Dish): boolean =>
    dish.compact.some((start) => {
      const brackets = masked.startsWith(start) ? /^(?: \((.*)\))?$/u.exec(masked.slice(start.length)) : null
      return brackets !== null && sortRequests(brackets[1] ?? '', words) === dish.requests
    })
  const isFull = (dish: Dish): boolean => dish.name === line && sortRequests(requests, words) === dish.requests
  return dishes.find((dish) => isFull(dish) || (details.length === 0 && isCompact(dish)))
}

function readRequests(line: string, words: OrderMessageStrings): string | null {
  return readLabelled(line, words.specialRequestForEach) ?? readLabelled(line, words.specialRequest)
}

function sortRequests(list: string, { listSeparator }: OrderMessageStrings): string {
  const separator = listSeparator.trim()
  return list
    .split(separator)
    .map((word) => word.trim())
    .toSorted()
    .join(separator)
}
