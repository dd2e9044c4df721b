import { useId, type ReactNode } from 'react'
import type { MessageComparison, MessageDifference } from '../../domain/compare-message.ts'
import { encodeInteger } from '../../domain/base32.ts'
import type { Language } from '../../domain/language.ts'
import { formatAed } from '../../domain/money.ts'
import { CODE_LENGTH } from '../../domain/order-link-format.ts'
import type { KitchenMessages } from '../../i18n/en/kitchen.ts'
import { kitchenMessages } from '../../i18n/kitchen-messages.ts'
import { useMessages } from '../../i18n/messages-context.tsx'
import styles from './PasteCheck.module.css'

interface PasteCheckProps {
  readonly text: string
  readonly onChange: (text: string) => void
  /** Null where nothing is pasted. */
  readonly comparison: MessageComparison | null
}

/** A field for the customer's message, and how it agrees with the link. The text stays in the page. */
export function PasteCheck({ text, onChange, comparison }: PasteCheckProps): ReactNode {
  const { language } = useMessages()
  const messages = kitchenMessages[language]
  const id = useId()
  return (
    <section className={styles.check}>
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
      <div role="status" className={styles.result} data-verdict={comparison?.verdict}>
        {comparison !== null && <Result comparison={comparison} messages={messages} />}
      </div>
    </section>
  )
}

interface ResultProps<Comparison> {
  readonly comparison: Comparison
  readonly messages: KitchenMessages
}

function Result({ comparison, messages }: ResultProps<MessageComparison>): ReactNode {
  switch (comparison.verdict) {
    case 'notOurs':
      return messages.notOurs
    case 'otherOrder':
      return messages.otherOrder(comparison.number)
    case 'matches':
      return messages.matches
    case 'otherTotal': {
      const { messageTotal, todaysTotal, isTotalOfLink } = comparison
      const sentence = messages.otherTotal(formatAed(messageTotal), formatAed(todaysTotal))
      return isTotalOfLink ? `${sentence} ${messages.mayHaveChanged}` : sentence
    }
    case 'otherDishes':
      return <Differences comparison={comparison} messages={messages} />
  }
}

function Differences({
  comparison: { differences, language },
  messages,
}: ResultProps<Extract<MessageComparison, { verdict: 'otherDishes' }>>): ReactNode {
  return (
    <>
      {messages.otherDishes}
      <ul className={styles.differences}>
        {differences.map((difference, index) => (
          <li key={index}>
            <bdi>{formatDifference(difference, language, messages)}</bdi> (
            {difference.onlyIn === 'message' ? messages.onlyInMessage : messages.onlyInLink})
          </li>
        ))}
      </ul>
    </>
  )
}

/** Lines are shown in the message's words, all else in the page's. */
function formatDifference(difference: MessageDifference, language: Language, messages: KitchenMessages): string {
  switch (difference.kind) {
    case 'line': {
      const { name, quantity, requests, otherRequests } = difference.line
      const { requests: words, listSeparator } = kitchenMessages[language]
      const all = [...requests.map((key) => words[key]), ...otherRequests]
      return `${quantity} × ${name}${all.length === 0 ? '' : ` (${all.join(listSeparator)})`}`
    }
    case 'unknownItem': {
      const { quantity, status, code } = difference.line
      return `${quantity} × ${status === 'ambiguous' ? messages.ambiguous : messages.gone(encodeInteger(code, CODE_LENGTH))}`
    }
    case 'pieces':
      return messages.pieces(difference.count)
    case 'total':
      return `${messages.total} ${formatAed(difference.total)}`
  }
}
