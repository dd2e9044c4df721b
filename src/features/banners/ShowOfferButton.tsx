import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/messages-context.tsx'
import { showPromo, focusAfterPromoChange, usePromo } from '../../state/promo-store.ts'
import { Icon } from '../../ui/Icon.tsx'
import { tagIcon } from '../../ui/icons.ts'
import styles from './ShowOfferButton.module.css'

/** Shows the dismissed offer again. It is at the top of the page and scrolls with it. */
export function ShowOfferButton(): ReactNode {
  const { messages } = useMessages()
  if (usePromo() !== 'hidden') return null
  return (
    <button ref={focusAfterPromoChange} type="button" className={styles.button} onClick={showPromo}>
      <Icon icon={tagIcon} size={18} />
      {messages.promo.show}
    </button>
  )
}
