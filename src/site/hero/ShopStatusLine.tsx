import type { ReactNode } from 'react'
import { keepFigures } from '#core/text/keep-figures.ts'
import type { Language } from '#core/text/language.ts'
import { formatShopStatus } from '#shop/messages/describe-shop.ts'
import { useShop } from '#shop/state/shop-store.ts'
import type { InitialShopStatus } from './initial-shop-status.ts'
import styles from './ShopStatusLine.module.css'

interface ShopStatusLineProps {
  readonly language: Language
  readonly initial: InitialShopStatus | null
}

/** 'Open now · until 4 am', by the customer's clock. */
export function ShopStatusLine({ language, initial }: ShopStatusLineProps): ReactNode {
  const shop = useShop()
  if (shop !== null) return <p className={styles.status}>{keepFigures(formatShopStatus(shop, language))}</p>
  return (
    <p className={styles.status}>
      {initial && (
        <>
          <span data-state="open">{keepFigures(initial.open)}</span>
          <span data-state="closed">{keepFigures(initial.closed)}</span>
        </>
      )}
    </p>
  )
}
