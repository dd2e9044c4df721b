import type { ReactNode } from 'react'
import type { Language } from '../../domain/language.ts'
import { getStatusText } from '../../i18n/closed-words.ts'
import { getMessages } from '../../i18n/messages.ts'
import { useShop } from '../../state/shop-status-store.ts'
import styles from './ShopStatusLine.module.css'

interface ShopStatusLineProps {
  readonly language: Language
  /** What is shown until the shop's status is known. */
  readonly children?: ReactNode
}

/** 'Open now · until 4 am', by the customer's clock. */
export function ShopStatusLine({ language, children }: ShopStatusLineProps): ReactNode {
  const shop = useShop()
  return <p className={styles.status}>{shop === null ? children : getStatusText(getMessages(language), shop)}</p>
}
