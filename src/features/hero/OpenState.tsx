import type { ReactNode } from 'react'
import type { Language } from '../../domain/language.ts'
import { messages, type Messages } from '../../messages/index.ts'
import { shopClosedWindow, shopHours, useShopState } from '../../state/shop-hours.ts'
import styles from './OpenState.module.css'

/** 'Open now · until 4 am': from the schedule and the device's clock; the server's HTML says nothing. */
export function OpenState({ language }: { language: Language }): ReactNode {
  const shop = useShopState()
  return (
    <p className={styles['state']} data-shop={shop}>
      {shop === 'unknown' ? '\u00a0' : sentence(shop, messages(language))}
    </p>
  )
}

function sentence(shop: 'open' | 'closed', { hours }: Messages): string {
  const schedule = shopHours()
  if (schedule.kind === 'never') return hours.openAlways
  if (schedule.kind === 'always') return hours.closed(shopClosedWindow())
  return shop === 'open' ? hours.openUntil(schedule.from) : hours.opensAt(schedule.to)
}
