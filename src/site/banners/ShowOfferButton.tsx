import { useState, type ReactNode } from 'react'
import { useSiteMessages } from '../messages/site-messages.ts'
import { focusAfterPromoChange, isPromoFocusPending, showPromo } from '../state/promo-store.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './ShowOfferButton.module.css'

/** Shows the dismissed offer again. Takes over the banner's focus and place at first. */
export function ShowOfferButton(): ReactNode {
  const messages = useSiteMessages()
  const [isNew, setIsNew] = useState(isPromoFocusPending)
  return (
    <button
      ref={focusAfterPromoChange}
      type="button"
      className={styles.button}
      data-new={isNew}
      onBlur={() => {
        setIsNew(false)
      }}
      onClick={showPromo}
    >
      <Icon name="tag" size={20} />
      <span className={styles.label}>{messages.promo.show}</span>
    </button>
  )
}
