import { useStore } from 'zustand'
import { findMethodPause, type MethodPause } from '../domain/client-schedule.ts'
import type { ReceiveMethod } from '../domain/receive-method.ts'
import { shopStore } from './shop-store.ts'

/** Why a way to receive an order is not available now; null if it is. */
export function useMethodPause(method: ReceiveMethod): MethodPause | null {
  return useStore(shopStore, ({ schedule, now }) => findMethodPause(schedule, method, now / 60_000))
}
