import { useRef, type ReactNode } from 'react'
import { getCommentLength } from '../comment.ts'
import { COMMENT_MAX_CHARACTERS } from '#core/specification.ts'
import { useCheckoutMessages } from '../../../messages/checkout-messages.ts'
import { announce } from '#browser/stores/page-messages-store.ts'
import { useFieldValue } from '#browser/controls/use-field-value.ts'
import { setPanelOpen, useIsPanelOpen } from '../../../panels/state/open-panels.ts'
import { Disclosure } from '#ui/Disclosure.tsx'
import styles from './CommentBox.module.css'
import { COMMENT_FIELD_ID } from '../../ui/field-ids.ts'

interface CommentBoxProps {
  readonly comment: string
  readonly onChange: (text: string) => void
}

/** Comment for the kitchen, with a character counter; truncated at the limit. */
export function CommentBox({ comment, onChange }: CommentBoxProps): ReactNode {
  const messages = useCheckoutMessages()
  const isOpen = useIsPanelOpen('comment')
  const length = getCommentLength(comment)
  const wasFull = useRef(false)

  const change = (text: string): void => {
    onChange(text)
    const isFull = getCommentLength(text) >= COMMENT_MAX_CHARACTERS
    if (isFull && !wasFull.current) announce(messages.checkout.commentFull(COMMENT_MAX_CHARACTERS))
    wasFull.current = isFull
  }
  const fieldValue = useFieldValue(comment, change)

  return (
    <section className={styles.box}>
      <Disclosure
        summary={messages.checkout.comment}
        isOpen={isOpen}
        onToggle={(open) => {
          setPanelOpen('comment', open)
        }}
      >
        <label htmlFor={COMMENT_FIELD_ID} className={styles.label}>
          {messages.checkout.commentLabel}
        </label>
        <textarea
          {...fieldValue}
          id={COMMENT_FIELD_ID}
          className={styles.input}
          rows={3}
          dir={comment === '' ? undefined : 'auto'}
          aria-describedby="comment-counter"
        />
        <p id="comment-counter" className={styles.counter} data-full={length >= COMMENT_MAX_CHARACTERS}>
          <bdi dir="ltr">{messages.checkout.commentCounter(length, COMMENT_MAX_CHARACTERS)}</bdi>
        </p>
      </Disclosure>
      {comment !== '' && (
        <p className={styles.preview} data-open={isOpen}>
          <span className={styles.printLabel}>{messages.checkout.comment}: </span>
          <bdi>{comment}</bdi>
        </p>
      )}
    </section>
  )
}
