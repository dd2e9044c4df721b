import type { ReactNode } from 'react'
import type { CardAmounts } from '../../domain/priced-card.ts'
import { formatAed } from '#core/money.ts'
import type { OrderLink } from '#order/link/order-link.ts'
import { getChange, type PaymentChoice } from '#order/fields/payment/payment-choice.ts'
import type { MessageFields } from '../domain/read-pasted-message.ts'
import type { KitchenMessages } from '../messages/kitchen.en.ts'
import { Figure } from '#ui/Figure.tsx'
import styles from './Ticket.module.css'
import { TicketRow } from './TicketRow.tsx'
import { TicketWords } from './TicketWords.tsx'

interface TicketFieldsProps {
  readonly link: OrderLink
  readonly amounts: CardAmounts
  /** What the customer's message says; null until it is pasted. */
  readonly fields: MessageFields | null
}

/** What helps the driver, in the order of the message. */
const HELP = ['unit', 'landmark', 'makani', 'location'] as const

/** What the link leaves out: as the pasted message says it, or a line to write on. */
export function TicketFields({ link: { order, notes }, amounts, fields }: TicketFieldsProps): ReactNode {
  const payment = fields?.payment ?? ''
  const recipientPhone = fields?.recipientPhone ?? ''
  return (
    <>
      {fields === null && (
        <p className={styles.fieldsTitle}>
          <TicketWords toText={({ inChat }) => inChat} />:
        </p>
      )}
      <dl className={styles.fields}>
        <TicketRow name="name">{fields?.name}</TicketRow>
        <TicketRow name={recipientPhone === '' ? 'phone' : 'recipientPhone'}>{recipientPhone}</TicketRow>
        {order?.method !== 'pickup' && <TicketRow name="address">{fields?.address}</TicketRow>}
        {HELP.filter((field) => fields !== null && fields[field] !== '').map((field) => (
          <TicketRow key={field} name={field}>
            {fields?.[field]}
          </TicketRow>
        ))}
        {payment === '' && (notes?.payment ?? fields === null) && <TicketRow name="payment" />}
        {payment !== '' && <Payment payment={payment} amounts={amounts} />}
      </dl>
    </>
  )
}

interface PaymentProps {
  readonly payment: PaymentChoice | string
  readonly amounts: CardAmounts
}

/** The way to pay in the kitchen's words, or in the customer's own; the banknote, and the change, where the total is known. */
function Payment({ payment, amounts: { total } }: PaymentProps): ReactNode {
  if (typeof payment === 'string') return <TicketRow name="payment">{payment}</TicketRow>
  const change = total === null ? null : getChange(payment, total)
  return (
    <>
      <TicketRow name="payment">
        <TicketWords toText={(messages) => toPaymentText(payment, messages)} />
      </TicketRow>
      {payment.kind === 'cash' && typeof payment.change === 'number' && (
        <TicketRow name="banknote">
          <Figure>{formatAed(payment.change)}</Figure>
        </TicketRow>
      )}
      {change !== null && (
        <TicketRow name="change">
          <Figure>{formatAed(change)}</Figure>
        </TicketRow>
      )}
    </>
  )
}

function toPaymentText(payment: PaymentChoice, messages: KitchenMessages): string {
  if (payment.kind === 'card') return messages.payByCard
  if (payment.change === 'exact') return messages.payExactly
  return payment.change === 'any' ? messages.payWithChange : messages.payInCash
}
