import type { ReactNode } from 'react'
import { restaurant } from '../../../../restaurant.config.ts'
import { toReviewUrl } from '#shop/domain/restaurant.ts'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { ExternalLink } from '#ui/ExternalLink.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './TextButton.module.css'

export function ReviewLink(): ReactNode {
  const messages = useCheckoutMessages()
  const url = toReviewUrl(restaurant)
  if (url === null) return null
  return (
    <ExternalLink className={styles.action} href={url}>
      <Icon name="star" size={18} />
      {messages.checkout.review}
    </ExternalLink>
  )
}
