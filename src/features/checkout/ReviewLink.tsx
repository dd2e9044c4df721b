import type { ReactNode } from 'react'
import { restaurant } from '../../../restaurant.config.ts'
import { toReviewUrl } from '../../domain/restaurant.ts'
import { useCheckoutMessages } from '../../i18n/checkout-messages.ts'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { starIcon } from '../../ui/icons.ts'
import styles from './TextButton.module.css'

/** The way to a review (CHK-5). */
export function ReviewLink(): ReactNode {
  const { messages } = useCheckoutMessages()
  const address = toReviewUrl(restaurant)
  if (address === null) return null
  return (
    <ExternalLink className={styles.action} href={address}>
      <Icon icon={starIcon} size={18} />
      {messages.checkout.rateUs}
    </ExternalLink>
  )
}
