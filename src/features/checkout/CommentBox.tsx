import { useRef, type ReactNode } from 'react'
import { COMMENT_MAX, commentLength } from '../../domain/comment.ts'
import { useCheckoutWords } from '../../messages/checkout-words.ts'
import { announce } from '../../state/announcements.ts'
import { setComment, useComment } from '../../state/comment.ts'
import { setPanelOpen, useIsPanelOpen } from '../../state/open-panels.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import styles from './CommentBox.module.css'

/** A word to the kitchen, at most 150 characters (CMT-1). */
export function CommentBox(): ReactNode {
  const { words } = useCheckoutWords()
  const comment = useComment()
  const isOpen = useIsPanelOpen('comment')
  const length = commentLength(comment)
  const wasFull = useRef(false)

  const change = (text: string): void => {
    setComment(text)
    const isFull = commentLength(text) >= COMMENT_MAX
    if (isFull && !wasFull.current) announce(words.checkout.commentFull(COMMENT_MAX))
    wasFull.current = isFull
  }

  return (
    <section className={styles['box']}>
      <Disclosure
        summary={words.checkout.comment}
        isOpen={isOpen}
        onToggle={(open) => {
          setPanelOpen('comment', open)
        }}
      >
        <label htmlFor="comment" className={styles['label']}>
          {words.checkout.commentLabel}
        </label>
        <textarea
          id="comment"
          className={styles['text']}
          rows={3}
          dir={comment === '' ? undefined : 'auto'}
          value={comment}
          aria-describedby="comment-counter"
          onChange={(event) => {
            change(event.target.value)
          }}
        />
        <p id="comment-counter" className={styles['counter']} data-full={length >= COMMENT_MAX}>
          <bdi dir="ltr">{words.checkout.commentCounter(length, COMMENT_MAX)}</bdi>
        </p>
      </Disclosure>
      {comment !== '' && (
        <p className={styles['written']} data-open={isOpen}>
          <span className={styles['onPaper']}>{words.checkout.comment}: </span>
          <bdi>{comment}</bdi>
        </p>
      )}
    </section>
  )
}
