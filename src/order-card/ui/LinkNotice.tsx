import type { ReactNode } from 'react'
import { getPath } from '#core/routes.ts'
import { useOrderCardMessages } from '../messages/order-card-messages.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './LinkNotice.module.css'

interface LinkNoticeProps {
  readonly status: 'missing' | 'damaged' | 'newer'
}

/** What to do with a link that shows no order. */
export function LinkNotice({ status }: LinkNoticeProps): ReactNode {
  const language = useLanguage()
  const messages = useOrderCardMessages()
  const text = { missing: messages.noLink, damaged: messages.damaged, newer: messages.newer }[status]
  return (
    <div className={styles.notice}>
      <span className={styles.icon}>
        <Icon name="info" size={40} />
      </span>
      <p className={styles.text}>{text}</p>
      {status === 'newer' ? (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            window.location.reload()
          }}
        >
          {messages.reload}
        </button>
      ) : (
        <a className={styles.action} href={getPath('home', language, 'menu')}>
          {messages.toMenu}
        </a>
      )}
    </div>
  )
}
