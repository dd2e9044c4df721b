import { combineUnsubscribes } from '#browser/stores/combine-unsubscribes.ts'
import { getLastTime, isStillPossible, isTakenAt } from '../fields/wanted/possible-times.ts'
import { getWantedTime } from '../fields/wanted/wanted-time.ts'
import { setField } from '../form/state/form-actions.ts'
import { formStore } from '../form/state/form-store.ts'
import { orderOptionsStore } from '../form/state/order-options-store.ts'
import { getNow, shopStore } from '#shop/state/shop-store.ts'

/** Here, because checkout loads both at once, where orders for later are taken. */
export { listPossibleDays } from '../fields/wanted/possible-times.ts'

const DAY_MS = 24 * 60 * 60_000

/** Rejects a chosen time that has passed or no longer fits, now and from now on. Returns a function that stops it. */
export function watchWantedTime(): () => void {
  rejectPassedTime()
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
  const { plan } = shopStore.getState()
  const lastTime = getLastTime(later, plan, now)
  if (lastTime === null) return
  // What is more than a day away has not passed: the owner takes orders fewer days ahead.
  if (!isStillPossible(wanted, later, now, lastTime))
    setField('wanted', wanted.at > now + DAY_MS ? 'withdrawn' : 'passed')
  else if (!isTakenAt(plan, later, wanted.at)) setField('wanted', 'withdrawn')
}
