import { combineUnsubscribes } from '#browser/stores/combine-unsubscribes.ts'
import { findChosenArea, getDeliveryFee } from '../fields/area/chosen-area.ts'
import type { OrderOptions } from '../fields/order-options.ts'
import { createStore } from '#browser/stores/create-store.ts'
import { orderOptionsStore } from '../form/state/order-options-store.ts'
import { formStore } from '../form/state/form-store.ts'
import { linesStore } from '../lines/state/lines-store.ts'

/** Whether the chosen area has had another fee since it was chosen. */
export const feeStore = createStore<{ readonly isFeeChanged: boolean }>({ isFeeChanged: false })

/**
 * Compares the fee of the chosen area with each newer version of the owner's list, until another area
 * is chosen. Returns a function that stops it.
 */
export function watchDeliveryFee(): () => void {
  return combineUnsubscribes([
    orderOptionsStore.subscribe(({ options }, { options: before }) => {
      const { method, area } = formStore.getState().form
      if (method === 'delivery' && hasOtherFee(before, options, area)) feeStore.setState({ isFeeChanged: true })
    }),
    formStore.subscribe(({ form }, { form: before }) => {
      if (form.area !== before.area) feeStore.setState({ isFeeChanged: false })
    }),
  ])
}

function hasOtherFee(before: OrderOptions, options: OrderOptions, areaId: string | undefined): boolean {
  const was = findChosenArea(before, areaId)
  const is = findChosenArea(options, areaId)
  if (was === null || is === null) return false
  const { total } = linesStore.getState().priced
  return getDeliveryFee(was, total) !== getDeliveryFee(is, total)
}
