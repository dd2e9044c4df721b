import { formatAed } from '#core/money.ts'
import { toLocalText, type Language } from '#core/text/language.ts'
import { formatOrderTime } from '#i18n/format-clock-time.ts'
import { formatFeeText } from '../fields/area/format-fee.ts'
import type { OrderProblem } from '../order-problems.ts'
import type { CheckoutMessages } from './checkout-messages.ts'
import { formatBanknote } from './format-banknote.ts'

/** What the customer reads of a problem. The compiler asks for the words of each kind. */
export function formatProblem(problem: OrderProblem, language: Language, { checkout }: CheckoutMessages): string {
  const { problems } = checkout
  switch (problem.kind) {
    case 'methodPaused':
      return problem.text
    case 'belowMinimum': {
      const missing = formatAed(problem.missing)
      if (problem.area === null) return checkout.belowPickupMinimum(missing)
      return checkout.belowMinimum(missing, toLocalText(problem.area.name, language).text)
    }
    case 'feeChanged': {
      const area = toLocalText(problem.area.name, language).text
      return `${checkout.changedFee(area)} ${formatFeeText(problem.fee, checkout)}`
    }
    case 'iftarMoved':
      return problems.iftarMoved(formatOrderTime(problem.at, language))
    case 'paymentWithdrawn':
      return problems.paymentWithdrawn[problem.payment]
    case 'noteTooSmall':
      return problems.noteTooSmall(formatBanknote(problem.note))
    default:
      return problems[problem.kind]
  }
}
