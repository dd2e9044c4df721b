import { useId, type ReactNode } from 'react'
import type { PastedMessage } from '../domain/read-pasted-message.ts'
import type { KitchenMessages } from '../messages/kitchen.en.ts'
import { kitchenMessages } from '../messages/kitchen-messages.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import styles from './PasteField.module.css'

interface PasteFieldProps {
  readonly text: string
  readonly onChange: (text: string) => void
  /** What was read of the text; null where nothing is pasted. */
  readonly message: PastedMessage | null
}

/** A field for the customer's message, which fills the ticket. The text stays in the page. */
export function PasteField({ text, onChange, message }: PasteFieldProps): ReactNode {
  const language = useLanguage()
  const messages = kitchenMessages[language]
  const id = useId()
  return (
    <section className={styles.paste}>
      <label htmlFor={id} className={styles.label}>
        {messages.paste}
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {messages.pasteHint}
      </p>
      <textarea
        id={id}
        aria-describedby={`${id}-hint`}
        className={styles.text}
        dir={text === '' ? undefined : 'auto'}
        rows={4}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          onChange(event.target.value)
        }}
      />
      <div role="status" className={styles.result} data-status={message?.status}>
        {message !== null && toResult(message, messages)}
      </div>
    </section>
  )
}

function toResult(message: PastedMessage, messages: KitchenMessages): string {
  switch (message.status) {
    case 'notOurs':
      return messages.notOurs
    case 'otherOrder':
      return messages.otherOrder(message.number)
    case 'read':
      return messages.filled
  }
}
