import { useId, type ReactNode } from 'react'
import type { TicketLanguage } from '#shop/domain/restaurant.ts'
import type { Language } from '#core/text/language.ts'
import { kitchenMessages } from '../messages/kitchen-messages.ts'
import { forgetKitchenDevice, setKitchenDevice, useKitchenDevice } from '../state/kitchen-store.ts'
import styles from './KitchenDevice.module.css'

interface KitchenDeviceProps {
  readonly language: Language
  /** The language of tickets until the kitchen chooses one. */
  readonly ticketLanguage: TicketLanguage
}

/** A small link at the foot of a card, behind which a device becomes the kitchen's, which sees tickets; or ends that. */
export function KitchenDevice({ language, ticketLanguage }: KitchenDeviceProps): ReactNode {
  const messages = kitchenMessages[language]
  const hintId = useId()
  const isKitchen = useKitchenDevice() !== null
  return (
    <div className={styles.device}>
      {isKitchen ? (
        <button type="button" className={styles.choice} onClick={forgetKitchenDevice}>
          {messages.isNotKitchen}
        </button>
      ) : (
        <details>
          <summary className={styles.summary}>{messages.isKitchen}</summary>
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
        </details>
      )}
    </div>
  )
}
