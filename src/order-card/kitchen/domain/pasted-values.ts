/** Values of a pasted message behind their labels, with whatever the chat or the customer has put behind them. */
import { toFils, type Fils } from '#core/money.ts'
import { toMessageLine } from '#core/text/text.ts'
import { formatPaymentChoice } from '#order/send/message/order-message.ts'
import type { OrderMessageStrings } from '#order/order-message-strings.ts'
import { MAP_URL_START } from '#order/fields/location/map-url.ts'
import { BANKNOTES, type PaymentChoice } from '#order/fields/payment/payment-choice.ts'

/** The text after a label and its colon; null if the line does not have this label. */
export function readLabelled(line: string, label: string): string | null {
  return line.startsWith(`${label}:`) ? line.slice(label.length + 1).trim() : null
}

/** What a text states, and what stands behind it. */
export interface Stated<Value> {
  readonly value: Value
  readonly rest: string
}

/** An amount at the start of a text. */
export function readAed(text: string): Stated<Fils> | null {
  const [, whole, fils, rest] = /^AED (\d{1,9})\.(\d{2})(?![.,]?\d)(.*)$/u.exec(text) ?? []
  if (whole === undefined || rest === undefined) return null
  return { value: toFils(Number(whole) * 100 + Number(fils)), rest: rest.trim() }
}

/** The coordinates in an address that opens a map: '25.11283,55.19741'; '' for any other text. */
export function readCoordinates(text: string): string {
  const coordinates = text.startsWith(MAP_URL_START) ? text.slice(MAP_URL_START.length) : ''
  return /^-?\d{1,2}\.\d{5},-?\d{1,3}\.\d{5}$/.test(coordinates) ? coordinates : ''
}

/** The isolated parts of a line, such as car and plate; the whole text of one that has lost its marks. */
export function readIsolated(line: string, text: string): readonly string[] {
  const parts = [...line.matchAll(/\u2068([^\u2068\u2069]*)\u2069/g)].map(([, part = '']) => toMessageLine(part))
  const filled = parts.filter((part) => part !== '')
  return filled.length === 0 ? [text] : filled
}

/** The words for cash alone begin the others, so they come last. */
const CHOICES: readonly PaymentChoice[] = [
  ...[...BANKNOTES, 'exact' as const, 'any' as const].map((change) => ({ kind: 'cash' as const, change })),
  { kind: 'cash' },
  { kind: 'card' },
]

/** A way to pay in the words of the message. The change is left out, because the ticket computes it again. */
export function readPayment(text: string, messages: OrderMessageStrings): Stated<PaymentChoice> | null {
  for (const value of CHOICES) {
    const phrase = formatPaymentChoice(value, messages)
    const rest = text.slice(phrase.length)
    // No word and no number of the phrase goes on.
    if (!text.startsWith(phrase) || /^[\p{L}\p{M}\p{N}]|^[.,]\d/u.test(rest)) continue
    const beforeChange = messages.listSeparator + messages.change('')
    const change = rest.startsWith(beforeChange) ? readAed(rest.slice(beforeChange.length)) : null
    return { value, rest: (change?.rest ?? rest).trim() }
  }
  return null
}
