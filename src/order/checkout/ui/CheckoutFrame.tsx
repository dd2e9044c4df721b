import type { ReactNode } from 'react'
import type { Language } from '#core/text/language.ts'
import { getCheckoutMessages } from '../../messages/checkout-messages.ts'
import { LinesFrame } from '../../lines/ui/LinesFrame.tsx'
import styles from './Checkout.module.css'

/** What the page shows before the basket is read, which only the browser can do. */
export function CheckoutFrame({ language }: { readonly language: Language }): ReactNode {
  const { checkout } = getCheckoutMessages(language)
  return (
    <div className={styles.page} aria-busy>
      <div className={styles.head}>
        <h1 className={styles.title}>{checkout.title}</h1>
      </div>
      <div className={styles.loading}>
        <p className="visually-hidden">{checkout.loading}</p>
        <LinesFrame />
      </div>
    </div>
  )
}
