import type { ReactNode } from 'react'
import type { Language } from '#core/text/language.ts'
import { getOrderCardMessages } from '../messages/order-card-messages.ts'
import styles from './OrderCardPage.module.css'

/** What the page shows before its address is read, which only the browser can do. */
export function OrderCardFrame({ language }: { readonly language: Language }): ReactNode {
  const messages = getOrderCardMessages(language)
  return (
    <div className={styles.page} aria-busy>
      <h1 className={styles.title}>{messages.title}</h1>
      <p className="visually-hidden">{messages.loading}</p>
      <noscript>
        <p>{messages.noLink}</p>
      </noscript>
    </div>
  )
}
