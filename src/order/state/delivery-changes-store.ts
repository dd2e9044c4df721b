import { useStore } from 'zustand'
import { combineUnsubscribes } from '../../browser/combine-unsubscribes.ts'
import { createStore } from '../../browser/create-store.ts'
import { findChosenArea, getDeliveryFee } from '../domain/chosen-area.ts'
import type { OrderOptions } from '../domain/order-options.ts'
import { basketStore } from './basket-store.ts'
import { orderFormStore } from './order-form-store.ts'
import { orderOptionsStore } from './order-options-store.ts'

const changeStore = createStore({ isFeeChanged: false })

/**
 * Compares the fee of the chosen area with each newer version of the owner's list, until another area
 * is chosen. Returns a function that stops it.
 */
export function watchDeliveryFee(): () => void {
  return combineUnsubscribes([
    orderOptionsStore.subscribe(({ options }, { options: before }) => {
      const { method, area } = orderFormStore.getState().form
      if (method === 'delivery' && hasOtherFee(before, options, area)) changeStore.setState({ isFeeChanged: true })
    }),
    orderFormStore.subscribe(({ form }, { form: before }) => {
      if (form.area !== before.area) changeStore.setState({ isFeeChanged: false })
    }),
  ])
}

function hasOtherFee(before: OrderOptions, options: OrderOptions, areaId: string | undefined): boolean {
  const was = findChosenArea(before, areaId)
  const is = findChosenArea(options, areaId)
  if (was === null || is === null) return false
  const { total } = basketStore.getState().priced
  return getDeliveryFee(was, total) !== getDeliveryFee(is, total)
}

/** Whether the chosen area has had another fee since it was chosen. */
export function useIsFeeChanged(): boolean {
  return useStore(changeStore, ({ isFeeChanged }) => isFeeChanged)
}
