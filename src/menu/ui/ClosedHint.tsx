import type { ReactNode } from 'react'
import { keepFigures } from '#core/text/keep-figures.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { formatClosedNotice } from '#shop/messages/describe-shop.ts'
import { useClosedShop } from '#shop/state/shop-store.ts'
import { PhoneLink } from '#shop/ui/PhoneLink.tsx'
import { HoursSentence } from '#ui/HoursSentence.tsx'
import styles from './ClosedHint.module.css'

/** Above dishes that can't be ordered now: when the shop opens, and its phone number. */
export function ClosedHint(): ReactNode {
  const language = useLanguage()
  const closed = useClosedShop()
  if (closed === null) return null
  const { text, opening } = formatClosedNotice(closed, 'closedNow', language)
  return (
    <div className={styles.hint}>
      <p>
        <HoursSentence text={text} /> {opening !== undefined && <span>{keepFigures(opening)}</span>}
      </p>
      <PhoneLink />
    </div>
  )
}
