import type { ReactNode } from 'react'
import type { LinkNotes } from '#order/link/order-link.ts'
import type { MessageFields } from '../domain/read-pasted-message.ts'
import styles from './Ticket.module.css'
import { TicketWords } from './TicketWords.tsx'

interface TicketCommentProps {
  /** Null where the link does not tell whether there is a comment. */
  readonly notes: LinkNotes | null
  /** What the customer's message says; null until it is pasted. */
  readonly fields: MessageFields | null
}

/**
 * What a cook has to read before the items: the comment, or that there is one in WhatsApp. Links of earlier releases
 * do not tell, so there may be one until the message is read.
 */
export function TicketComment({ notes, fields }: TicketCommentProps): ReactNode {
  const comment = fields?.comment ?? ''
  if (comment !== '') {
    return (
      <div className={styles.comment} data-is-certain="">
        <p className={styles.label}>
          <TicketWords toText={(messages) => messages.comment} />:
        </p>
        <p dir="auto">{comment}</p>
      </div>
    )
  }
  const isCertain = notes?.comment === true
  if (!isCertain && (notes !== null || fields !== null)) return null
  return (
    <p className={styles.comment} data-is-certain={isCertain ? '' : undefined}>
      <TicketWords toText={(messages) => (isCertain ? messages.commentInChat : messages.perhapsComment)} />
    </p>
  )
}
