import { Fragment, type ReactNode } from 'react'
import type { CardAmounts } from '../../domain/priced-card.ts'
import { formatAed } from '#core/money.ts'
import type { OrderLink } from '#order/link/order-link.ts'
import type { FieldName } from '#order/form/order-fields.ts'
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

/** What the ticket says of a field: as the pasted message says it, or with a line to write on. */
type RenderField = (ticket: TicketFieldsProps) => ReactNode

/** Every field of checkout, in the order of the message: a new one does not compile until it is here. */
const FIELDS: Readonly<Record<FieldName, RenderField | 'inHead'>> = {
  wanted: 'inHead',
  area: 'inHead',
  car: 'inHead',
  firstName: ({ fields }) => <TicketRow name="name">{fields?.name}</TicketRow>,
  recipientPhone: ({ fields }) => {
    const phone = fields?.recipientPhone ?? ''
    return <TicketRow name={phone === '' ? 'phone' : 'recipientPhone'}>{phone}</TicketRow>
  },
  address: ({ link: { order }, fields }) =>
    order?.method !== 'pickup' && <TicketRow name="address">{fields?.address}</TicketRow>,
  unit: renderHelp('unit'),
  landmark: renderHelp('landmark'),
  makani: renderHelp('makani'),
  location: renderHelp('location'),
  payment: ({ link: { notes }, amounts, fields }) => {
    const payment = fields?.payment ?? ''
    if (payment !== '') return <Payment payment={payment} amounts={amounts} />
    return (notes?.payment ?? fields === null) && <TicketRow name="payment" />
  },
}

/** What helps the driver has no line where the message does not tell it. */
function renderHelp(name: 'unit' | 'landmark' | 'makani' | 'location'): RenderField {
  return ({ fields }) => fields !== null && fields[name] !== '' && <TicketRow name={name}>{fields[name]}</TicketRow>
}

/** What the link leaves out. */
export function TicketFields(ticket: TicketFieldsProps): ReactNode {
  return (
    <>
      {ticket.fields === null && (
        <p className={styles.fieldsTitle}>
          <TicketWords toText={({ inChat }) => inChat} />:
        </p>
      )}
      <dl className={styles.fields}>
        {Object.entries(FIELDS).map(([name, render]) => (
          <Fragment key={name}>{render !== 'inHead' && render(ticket)}</Fragment>
        ))}
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
