import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react'
import { attempt } from '#core/attempt.ts'
import type { CardAmounts } from '../../domain/priced-card.ts'
import type { KitchenDevice } from '../domain/kitchen-device.ts'
import type { ResolvedOrder } from '#order/link/resolved-order.ts'
import type { OrderLink } from '#order/link/order-link.ts'
import { readPastedMessage } from '../domain/read-pasted-message.ts'
import { kitchenMessages } from '../messages/kitchen-messages.ts'
import { orderMessages } from '#order/messages/order-messages.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { recordOpenedTicket } from '../state/kitchen-store.ts'
import { EarlierTicketNotices } from './EarlierTicketNotices.tsx'
import styles from './KitchenTicket.module.css'
import { PasteField } from './PasteField.tsx'
import { Ticket } from './Ticket.tsx'
import { TicketSettings } from './TicketSettings.tsx'

interface KitchenTicketProps {
  readonly link: OrderLink
  readonly card: ResolvedOrder
  readonly amounts: CardAmounts
  readonly device: KitchenDevice
}

/** An order on the kitchen's device: the ticket, and a field for the customer's message, which fills it. */
export function KitchenTicket({ link, card, amounts, device }: KitchenTicketProps): ReactNode {
  const language = useLanguage()
  const messages = kitchenMessages[language]
  const [pasted, setPasted] = useState('')
  const message = useMemo(
    () => (pasted.trim() === '' ? null : readPastedMessage(pasted, link.order, orderMessages)),
    [pasted, link.order],
  )
  const open = useEffectEvent(() => {
    const isNew = recordOpenedTicket(link)
    if (device.print && isNew) void printTicket()
  })
  useEffect(() => {
    open()
  }, [link])
  return (
    <div className={styles.kitchen}>
      {link.order !== null && <EarlierTicketNotices reference={link.order.ref} />}
      <Ticket
        link={link}
        card={card}
        amounts={amounts}
        device={device}
        fields={message?.status === 'read' ? message.fields : null}
      />
      <button type="button" className={styles.print} onClick={() => void printTicket()}>
        {messages.print}
      </button>
      <PasteField text={pasted} onChange={setPasted} message={message} />
      <TicketSettings device={device} />
    </div>
  )
}

/** Letters that are printed before their font is there are printed in another one. */
async function printTicket(): Promise<void> {
  await attempt(() => document.fonts.ready)
  window.print()
}
