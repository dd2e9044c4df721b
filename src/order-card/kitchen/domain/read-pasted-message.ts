import { LANGUAGES, type Language } from '#core/text/language.ts'
import { toMessageLine, truncateWithEllipsis } from '#core/text/text.ts'
import type { LinkedOrder } from '#order/link/order-link.ts'
import { MAP_URL_START } from '#order/fields/location/map-url.ts'
import type { OrderMessageStrings } from '#order/messages/order-message.en.ts'
import { formatOrderNumber, ORDER_NUMBER_PATTERN } from '#order/order-number.ts'
import { BANKNOTES, formatPaymentChoice, type PaymentChoice } from '#order/fields/payment/payment-choice.ts'

/** Of a pasted text this much is read; the longest message of the site has some 10,000 characters. */
const MAX_CHARACTERS = 20_000
/** No field of checkout is longer, and the ticket stays readable whatever was pasted. */
const MAX_VALUE_LENGTH = 300

/** What a pasted text adds to a ticket. */
export type PastedMessage =
  /** It has no field of the site's own message. */
  | { readonly status: 'notOurs' }
  /** It has the number of another order, so nothing of it is used. */
  | { readonly status: 'otherOrder'; readonly number: string }
  | { readonly status: 'read'; readonly fields: MessageFields }

/** What the customer wrote and the link leaves out; '' and an empty list for what the text does not say. */
export interface MessageFields {
  readonly name: string
  readonly address: string
  readonly unit: string
  readonly landmark: string
  readonly makani: string
  /** Of somebody else who receives the order. */
  readonly recipientPhone: string
  /** Decimal degrees: '25.11283,55.19741'. */
  readonly location: string
  readonly comment: string
  /** The text as it stands where it is in other words than the site's. */
  readonly payment: PaymentChoice | string
  /** The car that the order is brought to, and its plate, as far as they are told. */
  readonly car: readonly string[]
}

const NO_FIELDS: MessageFields = {
  name: '',
  address: '',
  unit: '',
  landmark: '',
  makani: '',
  recipientPhone: '',
  location: '',
  comment: '',
  payment: '',
  car: [],
}

/**
 * Reads the customer's fields of a pasted text, which may be anything, by their labels in either language. Dishes and
 * amounts are those of the link: the text's are not read, and nothing is said about them.
 */
export function readPastedMessage(
  text: string,
  order: LinkedOrder | null,
  messages: Readonly<Record<Language, OrderMessageStrings>>,
): PastedMessage {
  const ownNumber = order && formatOrderNumber(order.ref, order.revision)
  let found: Partial<MessageFields> = {}
  for (const line of text.slice(0, MAX_CHARACTERS).split(/\r\n|[\n\r\u2028\u2029]/)) {
    const clean = toMessageLine(line)
    for (const language of LANGUAGES) {
      const number = readNumber(clean, messages[language])
      if (ownNumber !== null && number !== null && number !== ownNumber) return { status: 'otherOrder', number }
      // Of two lines with one label the first counts.
      found = { ...readField(clean, line, messages[language]), ...found }
    }
  }
  return Object.keys(found).length === 0
    ? { status: 'notOurs' }
    : { status: 'read', fields: { ...NO_FIELDS, ...found } }
}

const ORDER_NUMBER = new RegExp(`^${ORDER_NUMBER_PATTERN}\\b`)

/** The number of the line that tells it; null for another line. */
function readNumber(line: string, messages: OrderMessageStrings): string | null {
  const [start = ''] = messages.number('#', '').split('#')
  return line.startsWith(start) ? (ORDER_NUMBER.exec(line.slice(start.length))?.[0] ?? null) : null
}

/** Labels and answers that an earlier release wrote into its messages, which may still be pasted. */
const EARLIER_LANDMARK = 'علامة قريبة'
const EARLIER_PAY_WITH_CHANGE = 'نقداً، أحتاج إلى صرف'

/** The field of a line, which holds one at most; none for a line without a label or without a value. */
function readField(clean: string, line: string, messages: OrderMessageStrings): Partial<MessageFields> {
  const read = (label: string): string => (clean.startsWith(`${label}:`) ? clean.slice(label.length + 1).trim() : '')
  for (const field of ['comment', 'name', 'address', 'unit', 'landmark', 'makani', 'recipientPhone'] as const) {
    const value = read(messages[field])
    if (value !== '') return { [field]: truncateWithEllipsis(value, MAX_VALUE_LENGTH) }
  }
  const earlierLandmark = read(EARLIER_LANDMARK)
  if (earlierLandmark !== '') return { landmark: truncateWithEllipsis(earlierLandmark, MAX_VALUE_LENGTH) }
  const location = readCoordinates(read(messages.location))
  if (location !== '') return { location }
  const payment = read(messages.payment)
  if (payment !== '') return { payment: readPayment(payment, messages) }
  const car = read(messages.toCar)
  return car === '' ? {} : { car: readIsolated(line, car).map((part) => truncateWithEllipsis(part, MAX_VALUE_LENGTH)) }
}

/** The coordinates in an address that opens a map: '25.11283,55.19741'; '' for any other text. */
function readCoordinates(text: string): string {
  const coordinates = text.startsWith(MAP_URL_START) ? text.slice(MAP_URL_START.length) : ''
  return /^-?\d{1,2}\.\d{5},-?\d{1,3}\.\d{5}$/.test(coordinates) ? coordinates : ''
}

/** The isolated parts of a line, such as car and plate; the whole text of one that has lost its marks. */
function readIsolated(line: string, text: string): readonly string[] {
  const parts = [...line.matchAll(/\u2068([^\u2068\u2069]*)\u2069/g)].map(([, part = '']) => toMessageLine(part))
  const filled = parts.filter((part) => part !== '')
  return filled.length === 0 ? [text] : filled
}

const CHOICES: readonly PaymentChoice[] = [
  { kind: 'card' },
  { kind: 'cash' },
  ...[...BANKNOTES, 'exact' as const, 'any' as const].map((change) => ({ kind: 'cash' as const, change })),
]

/** A way to pay in the words of the message, whose change is left out: the ticket computes it again. */
function readPayment(text: string, messages: OrderMessageStrings): PaymentChoice | string {
  if (text === EARLIER_PAY_WITH_CHANGE) return { kind: 'cash', change: 'any' }
  const [choice, change, ...more] = text.split(messages.listSeparator + messages.change(''))
  const isOurs = more.length === 0 && (change === undefined || /^AED \d+\.\d{2}$/.test(change))
  const known = isOurs ? CHOICES.find((each) => formatPaymentChoice(each, messages) === choice) : undefined
  return known ?? truncateWithEllipsis(text, MAX_VALUE_LENGTH)
}
