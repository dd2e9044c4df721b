import type { ReactNode } from 'react'
import type { Language } from '../../../core/text/language.ts'
import type { LinkNotes } from '../../../order/domain/link/order-link.ts'
import type { ReadMessage } from '../domain/read-pasted-message.ts'
import { truncateWithEllipsis } from '../../../core/text/text.ts'
import styles from './Ticket.module.css'
import { TicketWords } from './TicketWords.tsx'

/** A ticket stays readable whatever was pasted; what is more stands in the chat. */
const MAX_LINES = 30
export const MAX_LINE_LENGTH = 300

interface TicketNotesProps {
  /** Null where the link does not tell whether there is a comment. */
  readonly notes: LinkNotes | null
  readonly message: ReadMessage | null
  readonly languages: readonly Language[]
}

/**
 * What a cook has to read before the items: the comment, or that there is one in the chat, and the
 * lines of the pasted message that the ticket does not say.
 */
export function TicketNotes({ notes, message, languages }: TicketNotesProps): ReactNode {
  const comment = message?.fields.comment ?? ''
  const otherLines = message?.otherLines ?? []
  const isCut = message?.isCut === true || otherLines.length > MAX_LINES
  return (
    <>
      {comment === '' ? (
        <CommentNotice notes={notes} isPasted={message !== null} languages={languages} />
      ) : (
        <div className={styles.comment} data-is-certain="">
          <p className={styles.label}>
            <TicketWords languages={languages} toText={(words) => words.comment} />:
          </p>
          <p dir="auto">{truncateWithEllipsis(comment, MAX_LINE_LENGTH)}</p>
        </div>
      )}
      {(otherLines.length > 0 || isCut) && (
        <div className={styles.warning}>
          <p>
            <TicketWords languages={languages} toText={(words) => words.otherLines} />:
          </p>
          {otherLines.slice(0, MAX_LINES).map((line, index) => (
            <p key={index} dir="auto" className={styles.otherLine}>
              {truncateWithEllipsis(line, MAX_LINE_LENGTH)}
            </p>
          ))}
          {isCut && (
            <p>
              <TicketWords languages={languages} toText={(words) => words.restInChat} />
            </p>
          )}
        </div>
      )}
    </>
  )
}

/** Links of earlier releases do not tell, so there may be a comment until the message is read. */
function CommentNotice({
  notes,
  isPasted,
  languages,
}: Pick<TicketNotesProps, 'notes' | 'languages'> & { readonly isPasted: boolean }): ReactNode {
  const isCertain = notes?.comment === true
  if (!isCertain && (notes !== null || isPasted)) return null
  return (
    <p className={styles.comment} data-is-certain={isCertain ? '' : undefined}>
      <TicketWords
        languages={languages}
        toText={({ commentInChat, perhapsComment }) => (isCertain ? commentInChat : perhapsComment)}
      />
    </p>
  )
}
