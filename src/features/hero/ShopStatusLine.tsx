import type { ReactNode } from 'react'
import type { Language } from '../../domain/language.ts'
import { getMessages } from '../../i18n/messages.ts'
import { useClosedHours, useShopHours, useShopStatus } from '../../state/shop-status-store.ts'
import styles from './ShopStatusLine.module.css'

/** 'Open now · until 4 am': from the schedule and the device's clock; the server's HTML says nothing. */
export function ShopStatusLine({ language }: { language: Language }): ReactNode {
  const { hours: messages } = getMessages(language)
  const status = useShopStatus()
  const hours = useShopHours()
  const closedHours = useClosedHours()

  const getText = (): string => {
    // Keeps the line's height until the page has started.
    if (status === 'unknown') return '\u00a0'
    if (hours.kind === 'never') return messages.openAlways
    if (hours.kind === 'always') return messages.closed(closedHours ?? '')
    return status === 'open' ? messages.openUntil(hours.from) : messages.opensAt(hours.to)
  }
  return (
    <p className={styles.state} data-shop={status}>
      {getText()}
    </p>
  )
}
