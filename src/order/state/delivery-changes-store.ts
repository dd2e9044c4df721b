import { useStore } from 'zustand'
import { findChosenArea, getDeliveryFee } from '../domain/chosen-area.ts'
import type { OrderOptions } from '../domain/order-options.ts'
import { combineStops } from '../../browser/combine-stops.ts'
import { basketStore } from './basket-store.ts'
import { createStore } from '../../browser/create-store.ts'
import { orderFormStore, showAreaError } from './order-form-store.ts'
import { orderOptionsStore } from './order-options-store.ts'

/** 'gone': nothing is delivered to the chosen area any more. */
type DeliveryChange = 'fee' | 'gone' | null

const changeStore = createStore<{ change: DeliveryChange }>({ change: null })

/**
 * Compares the chosen area with each newer version of the owner's list, until another one is chosen.
 * Returns a function that stops it.
 */
export function watchDelivery(): () => void {
  return combineStops([
    orderOptionsStore.subscribe(({ options }, { options: before }) => {
      const { method, area } = orderFormStore.getState().form
      if (method !== 'delivery') return
      const change = findChange(before, options, area)
      if (change !== null) changeStore.setState({ change })
      if (change === 'gone') showAreaError()
    }),
    orderFormStore.subscribe(({ form }, { form: before }) => {
      if (form.area !== before.area) changeStore.setState({ change: null })
    }),
  ])
}

function findChange(before: OrderOptions, options: OrderOptions, areaId: string | undefined): DeliveryChange {
  const was = findChosenArea(before, areaId)
  const is = findChosenArea(options, areaId)
  if (was === null) return null
  // Without any area left none has to be chosen.
  if (is === null) return options.areas === undefined ? null : 'gone'
  const { total } = basketStore.getState().priced
  return getDeliveryFee(was, total) === getDeliveryFee(is, total) ? null : 'fee'
}

/** What has changed for the area since it was chosen. */
export function useDeliveryChange(): DeliveryChange {
  return useStore(changeStore, ({ change }) => change)
}
