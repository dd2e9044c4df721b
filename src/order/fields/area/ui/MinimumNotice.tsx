import type { ReactNode } from 'react'
import { keepFigures } from '#core/text/keep-figures.ts'
import { getPath } from '#core/routes.ts'
import { useCheckoutMessages } from '../../../messages/checkout-messages.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import styles from './MinimumNotice.module.css'

interface MinimumNoticeProps {
  readonly id: string
  /** How much is missing to the minimum order. */
  readonly text: string
}

/** Why an order below the minimum can't be sent, and the way to the menu. */
export function MinimumNotice({ id, text }: MinimumNoticeProps): ReactNode {
  const language = useLanguage()
  const messages = useCheckoutMessages()
  return (
    <div className={styles.notice}>
      <p id={id}>{keepFigures(text)}</p>
      <a className={styles.menuLink} href={getPath('home', language, 'menu')}>
        {messages.checkout.toMenu}
      </a>
    </div>
  )
}
