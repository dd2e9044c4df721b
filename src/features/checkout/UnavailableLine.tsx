import { useId, type ReactNode } from 'react'
import { localText } from '../../domain/language.ts'
import type { UnavailableLine as Line } from '../../domain/priced-basket.ts'
import { useCheckoutWords } from '../../messages/checkout-words.ts'
import { NameText } from '../../ui/NameText.tsx'
import styles from './UnavailableLine.module.css'

/** A dish that left the menu while the page was open: named, but neither counted nor sent (B13). */
export function UnavailableLine({ line, onRemove }: { line: Line; onRemove: () => void }): ReactNode {
  const { language, words } = useCheckoutWords()
  const nameId = useId()
  const name = line.item === null ? null : localText(line.item.name, language)
  return (
    <article className={styles['line']} data-unavailable>
      <p id={nameId} className={styles['words']}>
        {name && (
          <span className={styles['name']}>
            <NameText text={name} around={language} />
          </span>
        )}
        <span className={styles['state']}>{words.checkout.unavailable}</span>
      </p>
      <button type="button" className={styles['remove']} aria-describedby={nameId} onClick={onRemove}>
        {words.checkout.removeItem}
      </button>
    </article>
  )
}
