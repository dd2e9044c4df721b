import type { ReactNode } from 'react'
import type { Language } from '../../domain/language.ts'
import { getMessages } from '../../i18n/messages.ts'
import { useClosedHoursText, useShopHours, useShopStatus } from '../../state/shop-status-store.ts'
import styles from './ShopStatusLine.module.css'

/**
 * 'Open now · until 4 am'. Empty in the server's HTML, because it depends on the customer's clock.
 */
export function ShopStatusLine({ language }: { language: Language }): ReactNode {
  const { hours: messages } = getMessages(language)
  const status = useShopStatus()
  const hours = useShopHours()
  const closedHours = useClosedHoursText()

  const getText = (): string => {
    // A no-break space reserves the line's height until the status is known.
    if (status === 'unknown') return '\u00a0'
    if (hours.kind === 'never') return messages.openAlways
    if (hours.kind === 'always') return messages.closed(closedHours ?? '')
    return status === 'open' ? messages.openUntil(hours.from) : messages.opensAt(hours.to)
  }
  return (
    <p className={styles.status} data-shop={status}>
      {getText()}
    </p>
  )
}
