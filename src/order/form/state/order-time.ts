import { getNow } from '#shop/state/shop-store.ts'
import { getWantedTime } from '../../fields/wanted/wanted-time.ts'
import { formStore } from './form-store.ts'
import { orderOptionsStore } from './order-options-store.ts'

/** When the order is wanted, in ms since the epoch; null: now. */
export function getWantedAt(): number | null {
  const { later } = orderOptionsStore.getState().options
  return getWantedTime(formStore.getState().form.wanted, later)?.at ?? null
}

/** The time for which dishes must be served, in ms since the epoch. */
export function getOrderTime(): number {
  return getWantedAt() ?? getNow()
}
