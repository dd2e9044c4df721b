import type { ReactNode } from 'react'
import { keepFigures } from '#core/text/keep-figures.ts'
import { useSiteMessages } from '../messages/site-messages.ts'
import { setFilter } from '#menu/state/menu-filter.ts'
import { dismissPromo, focusAfterPromoChange, usePromo } from '../state/promo-store.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './PromoBanner.module.css'

interface PromoBannerProps {
  readonly text: string
  /** Small print. */
  readonly detail: string | undefined
}

/** The offer, a link to the discounted items; can be dismissed for the session. */
export function PromoBanner({ text, detail }: PromoBannerProps): ReactNode {
  const messages = useSiteMessages()
  const promo = usePromo()
  if (promo === 'hidden') return null
  return (
    <section className={styles.banner} aria-label={messages.promo.name} data-testid="promo-banner" data-state={promo}>
      <a
        className={styles.offer}
        href="#menu"
        onClick={() => {
          setFilter('Offer')
        }}
      >
        <Icon name="tag" size={22} />
        <span className={styles.words}>
          <span>{keepFigures(text)}</span> {detail !== undefined && <small className={styles.detail}>{detail}</small>}
        </span>
      </a>
      <button
        ref={focusAfterPromoChange}
        type="button"
        className={styles.close}
        aria-label={messages.promo.hide}
        onClick={dismissPromo}
      >
        <Icon name="x" size={20} />
      </button>
    </section>
  )
}
