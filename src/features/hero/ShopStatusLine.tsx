import type { ReactNode } from 'react'
import type { Language } from '../../domain/language.ts'
import { getMessages, type Messages } from '../../i18n/messages.ts'
import { getClosedHoursText, getShopHours, useShopStatus } from '../../state/shop-status-store.ts'
import styles from './ShopStatusLine.module.css'

/** 'Open now · until 4 am': from the schedule and the device's clock; the server's HTML says nothing. */
export function ShopStatusLine({ language }: { language: Language }): ReactNode {
  const shop = useShopStatus()
  return (
    <p className={styles.state} data-shop={shop}>
      {shop === 'unknown' ? '\u00a0' : sentence(shop, getMessages(language))}
    </p>
  )
}

function sentence(shop: 'open' | 'closed', { hours }: Messages): string {
  const schedule = getShopHours()
  if (schedule.kind === 'never') return hours.openAlways
  if (schedule.kind === 'always') return hours.closed(getClosedHoursText())
  return shop === 'open' ? hours.openUntil(schedule.from) : hours.opensAt(schedule.to)
}
