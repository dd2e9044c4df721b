import type { ReactNode } from 'react'
import type { Messages } from '../../messages/index.ts'
import { useWords } from '../../messages/words-context.tsx'
import { shopClosedWindow, shopHours, useShopState } from '../../state/shop-hours.ts'
import styles from './OpenState.module.css'

/** 'Open now · until 4 am': from the schedule and the device's clock; the server's HTML says nothing. */
export function OpenState(): ReactNode {
  const { words } = useWords()
  const shop = useShopState()
  return (
    <p className={styles['state']} data-shop={shop}>
      {shop === 'unknown' ? '\u00a0' : sentence(shop, words)}
    </p>
  )
}

function sentence(shop: 'open' | 'closed', { hours }: Messages): string {
  const schedule = shopHours()
  if (schedule.kind === 'never') return hours.openAlways
  if (schedule.kind === 'always') return hours.closed(shopClosedWindow())
  return shop === 'open' ? hours.openUntil(schedule.from) : hours.opensAt(schedule.to)
}
