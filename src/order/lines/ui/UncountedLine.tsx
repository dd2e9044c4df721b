import { useId, type ReactNode } from 'react'
import { keepFigures } from '#core/text/keep-figures.ts'
import { toLocalText } from '#core/text/language.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { LocalizedText } from '#ui/LocalizedText.tsx'
import styles from './UncountedLine.module.css'

interface UncountedLineProps {
  /** What the item is or was, if still known. */
  readonly item: MenuItem | null
  /** Why it is not counted. */
  readonly reason: string
  readonly onRemove: () => void
  /** Given where the item can be ordered again. */
  readonly onRestore?: (() => void) | undefined
}

/** A line that is listed, but not counted or sent: its item left the menu, or was sold out. */
export function UncountedLine({ item, reason, onRemove, onRestore }: UncountedLineProps): ReactNode {
  const language = useLanguage()
  const messages = useCheckoutMessages()
  const nameId = useId()
  const name = item === null ? null : toLocalText(item.name, language)
  return (
    <article className={styles.line}>
      <p id={nameId} className={styles.text}>
        {name && (
          <span className={styles.name} data-available={onRestore !== undefined}>
            <LocalizedText text={name} pageLanguage={language} />
          </span>
        )}
        <span className={styles.status} data-available={onRestore !== undefined}>
          {keepFigures(reason)}
        </span>
      </p>
      <div className={styles.actions}>
        {onRestore !== undefined && (
          <button type="button" className={styles.restore} aria-describedby={nameId} onClick={onRestore}>
            {messages.checkout.restoreLine}
          </button>
        )}
        <button type="button" className={styles.remove} aria-describedby={nameId} onClick={onRemove}>
          {messages.checkout.removeItem}
        </button>
      </div>
    </article>
  )
}
