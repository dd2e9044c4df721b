import { combineUnsubscribes } from '#browser/stores/combine-unsubscribes.ts'
import { setWantedAt, shopStore } from '#shop/state/shop-store.ts'
import { formStore } from '../../form/state/form-store.ts'
import { orderOptionsStore } from '../../form/state/order-options-store.ts'
import { getWantedAt } from '../../form/state/order-time.ts'
import { refreshTimedLines } from './basket-actions.ts'

/** Lets dishes and lines follow the time for which the order is wanted. Returns a function that stops it. */
export function watchOrderTime(): () => void {
  const follow = (): void => {
    const wantedAt = getWantedAt()
    if (wantedAt === shopStore.getState().wantedAt) return
    setWantedAt(wantedAt)
    refreshTimedLines()
  }
  follow()
  return combineUnsubscribes([formStore.subscribe(follow), orderOptionsStore.subscribe(follow)])
}
