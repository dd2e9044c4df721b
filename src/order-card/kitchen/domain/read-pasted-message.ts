import type { CardAmounts } from '../../domain/priced-card.ts'
import { OTHER_AREA } from '#order/fields/area/chosen-area.ts'
import { readMinutes } from '#shop/domain/delivery-area.ts'
import { encodeOrderLink } from '#order/link/encode-order-link.ts'
import { LANGUAGES, toLocalText, type Bilingual, type Language } from '#core/text/language.ts'
import type { Fils } from '#core/money.ts'
import { countItems } from '#order/lines/line.ts'
import type { ResolvedOrder } from '#order/link/resolved-order.ts'
import { listPeople } from '#order/people/people.ts'
import { toLinkCode, type OrderLink } from '#order/link/order-link.ts'
import { formatFeeLine } from '#order/fields/area/format-fee.ts'
import type { OrderMessageStrings } from '#order/order-message-strings.ts'
import { formatOrderNumber, ORDER_NUMBER_PATTERN } from '#order/order-number.ts'
import { formatDubaiTime, getDubaiMinuteOfDay } from '#core/time/dubai-time.ts'
import { DISH_START, isAmountLine, listAmountPhrases, listDishes, readRequests, toDish } from './pasted-dishes.ts'
import { readAed, readCoordinates, readIsolated, readLabelled, readPayment, type Stated } from './pasted-values.ts'
import type { PaymentChoice } from '#order/fields/payment/payment-choice.ts'
import { normaliseLine, toMessageLine } from '#core/text/text.ts'

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
  readonly unit: string
  readonly landmark: string
  readonly makani: string
  /** Decimal degrees: '25.11283,55.19741'. */
  readonly location: string
  readonly comment: string
  readonly payment: PaymentChoice | null
  /** The car that the order is brought to, and its plate, as far as they are told; empty without one. */
  readonly car: readonly string[]
}

interface TicketOrder {
  readonly link: OrderLink
  readonly card: ResolvedOrder
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
  messages: Readonly<Record<Language, OrderMessageStrings>>,
): PastedMessage {
  const lines = text
    .slice(0, MAX_CHARACTERS)
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .filter((line) => toMessageLine(line) !== '')
  const [first, second] = LANGUAGES.map((language) => readIn(lines, language, order, messages[language]))
  const best = first !== undefined && second !== undefined && second.knownCount > first.knownCount ? second : first
  if (best === undefined || best.knownCount === 0) return { status: 'notOurs' }
  if (best.otherNumber !== null) return { status: 'otherOrder', number: best.otherNumber }
  const { fields, total, otherLines } = best
  return { status: 'read', fields, total, otherLines, isCut: text.length > MAX_CHARACTERS }
}

/** Whether the ticket says the same as a line, part of it, or does not say it. */
type Outcome = 'known' | 'partly' | 'unknown'

interface Reading extends Omit<ReadMessage, 'status' | 'isCut'> {
  readonly otherNumber: string | null
  /** How many lines have the form of the site's own. */
  readonly knownCount: number
}

const ORDER_NUMBER = new RegExp(`\\b${ORDER_NUMBER_PATTERN}\\b`)
/** What a chat puts before the first line of a message that is copied with others. */
const SENDER = /^\[[^\]]{1,40}\] [^:]{1,80}: /u

