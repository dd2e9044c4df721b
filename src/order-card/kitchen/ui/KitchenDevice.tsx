import { useId, type ReactNode } from 'react'
import type { TicketLanguage } from '#shop/domain/restaurant.ts'
import type { Language } from '#core/text/language.ts'
import { kitchenMessages } from '../messages/kitchen-messages.ts'
import { forgetKitchenDevice, setKitchenDevice, useIsKitchenOffered, useKitchenDevice } from '../state/kitchen-store.ts'
import styles from './KitchenDevice.module.css'

interface KitchenDeviceProps {
  readonly language: Language
  /** The language of tickets until the kitchen chooses one. */
  readonly ticketLanguage: TicketLanguage
}

/**
 * Behind `?kitchen` in the address: the button that makes a device the kitchen's, which sees tickets. On the kitchen's
 * device the one that ends that. A guest sees neither.
 */
export function KitchenDevice({ language, ticketLanguage }: KitchenDeviceProps): ReactNode {
  const messages = kitchenMessages[language]
  const hintId = useId()
  const isKitchen = useKitchenDevice() !== null
  const isOffered = useIsKitchenOffered()
  if (isKitchen) {
    return (
      <div className={styles.device}>
        <button type="button" className={styles.choice} onClick={forgetKitchenDevice}>
          {messages.isNotKitchen}
        </button>
      </div>
    )
  }
  if (!isOffered) return null
  return (
    <div className={styles.device}>
      <p id={hintId} className={styles.hint}>
        {messages.isKitchenHint}
      </p>
      <button
        type="button"
        className={styles.choice}
        aria-describedby={hintId}
        onClick={() => {
          setKitchenDevice({ language: ticketLanguage, paper: 80, print: false })
        }}
      >
        {messages.showTickets}
      </button>
    </div>
  )
}
