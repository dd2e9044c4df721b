import { getOpeningEnd, isStillPossible } from '../domain/wanted-time.ts'
import { orderFormStore, takeBackWantedTime } from './order-form-store.ts'
import { getOrderOptions } from './order-options-store.ts'
import { getShop } from './shop-status-store.ts'

/** Takes a chosen time back that has passed or no longer fits. A closed shop keeps it. */
export function checkWantedTime(): void {
  const { wanted } = orderFormStore.getState().form
  const { later } = getOrderOptions()
  if (wanted === undefined || typeof wanted === 'string' || later === undefined) return
  const now = Date.now()
  const shop = getShop()
  const openUntil = shop && getOpeningEnd(shop, now)
  if (openUntil !== null && !isStillPossible(wanted, later, now, openUntil)) takeBackWantedTime()
}
