import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/messages-context.tsx'
import { dismissPromo, focusAfterPromoChange, usePromo } from '../../state/promo-store.ts'
import { Icon } from '../../ui/Icon.tsx'
import { tagIcon, xIcon } from '../../ui/icons.ts'
import styles from './PromoBanner.module.css'

/** The discount offer; dismissed for the rest of the session. */
export function PromoBanner(): ReactNode {
  const { messages } = useMessages()
  const promo = usePromo()
  if (promo === 'hidden') return null
  return (
    <section className={styles.banner} aria-label={messages.promo.name} data-testid="promo-banner" data-state={promo}>
      <Icon icon={tagIcon} size={22} />
      <p className={styles.text}>
        <span>{messages.promo.text}</span> <small className={styles.detail}>{messages.promo.detail}</small>
      </p>
      <button
        ref={focusAfterPromoChange}
        type="button"
        className={styles.close}
        aria-label={messages.promo.hide}
        onClick={dismissPromo}
      >
        <Icon icon={xIcon} size={20} />
      </button>
    </section>
  )
}
