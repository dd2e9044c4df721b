import { useSyncExternalStore } from 'react'
import { combineUnsubscribes } from '#browser/stores/combine-unsubscribes.ts'
import { shopStore } from '#shop/state/shop-store.ts'
import { createOrder, type CurrentOrder, type OrderParts } from '../order.ts'
import { seenFeeStore } from './seen-fee.ts'
import { formStore } from '../form/state/form-store.ts'
import { severalStore } from '../people/state/for-several.ts'
import { orderOptionsStore } from '../form/state/order-options-store.ts'
import { linesStore } from '../lines/state/lines-store.ts'

/** The last order that was created, so that it is created once a change. */
let last: { readonly parts: OrderParts; readonly order: CurrentOrder } | null = null

/** The order as the stores have it now. */
export function getOrder(): CurrentOrder {
  const { priced } = linesStore.getState()
  const { form } = formStore.getState()
  const { now, plan } = shopStore.getState()
  const parts: OrderParts = {
    priced,
    form,
    options: orderOptionsStore.getState().options,
    now,
    plan,
    seenFee: seenFeeStore.getState().seenFee,
    isForSeveral: severalStore.getState().isForSeveral,
  }
  if (last === null || !hasSameParts(last.parts, parts)) last = { parts, order: createOrder(parts) }
  return last.order
}

function hasSameParts(one: OrderParts, other: OrderParts): boolean {
  return (Object.keys(one) as (keyof OrderParts)[]).every((part) => one[part] === other[part])
}

export function useOrder(): CurrentOrder {
  return useSyncExternalStore(subscribe, getOrder, getOrder)
}

function subscribe(callback: () => void): () => void {
  const stores = [linesStore, formStore, orderOptionsStore, seenFeeStore, severalStore, shopStore]
  return combineUnsubscribes(stores.map((store) => store.subscribe(callback)))
}
