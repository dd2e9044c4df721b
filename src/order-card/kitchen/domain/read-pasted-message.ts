import type { CardAmounts } from '../../domain/priced-card.ts'
import { OTHER_AREA } from '../../../order/domain/chosen-area.ts'
import { readMinutes } from '../../../shop/domain/delivery-area.ts'
import { encodeOrderLink } from '../../../order/domain/link/encode-order-link.ts'
import { LANGUAGES, toLocalText, type Bilingual, type Language } from '../../../core/text/language.ts'
import type { Fils } from '../../../core/money.ts'
import type { OrderCard } from '../../../order/domain/link/order-card.ts'
import { toLinkCode, type OrderLink } from '../../../order/domain/link/order-link.ts'
import { formatFeeText } from '../../../order/domain/message/order-message.ts'
import type { OrderMessageStrings } from '../../../order/domain/message/order-message-strings.ts'
import { getDubaiMinuteOfDay } from '../../../core/time/dubai-time.ts'
import { formatOrderNumber, ORDER_NUMBER_PATTERN } from '../../../order/domain/order-number.ts'
import { formatDubaiTime } from '../../../core/time/dubai-time.ts'
import { countDishDetails, DISH_START, findDish, listAmountForms, maskAmounts, toDish } from './pasted-dishes.ts'
import { readAed, readLabelled, readPayment, type StatedAmount, type StatedPayment } from './pasted-values.ts'
import type { PaymentChoice } from '../../../order/domain/payment-choice.ts'
import { normaliseLine, toMessageLine } from '../../../core/text/text.ts'

/** Of a pasted text this much is read; the longest message of the site has some 10,000 characters. */
const MAX_CHARACTERS = 20_000

/** What a pasted text adds to a ticket. */
export type PastedMessage =
  /** Nothing in it has the form of the site's own message. */
  | { readonly status: 'notOurs' }
  /** The message of another order, of which nothing is used. */
  | { readonly status: 'otherOrder'; readonly number: string }
  | ReadMessage

export interface ReadMessage {
  readonly status: 'read'
  readonly fields: MessageFields
  /** The total that the text states; null without one. */
  readonly total: Fils | null
  /** Every line that says something else than the ticket, or something more, as it stands. */
  readonly otherLines: readonly string[]
  /** Whether the text is longer than what is read of it. */
  readonly isCut: boolean
}

/** What the link leaves out; '' and null for what the text does not say. */
export interface MessageFields {
  readonly name: string
  readonly address: string
  readonly landmark: string
  readonly comment: string
  readonly payment: PaymentChoice | null
}

export interface TicketOrder {
  readonly link: OrderLink
  readonly card: OrderCard
  readonly amounts: CardAmounts
  readonly restaurant: Bilingual
}

/**
 * Reads a pasted text, which may be anything, in the language in which more of it is known. A line
 * is left out only if the ticket says the same; nothing follows from that about the rest of the text.
 */
export function readPastedMessage(
  text: string,
  order: TicketOrder,
  strings: Readonly<Record<Language, OrderMessageStrings>>,
): PastedMessage {
  const lines = text
    .slice(0, MAX_CHARACTERS)
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .filter((line) => toMessageLine(line) !== '')
  const [first, second] = LANGUAGES.map((language) => readIn(lines, language, order, strings[language]))
  const best = first !== undefined && second !== undefined && second.knownCount > first.knownCount ? second : first
  if (best === undefined || best.knownCount === 0) return { status: 'notOurs' }
  if (best.otherNumber !== null) return { status: 'otherOrder', number: best.otherNumber }
  const { fields, total, otherLines } = best
  return { status: 'read', fields, total, otherLines, isCut: text.length > MAX_CHARACTERS }
}

interface Reading extends Omit<ReadMessage, 'status' | 'isCut'> {
  readonly otherNumber: string | null
  /** How many lines have the form of the site's own. */
  readonly knownCount: number
}

const ORDER_NUMBER = new RegExp(`\\b${ORDER_NUMBER_PATTERN}\\b`)
/** What a chat puts before the first line of a message that is copied with others. */
const SENDER = /^\[[^\]]{1,40}\] [^:]{1,80}: /u

