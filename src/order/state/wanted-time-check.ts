import { combineUnsubscribes } from '#browser/stores/combine-unsubscribes.ts'
import { getOpeningEnd, getWantedTime, isStillPossible } from '../fields/wanted/wanted-time.ts'
import { setField } from '../form/state/form-actions.ts'
import { formStore } from '../form/state/form-store.ts'
import { orderOptionsStore } from '../form/state/order-options-store.ts'
import { getNow, shopStore } from '#shop/state/shop-store.ts'

/** Rejects a chosen time once it has passed or no longer fits. Returns a function that stops it. */
export function watchWantedTime(): () => void {
  const stores = [shopStore, formStore, orderOptionsStore]
  return combineUnsubscribes(stores.map((store) => store.subscribe(rejectPassedTime)))
}

/** Rejects a chosen time that has passed or no longer fits. A closed shop keeps it. */
export function rejectPassedTime(): void {
  const { later } = orderOptionsStore.getState().options
  const { form } = formStore.getState()
  const wanted = getWantedTime(form.wanted, later)
  if (wanted === null || later === undefined) return
  const now = getNow()
  const openUntil = getOpeningEnd(shopStore.getState().plan, now)
  if (openUntil !== null && !isStillPossible(wanted, later, now, openUntil)) setField('wanted', 'passed')
}
