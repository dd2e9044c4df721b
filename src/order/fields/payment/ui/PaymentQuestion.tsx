import type { ReactNode } from 'react'
import { formatAmount, type Fils } from '#core/money.ts'
import type { ReceiveMethod } from '#shop/domain/receive-method.ts'
import type { Payment } from '#shop/domain/setting-values.ts'
import { BANKNOTES, getPayment, listCashChanges, type PaymentChoice, type PaymentProblem } from '../payment-choice.ts'
import { useCheckoutMessages, type CheckoutMessages } from '../../../messages/checkout-messages.ts'
import type { FieldControl } from '../../order-field.ts'
import { ChoiceChips } from '#ui/ChoiceChips.tsx'
import { keepFigures } from '#core/text/keep-figures.ts'
import styles from './PaymentQuestion.module.css'
import { ProblemNotice } from '../../ui/ProblemNotice.tsx'

interface PaymentQuestionProps extends FieldControl<PaymentChoice, PaymentProblem> {
  readonly payments: readonly Payment[]
  readonly method: ReceiveMethod
  /** Of the order, its delivery included; null while it is not known. */
  readonly total: Fils | null
}

/** How the order is paid at the door or the counter, where the owner has said what is taken. */
export function PaymentQuestion(props: PaymentQuestionProps): ReactNode {
  const { value, problem, payments, method, total, onChange } = props
  const { checkout } = useCheckoutMessages()
  const payment = getPayment(value, payments, total)
  const [only, other] = payments
  const notice = (
    <ProblemNotice
      field="payment"
      text={problem && formatPaymentProblem(problem, checkout.problems)}
      action={
        problem?.isBlocking === true
          ? {
              label: checkout.continue,
              run: () => {
                onChange(undefined)
              },
            }
          : null
      }
    />
  )
  if (only === undefined) return notice
  return (
    <div className={styles.payment}>
      {other === undefined ? (
        <p className={styles.only}>{checkout.onlyPayment[only]}</p>
      ) : (
        <ChoiceChips
          legend={checkout.paymentQuestion}
          name="payment"
          options={payments.map((kind) => ({ value: kind, label: checkout.payments[method][kind] }))}
          value={payment?.kind ?? null}
          onChange={(kind) => {
            onChange({ kind })
          }}
        />
      )}
      {payment?.kind === 'cash' && <ChangeQuestion payment={payment} total={total} onChange={onChange} />}
      {notice}
      <p className={styles.place}>{checkout.paymentPlace[method]}</p>
    </div>
  )
}

function formatPaymentProblem(problem: PaymentProblem, words: CheckoutMessages['checkout']['problems']): string {
  if (problem.kind === 'totalUnknown') return words.totalUnknown
  return problem.kind === 'noteTooSmall'
    ? words.noteTooSmall(formatBanknote(problem.note))
    : words.paymentWithdrawn[problem.payment]
}

interface ChangeQuestionProps extends Pick<PaymentQuestionProps, 'total' | 'onChange'> {
  readonly payment: PaymentChoice & { readonly kind: 'cash' }
}

/** What the driver has to bring, for an order that is paid in cash. */
function ChangeQuestion({ payment, total, onChange }: ChangeQuestionProps): ReactNode {
  const { checkout } = useCheckoutMessages()
  const { change: chosen } = payment
  return (
    <ChoiceChips
      legend={checkout.changeQuestion}
      name="change"
      options={listCashChanges(total).map((change) => ({
        value: String(change),
        label:
          change === 'exact'
            ? checkout.exactAmount
            : change === 'any'
              ? checkout.bringChange
              : keepFigures(checkout.haveNote(formatBanknote(change))),
      }))}
      value={chosen === undefined ? null : String(chosen)}
      onChange={(value) => {
        const change = value === 'exact' || value === 'any' ? value : BANKNOTES.find((note) => String(note) === value)
        if (change !== undefined) onChange({ kind: 'cash', change })
      }}
    />
  )
}

/** 'AED 100': banknotes have no fils. */
function formatBanknote(note: Fils): string {
  return `AED ${formatAmount(note).replace('.00', '')}`
}
