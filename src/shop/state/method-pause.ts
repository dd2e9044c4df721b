import { useStore } from 'zustand'
import type { MethodPause } from '../domain/client-schedule.ts'
import { shopStatusStore, type ShopStatusState } from './shop-status-store.ts'

/** The way to receive an order that is paused now, if there is one. */
export function useMethodPause(): MethodPause | null {
  return useStore(shopStatusStore, selectMethodPause)
}

/** The same without a subscription, for the moment at which an order leaves. */
export function getMethodPause(): MethodPause | null {
  return selectMethodPause(shopStatusStore.getState())
}

function selectMethodPause({ schedule: { pause }, minute }: ShopStatusState): MethodPause | null {
  return pause !== undefined && minute < pause.until * 60_000 ? pause : null
}
