import type { ReactNode } from 'react'
import { restaurant } from '../../../../restaurant.config.ts'
import { toWhatsAppUrl } from '#shop/domain/whatsapp-url.ts'
import { useShopInfo } from '#shop/state/shop-store.ts'
import type { HandOff } from '../hand-off.ts'
import { useOnDemandMessages } from '../../messages/on-demand-messages.ts'
import styles from './HereLink.module.css'

/** Tells the restaurant, on WhatsApp, that the car is there to which the order is brought. */
export function HereLink({ handOff: { ref, isToCar } }: { handOff: HandOff }): ReactNode {
  const { handOff: messages } = useOnDemandMessages()
  const info = useShopInfo()
  if (isToCar !== true) return null
  const text = ref === null ? messages.outside : messages.outsideWithNumber(ref)
  return (
    <a
      className={styles.here}
      href={toWhatsAppUrl(info?.whatsapp ?? restaurant.whatsapp, text)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {messages.here}
    </a>
  )
}
