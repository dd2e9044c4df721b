import { formatAed, toFils, type Fils } from '#core/money.ts'
import { isRecord } from '#core/text/parse-record.ts'
import { PAYMENTS, type Payment } from '#shop/domain/setting-values.ts'
import type { OrderMessageStrings } from '../../messages/order-message.en.ts'
import { EVERY_METHOD, type OrderField, type WithdrawnChoice } from '../order-field.ts'

/** How the customer will pay at the door, and what the driver needs for it. */
export type PaymentChoice = { readonly kind: 'card' } | { readonly kind: 'cash'; readonly change?: CashChange }

/** An amount is a banknote, for which change is needed; 'any': change is needed for one that is not named. */
type CashChange = 'exact' | 'any' | Fils

/** Notes of the Emirates above 20 dirhams, smallest first. */
export const BANKNOTES: readonly Fils[] = [50, 100, 200, 500, 1000].map((aed) => toFils(aed * 100))

const MAX_NOTES = 3

/** What is asked of cash: the exact amount and the smallest three notes that cover the total, where that is known. */
export function listCashChanges(total: Fils | null): readonly CashChange[] {
  if (total === null) return ['any']
  return ['exact', ...BANKNOTES.filter((note) => note >= total).slice(0, MAX_NOTES), 'any']
}

/** Whether a choice is a note that has become too small for a total that is known. */
export function isNoteTooSmall(
  choice: PaymentChoice | undefined,
  total: Fils | null,
): choice is { readonly kind: 'cash'; readonly change: Fils } {
  return total !== null && choice?.kind === 'cash' && typeof choice.change === 'number' && choice.change < total
}

/** Whether a choice is an amount while the total is not known. */
function needsTotal(choice: PaymentChoice, total: Fils | null): boolean {
  return total === null && choice.kind === 'cash' && choice.change !== undefined && choice.change !== 'any'
}

/** What is given back for a note, for a total that is known; null where nothing is. */
export function getChange(choice: PaymentChoice, total: Fils): Fils | null {
  if (choice.kind !== 'cash' || typeof choice.change !== 'number' || choice.change <= total) return null
  return toFils(choice.change - total)
}

/**
 * How an order of this total is paid: as chosen, as far as the owner offers it and a banknote covers
 * it, for which the total must be known; without a choice in the only way there is. Undefined: not said.
 */
export function getPayment(
  choice: PaymentChoice | undefined,
  payments: readonly Payment[] = [],
  total: Fils | null,
): PaymentChoice | undefined {
  if (choice !== undefined && payments.includes(choice.kind)) {
    return needsTotal(choice, total) || isNoteTooSmall(choice, total) ? { kind: choice.kind } : choice
  }
  const [only, other] = payments
  return only !== undefined && other === undefined ? { kind: only } : undefined
}

/** Reads a choice from stored data, which may hold anything. */
export function parsePaymentChoice(value: unknown): PaymentChoice | undefined {
  if (!isRecord(value)) return undefined
  const kind = PAYMENTS.find((payment) => payment === value['kind'])
  if (kind !== 'cash') return kind && { kind }
  const change = [...BANKNOTES, 'exact' as const, 'any' as const].find((known) => known === value['change'])
  return change === undefined ? { kind } : { kind, change }
}

export type PaymentProblem =
  | (WithdrawnChoice<'paymentWithdrawn'> & { readonly payment: Payment })
  /** The total is not known any more. */
  | { readonly kind: 'totalUnknown'; readonly isBlocking: false }
  /** The total has grown above the banknote. */
  | { readonly kind: 'noteTooSmall'; readonly isBlocking: false; readonly note: Fils }

export const paymentField: OrderField<PaymentChoice, PaymentProblem> = {
  parse: parsePaymentChoice,
  methods: EVERY_METHOD,
  isStored: true,
  isRemembered: true,
  findProblem: (payment, { payments = [] }, total) => {
    if (payment === undefined) return null
    if (!payments.includes(payment.kind)) {
      return { kind: 'paymentWithdrawn', isBlocking: true, payment: payment.kind }
    }
    if (needsTotal(payment, total)) return { kind: 'totalUnknown', isBlocking: false }
    return isNoteTooSmall(payment, total) ? { kind: 'noteTooSmall', isBlocking: false, note: payment.change } : null
  },
  resolve: (payment, { payments }, total) => getPayment(payment, payments, total),
  toMessage: (payment, { words, total }) => {
    const change = total === null ? null : getChange(payment, total)
    const text = formatPaymentChoice(payment, words)
    return [`${words.payment}: ${text}${change === null ? '' : words.listSeparator + words.change(formatAed(change))}`]
  },
}

/** The words for a way to pay: 'cash, I have AED 200.00'. */
export function formatPaymentChoice(payment: PaymentChoice, words: OrderMessageStrings): string {
  if (payment.kind === 'card') return words.payByCard
  switch (payment.change) {
    case undefined:
      return words.payInCash
    case 'exact':
      return words.payExactly
    case 'any':
      return words.payWithChange
    default:
      return words.payWithNote(formatAed(payment.change))
  }
}
