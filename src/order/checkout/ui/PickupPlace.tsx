import type { ReactNode } from 'react'
import { restaurant } from '../../../../restaurant.config.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { toDirectionsUrl } from '#shop/domain/restaurant.ts'
import { useShopInfo } from '#shop/state/shop-store.ts'
import { ExternalLink } from '#ui/ExternalLink.tsx'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import styles from './PickupPlace.module.css'
import { ReadyTime } from './ReadyTime.tsx'

/** Where and in about how many minutes a pickup is ready, and the way there. */
export function PickupPlace(): ReactNode {
  const language = useLanguage()
  const { checkout } = useCheckoutMessages()
  const info = useShopInfo()
  return (
    <div className={styles.place}>
      <ReadyTime className={styles.ready} />
      <p className={styles.address}>
        <bdi>{info?.address ?? restaurant.address[language]}</bdi>
        <ExternalLink className={styles.directions} href={toDirectionsUrl(restaurant)}>
          {checkout.directions}
        </ExternalLink>
      </p>
    </div>
  )
}
