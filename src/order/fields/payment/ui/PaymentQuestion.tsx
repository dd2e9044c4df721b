import type { ReactNode } from 'react'
import { BANKNOTES, listCashNotes, type CashChange } from '../payment-choice.ts'
import { useCheckoutMessages } from '../../../messages/checkout-messages.ts'
import { formatBanknote } from '../../../messages/format-banknote.ts'
import { useOrder } from '../../../state/current-order.ts'
import { setField } from '../../../form/state/form-actions.ts'
import { useOrderForm } from '../../../form/state/form-store.ts'
import { useOrderOptions } from '../../../form/state/order-options-store.ts'
import { ChoiceChips } from '#ui/ChoiceChips.tsx'
import { keepFigures } from '#core/text/keep-figures.ts'
import styles from './PaymentQuestion.module.css'
import { ProblemNotice } from '../../ui/ProblemNotice.tsx'

/** How the order is paid at the door or the counter, where the owner has said what is taken. */
export function PaymentQuestion(): ReactNode {
  const { checkout } = useCheckoutMessages()
  const form = useOrderForm()
  const { payments = [] } = useOrderOptions()
  const { payment } = useOrder()
  const [only, other] = payments
  if (form.method === null) return null
  if (only === undefined) return <ProblemNotice field="payment" />
  return (
    <div className={styles.payment}>
      {other === undefined ? (
        <p className={styles.only}>{checkout.onlyPayment[only]}</p>
      ) : (
        <ChoiceChips
          legend={checkout.paymentQuestion}
          name="payment"
          options={payments.map((kind) => ({ value: kind, label: checkout.payments[kind] }))}
          value={payment === null ? null : payment.kind}
          onChange={(kind) => {
            setField('payment', { kind })
          }}
        />
      )}
      {payment !== null && payment.kind === 'cash' && <ChangeQuestion chosen={payment.change} />}
      <ProblemNotice field="payment" />
      <p className={styles.place}>{checkout.paymentPlace[form.method]}</p>
    </div>
  )
}

/** What the driver has to bring, for an order that is paid in cash. */
function ChangeQuestion({ chosen }: { chosen: CashChange | undefined }): ReactNode {
  const { checkout } = useCheckoutMessages()
  const { total } = useOrder().amounts
  return (
    <>
      <ChoiceChips
        legend={checkout.changeQuestion}
        name="change"
        options={[
          { value: 'exact', label: checkout.exactAmount },
          ...listCashNotes(total).map((note) => ({
            value: String(note),
            label: keepFigures(checkout.haveNote(formatBanknote(note))),
          })),
          { value: 'any', label: checkout.bringChange },
        ]}
        value={chosen === undefined ? null : String(chosen)}
        onChange={(value) => {
          const change = value === 'exact' || value === 'any' ? value : BANKNOTES.find((note) => String(note) === value)
          if (change !== undefined) setField('payment', { kind: 'cash', change })
        }}
      />
    </>
  )
}
