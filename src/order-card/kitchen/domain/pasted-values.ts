/** Values of a pasted message behind their labels, with whatever the chat or the customer has put behind them. */
import { toFils, type Fils } from '../../../core/money.ts'
import { formatPaymentChoice } from '../../../order/domain/message/order-message.ts'
import type { OrderMessageStrings } from '../../../order/domain/message/order-message-strings.ts'
import { BANKNOTES, type PaymentChoice } from '../../../order/domain/payment-choice.ts'

const ANY_AMOUNT = 'AED #'

/** The text after a label and its colon; null if the line does not have this label. */
export function readLabelled(line: string, label: string): string | null {
  return line.startsWith(`${label}:`) ? line.slice(label.length + 1).trim() : null
}

export interface StatedAmount {
  readonly amount: Fils
  readonly rest: string
}

/** An amount at the start of a text, and what stands behind it. */
export function readAed(text: string): StatedAmount | null {
  const [, whole, fils, rest] = /^AED (\d{1,9})\.(\d{2})(?![.,]?\d)(.*)$/u.exec(text) ?? []
  if (whole === undefined || rest === undefined) return null
  return { amount: toFils(Number(whole) * 100 + Number(fils)), rest: rest.trim() }
}

const CHOICES: readonly PaymentChoice[] = [
  ...BANKNOTES.map((change) => ({ kind: 'cash' as const, change })),
  { kind: 'cash', change: 'exact' },
  { kind: 'cash', change: 'any' },
  { kind: 'cash' },
  { kind: 'card' },
]

export interface StatedPayment {
  readonly choice: PaymentChoice
  readonly rest: string
}

/** A way to pay in the words of the message, and what stands behind it. The change is computed again. */
export function readPayment(line: string, words: OrderMessageStrings): StatedPayment | null {
  const text = readLabelled(line, words.payment)
  if (text === null) return null
  // The words for cash alone begin the others, so they come last.
  const choice = CHOICES.find((known) => isStart(text, formatPaymentChoice(known, words)))
  if (choice === undefined) return null
  const rest = text.slice(formatPaymentChoice(choice, words).length)
  const [before = '', after = ''] = (words.listSeparator + words.change(ANY_AMOUNT)).split(ANY_AMOUNT)
  const change = rest.startsWith(before) ? readAed(rest.slice(before.length)) : null
  return { choice, rest: (change === null ? rest : change.rest.slice(after.length)).trim() }
}

/** Whether a text begins with a phrase, and no word of it goes on. */
function isStart(text: string, phrase: string): boolean {
  return text.startsWith(phrase) && !/^[\p{L}\p{M}\p{N}]|^[.,]\d/u.test(text.slice(phrase.length))
}
