import { useStore } from 'zustand'
import type { OpenSpan } from '../../shop/domain/shop-schedule.ts'
import { getOpeningEnd, isStillPossible } from '../domain/wanted-time.ts'
import { orderFormStore, takeBackWantedTime } from './order-form-store.ts'
import { getOrderOptions } from './order-options-store.ts'
import { shopStatusStore } from '../../shop/state/shop-status-store.ts'

/** Takes a chosen time back that has passed or no longer fits. A closed shop keeps it. */
export function checkWantedTime(): void {
  const { wanted } = orderFormStore.getState().form
  const { later } = getOrderOptions()
  if (wanted === undefined || typeof wanted === 'string' || later === undefined) return
  const now = Date.now()
  const openUntil = getOpeningEnd(shopStatusStore.getState().schedule.open, now)
  if (openUntil !== null && !isStillPossible(wanted, later, now, openUntil)) takeBackWantedTime()
}

/** When the shop takes orders, in minutes since the epoch. */
export function useOpenSpans(): readonly OpenSpan[] {
  return useStore(shopStatusStore, ({ schedule }) => schedule.open)
}