function readIn(
  lines: readonly string[],
  language: Language,
  order: TicketOrder,
  messages: OrderMessageStrings,
): Reading {
  const { card, link } = order
  const texts = lines.map((line) => toMessageLine(line).replace(SENDER, ''))
  const known = listKnownLines(order, language, messages)
  const amounts = listAmountPhrases(messages)
  const people = new Map(listPeople(card.lines).map((name) => [toMessageLine(messages.forPerson(name)), name]))
  const dishes = listDishes(card.lines, language, messages, amounts)
  const cardEnd = `#${encodeOrderLink(link)}`
  const ownNumber = link.order && formatOrderNumber(link.order.ref, link.order.revision)
  const [numberStart = ''] = messages.number('#', '').split('#')
  const plusDelivery = (messages.listSeparator + messages.plusDelivery).trim()
  const readTotal = (text: string): Stated<Fils> | null => readAed(readLabelled(text, messages.total) ?? '')
  const end = texts.findIndex((text) => readTotal(text) !== null)
  const lastDish = texts.slice(0, end === -1 ? undefined : end).findLastIndex((text) => DISH_START.test(text))
  // A short form has no items.
  const firstDish = texts.findIndex((text) => DISH_START.test(text))
  const headLength = firstDish === -1 ? texts.length : firstDish

  const fields = { name: '', address: '', unit: '', landmark: '', makani: '', location: '', comment: '' }
  let payment: PaymentChoice | null = null
  let car: readonly string[] = []
  let total: Fils | null = null
  let otherNumber: string | null = null

  /** Of two lines with one label the first counts; the customer's own text, but for the comment, behind the items. */
  const readLine = (text: string, index: number): Outcome => {
    const isCard = readLabelled(text, messages.card)?.endsWith(cardEnd) === true
    if (isCard || known.has(text) || isAmountLine(text, amounts)) return 'known'
    const number = text.startsWith(numberStart) ? ORDER_NUMBER.exec(text)?.[0] : undefined
    if (number !== undefined && ownNumber !== null && number !== ownNumber && (index < lastDish || lastDish === -1)) {
      otherNumber ??= number
      return 'partly'
    }
    const statedTotal = total === null ? readTotal(text) : null
    if (statedTotal !== null) {
      total = statedTotal.value
      return statedTotal.rest === '' || statedTotal.rest === plusDelivery ? 'known' : 'partly'
    }
    const paymentText = index > lastDish ? readLabelled(text, messages.payment) : null
    const statedPayment = payment === null && paymentText !== null ? readPayment(paymentText, messages) : null
    if (statedPayment !== null) {
      payment = statedPayment.value
      return statedPayment.rest === '' ? 'known' : 'partly'
    }
    const carText = index < headLength && car.length === 0 ? (readLabelled(text, messages.toCar) ?? '') : ''
    if (carText !== '') {
      car = readIsolated(lines[index] ?? '', carText)
      return 'known'
    }
    for (const field of ['comment', 'name', 'address', 'unit', 'landmark', 'makani', 'location'] as const) {
      const labelled = readLabelled(text, messages[field]) ?? ''
      const value = field === 'location' ? readCoordinates(labelled) : labelled
      if (value === '' || fields[field] !== '' || (field !== 'comment' && index < lastDish)) continue
      fields[field] = value
      return 'known'
    }
    return 'unknown'
  }
  const isDetail = (text: string): boolean => isAmountLine(text, amounts) || readRequests(text, messages) !== null
  const readDish = (person: string, part: readonly string[]): Outcome => {
    const place = dishes.indexOf(toDish(person, part, amounts, messages))
    if (place === -1) return 'unknown'
    dishes.splice(place, 1)
    return 'known'
  }

  const otherLines: string[] = []
  let knownCount = 0
  let person = ''
  for (let start = 0, end = 0; start < texts.length; start = end) {
    const text = texts[start] ?? ''
    const isDish = DISH_START.test(text)
    // The items below a name are for that person.
    person = people.get(text) ?? person
    end = start + 1
    while (isDish && end < texts.length && isDetail(texts[end] ?? '')) end += 1
    const part = texts.slice(start, end)
    const outcome = isDish ? readDish(person, part) : readLine(text, start)
    if (outcome !== 'unknown') knownCount += 1
    if (outcome === 'known') continue
    const shown = lines.slice(start, end).filter((_, at) => at === 0 || !isAmountLine(part[at] ?? '', amounts))
    otherLines.push(...shown.map(normaliseLine))
  }
  return { fields: { ...fields, payment, car }, total, otherLines, otherNumber, knownCount }
}

/** The lines of the message that say what the ticket says. */
function listKnownLines(
  { link, card, amounts, restaurant }: TicketOrder,
  language: Language,
  messages: OrderMessageStrings,
): ReadonlySet<string> {
  const { order, wantedAt } = link
  const name = restaurant[language]
  const isChanged = order !== null && order.revision > 1
  const title = isChanged
    ? messages.changedTitle(name)
    : wantedAt === null
      ? messages.title(name)
      : messages.laterTitle(name)
  const lines = [title, messages.tooLongNotice, messages.itemCount(countItems(card.lines)), messages.pricesIncludeVat]
  lines.push(...listPeople(card.lines).map(messages.forPerson))
  if (order === null) lines.push(messages.detailsFollow(name))
  else {
    const { ref, revision, writtenAt, method } = order
    const number = formatOrderNumber(ref, revision)
    for (const time of listTimes(writtenAt, messages)) {
      if (isChanged) lines.push(messages.changedNumber(number, formatOrderNumber(ref, revision - 1), time))
      else lines.push(messages.number(number, time))
    }
    if (method !== null) lines.push(messages[method])
  }
  if (wantedAt !== null) {
    for (const time of listTimes(wantedAt, messages)) {
      const { wantedToday, wantedTonight, wantedTomorrow, wantedAtIftar } = messages
      lines.push(wantedToday(time), wantedTonight(time), wantedTomorrow(time), wantedAtIftar(time))
    }
  }
  const { area } = amounts
  if (area !== null) {
    lines.push(`${messages.area}: ${toLocalText(area.name, language).text}`)
    const minutes = wantedAt === null ? readMinutes(area) : null
    if (minutes !== null) lines.push(`${messages.deliveryTime}: ${messages.minutes(...minutes)}`)
  } else if (link.area === toLinkCode(OTHER_AREA)) lines.push(`${messages.area}: ${messages.otherArea}`)
  if (link.area !== null) lines.push(formatFeeLine(amounts.fee, messages))
  return new Set(lines.map(toMessageLine))
}

/** A time as the message writes it, and as messages of earlier releases do: '9:40 pm', '21:40'. */
function listTimes(instant: number, messages: OrderMessageStrings): readonly string[] {
  return [messages.time(getDubaiMinuteOfDay(instant)), formatDubaiTime(instant)]
}
