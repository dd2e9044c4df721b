import type { ReactNode } from 'react'
import { formatAmount } from '../../../core/money.ts'
import { BANKNOTES, getPayment, listCashNotes, type CashChange } from '../../domain/payment-choice.ts'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { useSmallNote } from '../../state/cash-note-store.ts'
import { setPayment, useOrderForm } from '../../state/order-form-store.ts'
import { useOrderOptions } from '../../state/order-options-store.ts'
import { ChoiceChips } from '../../../ui/ChoiceChips.tsx'
import { keepFigures } from '../../../core/text/keep-figures.ts'
import styles from './PaymentQuestion.module.css'
import { useOrderAmounts } from '../summary/use-order-amounts.ts'

/** How the order is paid at the door or the counter, where the owner has said what is taken. */
export function PaymentQuestion(): ReactNode {
  const { checkout } = useCheckoutMessages()
  const { form } = useOrderForm()
  const { payments = [] } = useOrderOptions()
  const payment = getPayment(form.payment, payments)
  const [only, other] = payments
  if (form.method === null || only === undefined) return null
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
            setPayment({ kind })
          }}
        />
      )}
      {payment !== null && payment.kind === 'cash' && <ChangeQuestion chosen={payment.change} />}
      <p className={styles.place}>{checkout.paymentPlace[form.method]}</p>
    </div>
  )
}

/** What the driver has to bring, for an order that is paid in cash. */
function ChangeQuestion({ chosen }: { chosen: CashChange | undefined }): ReactNode {
  const { checkout } = useCheckoutMessages()
  const { total } = useOrderAmounts()
  const smallNote = useSmallNote()
  return (
    <>
      <ChoiceChips
        legend={checkout.changeQuestion}
        name="change"
        options={[
          { value: 'exact', label: checkout.exactAmount },
          ...listCashNotes(total).map((note) => ({
            value: String(note),
            label: keepFigures(checkout.haveNote(formatNote(note))),
          })),
          { value: 'any', label: checkout.bringChange },
        ]}
        value={chosen === undefined ? null : String(chosen)}
        onChange={(value) => {
          const change = value === 'exact' || value === 'any' ? value : BANKNOTES.find((note) => String(note) === value)
          if (change !== undefined) setPayment({ kind: 'cash', change })
        }}
      />
      <div role="status">
        {smallNote !== null && (
          <p className={styles.notice}>{keepFigures(checkout.noteTooSmall(formatNote(smallNote)))}</p>
        )}
      </div>
    </>
  )
}

/** 'AED 100': notes have no fils. */
function formatNote(note: (typeof BANKNOTES)[number]): string {
  return `AED ${formatAmount(note).replace('.00', '')}`
}
