import type { ReactNode } from 'react'
import { keepFigures } from '#core/text/keep-figures.ts'
import type { Language } from '#core/text/language.ts'
import { formatShopStatus } from '#shop/messages/describe-shop.ts'
import { getShopMessages } from '#shop/messages/shop-messages.ts'
import { useShop } from '#shop/state/shop-store.ts'
import type { InitialShopStatus } from './initial-shop-status.ts'
import styles from './ShopStatusLine.module.css'

interface ShopStatusLineProps {
  readonly language: Language
  readonly initial: InitialShopStatus | null
}

/** 'Open until 4 am', by the customer's clock. */
export function ShopStatusLine({ language, initial }: ShopStatusLineProps): ReactNode {
  const shop = useShop()
  return (
    <p className={styles.status}>
      {shop !== null && (
        <span>
          <Status language={language} text={formatShopStatus(shop, language)} />
        </span>
      )}
      {shop === null && initial && (
        <>
          <span data-state="open">
            <Status language={language} text={initial.open} />
          </span>
          <span data-state="closed">
            <Status language={language} text={initial.closed} />
          </span>
        </>
      )}
    </p>
  )
}

/** On phones the first word of 'Open until 4 am' is left to readers: a green dot says it, and the line has no room. */
function Status({ language, text }: { language: Language; text: string }): ReactNode {
  const until = getShopMessages(language).hours.openUntil('')
  if (!text.startsWith(until)) return keepFigures(text)
  const length = until.indexOf(' ') + 1
  return (
    <>
      <span className={styles.open}>{text.slice(0, length)}</span>
      {keepFigures(text.slice(length))}
    </>
  )
}
