import type { ReactNode } from 'react'
import type { LinkNotes } from '#order/link/order-link.ts'
import type { ReadMessage } from '../domain/read-pasted-message.ts'
import { truncateWithEllipsis } from '#core/text/text.ts'
import styles from './Ticket.module.css'
import { TicketWords } from './TicketWords.tsx'

/** A ticket stays readable whatever was pasted; what is more stands in the chat. */
const MAX_LINES = 30
export const MAX_LINE_LENGTH = 300

interface TicketNotesProps {
  /** Null where the link does not tell whether there is a comment. */
  readonly notes: LinkNotes | null
  readonly message: ReadMessage | null
}

/**
 * What a cook has to read before the items: the comment, or that there is one in the chat, and the
 * lines of the pasted message that the ticket does not say.
 */
export function TicketNotes({ notes, message }: TicketNotesProps): ReactNode {
  const comment = message?.fields.comment ?? ''
  const otherLines = message?.otherLines ?? []
  const isCut = message?.isCut === true || otherLines.length > MAX_LINES
  return (
    <>
      {comment === '' ? (
        <CommentNotice notes={notes} isPasted={message !== null} />
      ) : (
        <div className={styles.comment} data-is-certain="">
          <p className={styles.label}>
            <TicketWords toText={(messages) => messages.comment} />:
          </p>
          <p dir="auto">{truncateWithEllipsis(comment, MAX_LINE_LENGTH)}</p>
        </div>
      )}
      {(otherLines.length > 0 || isCut) && (
        <div className={styles.warning}>
          <p>
            <TicketWords toText={(messages) => messages.otherLines} />:
          </p>
          {otherLines.slice(0, MAX_LINES).map((line, index) => (
            <p key={index} dir="auto" className={styles.otherLine}>
              {truncateWithEllipsis(line, MAX_LINE_LENGTH)}
            </p>
          ))}
          {isCut && (
            <p>
              <TicketWords toText={({ restInChat }) => restInChat} />
            </p>
          )}
        </div>
      )}
    </>
  )
}

/** Links of earlier releases do not tell, so there may be a comment until the message is read. */
function CommentNotice({ notes, isPasted }: { notes: LinkNotes | null; isPasted: boolean }): ReactNode {
  const isCertain = notes?.comment === true
  if (!isCertain && (notes !== null || isPasted)) return null
  return (
    <p className={styles.comment} data-is-certain={isCertain ? '' : undefined}>
      <TicketWords toText={(messages) => (isCertain ? messages.commentInChat : messages.perhapsComment)} />
    </p>
  )
}