function readIn(lines: readonly string[], language: Language, order: TicketOrder, words: OrderMessageStrings): Reading {
  const texts = lines.map(toMessageLine)
  const known = listKnownLines(order, language, words)
  const name = order.restaurant[language]
  const titles = new Set([words.title(name), words.changedTitle(name), words.laterTitle(name)].map(toMessageLine))
  const forms = listAmountForms(words)
  const dishes = order.card.lines.flatMap((line) => toDish(line, language, words) ?? [])
  const end = texts.findIndex((line) => readAed(readLabelled(line, words.total) ?? '') !== null)
  const lastDish = texts.slice(0, end === -1 ? texts.length : end).findLastIndex((line) => DISH_START.test(line))
  const cardEnd = `#${encodeOrderLink(order.link)}`
  const [numberStart = ''] = words.number('#', '').split('#')

  const otherLines: string[] = []
  const keep = (index: number): void => {
    otherLines.push(normaliseLine(lines[index] ?? ''))
  }
  const found: { name?: string; address?: string; landmark?: string; comment?: string } = {}
  let payment: PaymentChoice | null = null
  let total: Fils | null = null
  let otherNumber: string | null = null
  let knownCount = 0

  /** Whether the line is the first one with a label whose text is the customer's own. */
  const readField = (line: string, index: number): boolean => {
    for (const field of ['comment', 'name', 'address', 'landmark'] as const) {
      const value = readLabelled(line, words[field])
      // A comment stands before the items, and behind them in messages of earlier releases.
      const isInPlace = field === 'comment' || index > lastDish
      if (value === null || value === '' || found[field] !== undefined || !isInPlace) continue
      found[field] = value
      return true
    }
    return false
  }

  for (let index = 0; index < texts.length; index += 1) {
    const line = texts[index] ?? ''
    if (DISH_START.test(line)) {
      const details = countDishDetails(texts.slice(index + 1), forms, words)
      const dish = findDish(dishes, line, texts.slice(index + 1, index + 1 + details), words)
      if (dish === undefined) {
        keep(index)
        for (let at = index + 1; at <= index + details; at += 1) if (!forms.has(maskAmounts(texts[at] ?? ''))) keep(at)
      } else {
        dishes.splice(dishes.indexOf(dish), 1)
        knownCount += 1
      }
      index += details
      continue
    }
    if (known.has(line.replace(SENDER, '')) || forms.has(maskAmounts(line))) {
      knownCount += 1
      continue
    }
    const number = index < lastDish || lastDish === -1 ? readNumber(line, numberStart) : null
    const { facts } = order.link
    if (number !== null && facts !== null && number !== formatOrderNumber(facts.ref, facts.revision)) {
      otherNumber ??= number
      knownCount += 1
    }
    if (readLabelled(line, words.card)?.endsWith(cardEnd) === true) {
      knownCount += 1
      continue
    }
    const statedTotal: StatedAmount | null = total === null ? readAed(readLabelled(line, words.total) ?? '') : null
    if (statedTotal !== null) {
      total = statedTotal.amount
      knownCount += 1
      if (statedTotal.rest !== '' && statedTotal.rest !== (words.listSeparator + words.plusDelivery).trim()) keep(index)
      continue
    }
    const statedPayment: StatedPayment | null = payment === null && index > lastDish ? readPayment(line, words) : null
    if (statedPayment !== null) {
      payment = statedPayment.choice
      knownCount += 1
      if (statedPayment.rest !== '') keep(index)
      continue
    }
    if (readField(line, index)) {
      knownCount += 1
      continue
    }
    if (titles.has(line.replace(SENDER, ''))) knownCount += 1
    keep(index)
  }
  const fields = { name: '', address: '', landmark: '', comment: '', ...found, payment }
  return { fields, total, otherLines, otherNumber, knownCount }
}

/** The lines of the message that say what the ticket says. */
function listKnownLines(
  { link, card, amounts, restaurant }: TicketOrder,
  language: Language,
  words: OrderMessageStrings,
): ReadonlySet<string> {
  const { facts, wantedAt } = link
  const name = restaurant[language]
  const pieces = card.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const isChanged = facts !== null && facts.revision > 1
  const title = isChanged ? words.changedTitle(name) : wantedAt === null ? words.title(name) : words.laterTitle(name)
  const lines = [title, words.tooLongNotice, words.itemCount(pieces), words.pricesIncludeVat]
  if (facts === null) lines.push(words.detailsFollow(name))
  else {
    const { ref, revision, writtenAt, method } = facts
    const number = formatOrderNumber(ref, revision)
    for (const time of listTimes(writtenAt, words)) {
      if (isChanged) lines.push(words.changedNumber(number, formatOrderNumber(ref, revision - 1), time))
      else lines.push(words.number(number, time))
    }
    if (method !== null) lines.push(words[method])
  }
  if (wantedAt !== null) {
    for (const time of listTimes(wantedAt, words)) {
      const { wantedToday, wantedTonight, wantedTomorrow, wantedAtIftar } = words
      lines.push(wantedToday(time), wantedTonight(time), wantedTomorrow(time), wantedAtIftar(time))
    }
  }
  const { area } = amounts
  if (area !== null) {
    lines.push(`${words.area}: ${toLocalText(area.name, language).text}`)
    const minutes = wantedAt === null ? readMinutes(area) : null
    if (minutes !== null) lines.push(`${words.deliveryTime}: ${words.minutes(...minutes)}`)
  } else if (link.area === toLinkCode(OTHER_AREA)) lines.push(`${words.area}: ${words.otherArea}`)
  if (link.area !== null) lines.push(`${words.deliveryFee}: ${formatFeeText(amounts.fee, words)}`)
  return new Set(lines.map(toMessageLine))
}

/** A time as the message writes it, and as messages of earlier releases do: '9:40 pm', '21:40'. */
function listTimes(instant: number, words: OrderMessageStrings): readonly string[] {
  return [words.time(getDubaiMinuteOfDay(instant)), formatDubaiTime(instant)]
}

function readNumber(line: string, start: string): string | null {
  return line.startsWith(start) ? (ORDER_NUMBER.exec(line)?.[0] ?? null) : null
}
