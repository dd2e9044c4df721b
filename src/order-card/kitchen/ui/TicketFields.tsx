import type { ReactNode } from 'react'
import type { CardAmounts } from '../../domain/priced-card.ts'
import type { Language } from '../../../core/text/language.ts'
import type { OrderLink } from '../../../order/domain/link/order-link.ts'
import { getChange, type PaymentChoice } from '../../../order/domain/payment-choice.ts'
import type { MessageFields } from '../domain/read-pasted-message.ts'
import { truncateWithEllipsis } from '../../../core/text/text.ts'
import type { KitchenMessages } from '../messages/kitchen.en.ts'
import styles from './Ticket.module.css'
import { TicketAmount } from './TicketAmount.tsx'
import { MAX_LINE_LENGTH } from './TicketNotes.tsx'
import { TicketWords } from './TicketWords.tsx'

interface TicketFieldsProps {
  readonly link: OrderLink
  readonly amounts: CardAmounts
  /** What the customer's message says; null until it is pasted. */
  readonly fields: MessageFields | null
  readonly languages: readonly Language[]
}

/** What the link leaves out: as the pasted message says it, or a line to write on. */
export function TicketFields({ link: { facts, notes }, amounts, fields, languages }: TicketFieldsProps): ReactNode {
  const payment = fields?.payment ?? null
  const hasPayment = payment !== null || (notes?.payment ?? fields === null)
  return (
    <>
      {fields === null && (
        <p className={styles.fieldsTitle}>
          <TicketWords languages={languages} toText={({ inChat }) => inChat} />:
        </p>
      )}
      <dl className={styles.fields}>
        <Field field="name" text={fields?.name} languages={languages} />
        <Field field="phone" languages={languages} />
        {facts?.method !== 'pickup' && <Field field="address" text={fields?.address} languages={languages} />}
        {fields !== null && fields.landmark !== '' && (
          <Field field="landmark" text={fields.landmark} languages={languages} />
        )}
        {hasPayment && <Payment payment={payment} amounts={amounts} languages={languages} />}
      </dl>
    </>
  )
}

interface FieldProps {
  readonly field: 'name' | 'phone' | 'address' | 'landmark' | 'payment' | 'note' | 'change'
  readonly text?: string | undefined
  readonly languages: readonly Language[]
  readonly children?: ReactNode
}

function Field({ field, text = '', languages, children }: FieldProps): ReactNode {
  const isBlank = text === '' && children === undefined
  return (
    <div data-field={field}>
      <dt>
        <TicketWords languages={languages} toText={(words) => words[field]} />
      </dt>
      <dd dir={text === '' ? undefined : 'auto'} className={isBlank ? styles.blank : undefined}>
        {children ?? truncateWithEllipsis(text, MAX_LINE_LENGTH)}
      </dd>
    </div>
  )
}

interface PaymentProps {
  readonly payment: PaymentChoice | null
  readonly amounts: CardAmounts
  readonly languages: readonly Language[]
}

/** The way to pay in the kitchen's words; the note, and what the driver gives back, where the total is known. */
function Payment({ payment, amounts: { total }, languages }: PaymentProps): ReactNode {
  if (payment === null) return <Field field="payment" languages={languages} />
  const note = payment.kind === 'cash' && typeof payment.change === 'number' ? payment.change : null
  const change = total === null ? null : getChange(payment, total)
  return (
    <>
      <Field field="payment" languages={languages}>
        <TicketWords languages={languages} toText={(words) => toPaymentText(payment, words)} />
      </Field>
      {note !== null && (
        <Field field="note" languages={languages}>
          <TicketAmount amount={note} />
        </Field>
      )}
      {change !== null && (
        <Field field="change" languages={languages}>
          <TicketAmount amount={change} />
        </Field>
      )}
    </>
  )
}

function toPaymentText(payment: PaymentChoice, words: KitchenMessages): string {
  if (payment.kind === 'card') return words.payByCard
  if (payment.change === 'exact') return words.payExactly
  return payment.change === 'any' ? words.payWithChange : words.payInCash
}
