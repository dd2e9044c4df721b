import { useId, type ReactNode } from 'react'
import { toLocalText } from '../../domain/language.ts'
import type { UnavailableLine as Line } from '../../domain/priced-basket.ts'
import { useCheckoutMessages } from '../../i18n/checkout-messages.ts'
import { LocalizedText } from '../../ui/LocalizedText.tsx'
import styles from './UnavailableLine.module.css'

/** An item removed from the menu while the page was open: listed, but not counted or sent. */
export function UnavailableLine({ line, onRemove }: { line: Line; onRemove: () => void }): ReactNode {
  const { language, messages } = useCheckoutMessages()
  const nameId = useId()
  const name = line.item === null ? null : toLocalText(line.item.name, language)
  return (
    <article className={styles.line}>
      <p id={nameId} className={styles.text}>
        {name && (
          <span className={styles.name}>
            <LocalizedText text={name} pageLanguage={language} />
          </span>
        )}
        <span className={styles.status}>{messages.checkout.unavailable}</span>
      </p>
      <button type="button" className={styles.remove} aria-describedby={nameId} onClick={onRemove}>
        {messages.checkout.removeItem}
      </button>
    </article>
  )
}
