import type { ReactNode } from 'react'
import { HoursSentence } from '#ui/HoursSentence.tsx'
import { useLanguage } from '#i18n/language-context.tsx'
import { formatShopStatus } from '../messages/describe-shop.ts'
import { useClosedShop } from '../state/shop-store.ts'
import styles from './OpeningAndPhone.module.css'
import { PhoneLink } from './PhoneLink.tsx'

/** When the closed shop opens, and its phone number, beside what orders. Nothing while orders are taken. */
export function OpeningAndPhone(): ReactNode {
  const language = useLanguage()
  const closed = useClosedShop()
  if (closed === null) return null
  return (
    <p className={styles.closed}>
      <span>
        <HoursSentence text={formatShopStatus(closed, language)} />
      </span>{' '}
      <PhoneLink />
    </p>
  )
}
