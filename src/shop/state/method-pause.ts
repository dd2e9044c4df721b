import { useStore } from 'zustand'
import type { MethodPause } from '../domain/client-schedule.ts'
import type { ReceiveMethod } from '../domain/receive-method.ts'
import { shopStore, type ShopState } from './shop-store.ts'

/** Why a way to receive an order is not available now; null if it is. */
export function useMethodPause(method: ReceiveMethod): MethodPause | null {
  return useStore(shopStore, (state) => findMethodPause(state, method))
}

/** The same without a subscription, for the moment at which an order is sent. */
export function getMethodPause(method: ReceiveMethod): MethodPause | null {
  return findMethodPause(shopStore.getState(), method)
}

function findMethodPause({ schedule, now }: ShopState, method: ReceiveMethod): MethodPause | null {
  const minute = now / 60_000
  const isNow = ({ from = 0, until }: MethodPause): boolean => from <= minute && minute < until
  return [...(schedule.noDelivery ?? []), schedule.pause].find((one) => one?.method === method && isNow(one)) ?? null
}
