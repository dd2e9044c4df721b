import { combineUnsubscribes } from '#browser/stores/combine-unsubscribes.ts'
import { findChosenArea, getDeliveryFee } from '../chosen-area.ts'
import type { OrderOptions } from '../../order-options.ts'
import { checkoutStore } from '../../../checkout/state/checkout-store.ts'
import { orderOptionsStore } from '../../state/order-options-store.ts'
import { orderStore } from '../../../lines/state/lines-store.ts'

/**
 * Compares the fee of the chosen area with each newer version of the owner's list, until another area
 * is chosen. Returns a function that stops it.
 */
export function watchDeliveryFee(): () => void {
  return combineUnsubscribes([
    orderOptionsStore.subscribe(({ options }, { options: before }) => {
      const { method, area } = orderStore.getState().form
      if (method === 'delivery' && hasOtherFee(before, options, area)) checkoutStore.setState({ isFeeChanged: true })
    }),
    orderStore.subscribe(({ form }, { form: before }) => {
      if (form.area !== before.area) checkoutStore.setState({ isFeeChanged: false })
    }),
  ])
}

function hasOtherFee(before: OrderOptions, options: OrderOptions, areaId: string | undefined): boolean {
  const was = findChosenArea(before, areaId)
  const is = findChosenArea(options, areaId)
  if (was === null || is === null) return false
  const { total } = orderStore.getState().priced
  return getDeliveryFee(was, total) !== getDeliveryFee(is, total)
}
