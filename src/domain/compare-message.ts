import { LANGUAGES, type Bilingual, type Language } from './language.ts'
import { sumFils, ZERO_FILS, type Fils } from './money.ts'
import type { CardAmounts } from './card-amounts.ts'
import type { CardLine, OrderCard } from './order-card.ts'
import { formatItemName } from './order-lines.ts'
import type { OrderFacts } from './order-link.ts'
import type { OrderMessageStrings } from './order-message-strings.ts'
import { formatOrderNumber } from './order-number.ts'
import {
  normalisePasted,
  parseOrderMessage,
  type MessageFields,
  type MessageLine,
  type ParsedMessage,
} from './parse-order-message.ts'
import type { OptionKey } from './special-requests.ts'

/** How a customer's message and the link of an order agree. */
export type MessageComparison =
  | { readonly verdict: 'notOurs' }
  | { readonly verdict: 'otherOrder'; readonly number: string }
  | { readonly verdict: 'matches'; readonly fields: MessageFields }
  | {
      readonly verdict: 'otherTotal'
      readonly fields: MessageFields
      readonly messageTotal: Fils
      readonly todaysTotal: Fils
      /** The link was written with the message's total: prices may have changed since. */
      readonly isTotalOfLink: boolean
    }
  | {
      readonly verdict: 'otherDishes'
      readonly fields: MessageFields
      readonly language: Language
      readonly differences: readonly MessageDifference[]
    }

/** What only one of the two says. */
export type MessageDifference = { readonly onlyIn: 'message' | 'link' } & (
  | { readonly kind: 'line'; readonly line: MessageLine }
  /** A line of the link whose item is not on the menu. */
  | { readonly kind: 'unknownItem'; readonly line: CardLine }
  | { readonly kind: 'pieces'; readonly count: number }
  /** The message has no total: a part of it was pasted. */
  | { readonly kind: 'total'; readonly total: Fils }
)

interface ComparedOrder {
  readonly facts: OrderFacts | null
  readonly card: OrderCard
  /** With the delivery; left out where the total is that of the card's items. */
  readonly amounts?: Pick<CardAmounts, 'total' | 'isFeeUnknown'>
  readonly restaurant: Bilingual
}

/**
 * Compares a pasted text, which may be anything, with the order of a link at today's prices. The
 * text is read in both languages; a difference says nothing about who made it.
 */
export function compareMessage(
  text: string,
  { restaurant, ...order }: ComparedOrder,
  strings: Readonly<Record<Language, OrderMessageStrings>>,
): MessageComparison {
  for (const language of LANGUAGES) {
    const message = parseOrderMessage(text, restaurant[language], strings[language])
    if (message !== null) return compareParsed(message, language, order)
  }
  return { verdict: 'notOurs' }
}

function compareParsed(
  message: ParsedMessage,
  language: Language,
  { facts, card, amounts = { total: card.priced.total, isFeeUnknown: false } }: Omit<ComparedOrder, 'restaurant'>,
): MessageComparison {
  const { number, total, fields } = message
  // A fee that is not known here can't be checked: the message's own counts.
  const fee = (amounts.isFeeUnknown ? message.deliveryFee : null) ?? ZERO_FILS
  const todaysTotal = sumFils([amounts.total, fee])
  if (number !== null && facts !== null && number !== formatOrderNumber(facts.ref, facts.revision))
    return { verdict: 'otherOrder', number }
  const differences: readonly MessageDifference[] = [
    ...(message.announcedPieces === null
      ? compareLines(message.lines, card.lines, language)
      : comparePieces(message.announcedPieces, card.lines)),
    ...(total === null ? [{ onlyIn: 'link' as const, kind: 'total' as const, total: todaysTotal }] : []),
  ]
  if (differences.length > 0 || total === null) return { verdict: 'otherDishes', fields, language, differences }
  if (total === todaysTotal) return { verdict: 'matches', fields }
  return {
    verdict: 'otherTotal',
    fields,
    messageTotal: total,
    todaysTotal,
    isTotalOfLink: facts !== null && facts.total === total,
  }
}

/** The short form has no items, only the item count. */
function comparePieces(announced: number, lines: readonly CardLine[]): readonly MessageDifference[] {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  if (count === announced) return []
  return [
    { onlyIn: 'message', kind: 'pieces', count: announced },
    { onlyIn: 'link', kind: 'pieces', count },
  ]
}

/** Lines are alike by name and requests; their order and how pieces are spread over lines don't matter. */
function compareLines(
  messageLines: readonly MessageLine[],
  cardLines: readonly CardLine[],
  language: Language,
): readonly MessageDifference[] {
  const known = cardLines.flatMap((line) => toMessageLine(line, language) ?? [])
  const unknown = cardLines.filter(({ item }) => item === null)
  const subtract = (lines: readonly MessageLine[], others: readonly MessageLine[]): readonly MessageLine[] => {
    const counts = sumQuantities(others)
    return [...sumQuantities(lines).entries()].flatMap(([key, { line, quantity }]) =>
      counts.get(key)?.quantity === quantity ? [] : [{ ...line, quantity }],
    )
  }
  return [
    ...subtract(messageLines, known).map((line) => ({ onlyIn: 'message' as const, kind: 'line' as const, line })),
    ...subtract(known, messageLines).map((line) => ({ onlyIn: 'link' as const, kind: 'line' as const, line })),
    ...unknown.map((line) => ({ onlyIn: 'link' as const, kind: 'unknownItem' as const, line })),
  ]
}

function sumQuantities(
  lines: readonly MessageLine[],
): ReadonlyMap<string, { readonly line: MessageLine; readonly quantity: number }> {
  const sums = new Map<string, { line: MessageLine; quantity: number }>()
  for (const line of lines) {
    const key = JSON.stringify([line.name, line.requests.toSorted(), line.otherRequests])
    sums.set(key, { line, quantity: (sums.get(key)?.quantity ?? 0) + line.quantity })
  }
  return sums
}

/** A line of the link as the message writes it; null if its item is not on the menu. */
function toMessageLine({ item, quantity, requests, notOffered }: CardLine, language: Language): MessageLine | null {
  if (item === null) return null
  const all: readonly OptionKey[] = [...requests, ...notOffered]
  return { name: normalisePasted(formatItemName(item, language)), quantity, requests: all, otherRequests: [] }
}
