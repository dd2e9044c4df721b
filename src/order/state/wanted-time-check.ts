import { useStore } from 'zustand'
import type { OpenSpan } from '../../shop/domain/client-schedule.ts'
import { getOpeningEnd, getWantedTime, isStillPossible } from '../domain/wanted-time.ts'
import { setWanted } from './form-actions.ts'
import { orderStore } from './order-store.ts'
import { getOrderOptions } from './order-options-store.ts'
import { shopStore } from '../../shop/state/shop-store.ts'

/** Rejects a chosen time that has passed or no longer fits. A closed shop keeps it. */
export function rejectPassedTime(): void {
  const { later } = getOrderOptions()
  const wanted = getWantedTime(orderStore.getState().form.wanted, later)
  if (wanted === null || later === undefined) return
  const now = Date.now()
  const openUntil = getOpeningEnd(shopStore.getState().schedule.open, now)
  if (openUntil !== null && !isStillPossible(wanted, later, now, openUntil)) setWanted('passed')
}

/** When the shop takes orders, in minutes since the epoch. */
export function useOpenSpans(): readonly OpenSpan[] {
  return useStore(shopStore, ({ schedule }) => schedule.open)
}
