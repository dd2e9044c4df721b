import { useStore } from 'zustand'
import { findChosenArea } from '../domain/chosen-area.ts'
import type { Fils } from '../../core/money.ts'
import { isNoteTooSmall } from '../domain/payment-choice.ts'
import { priceOrder } from '../domain/priced-order.ts'
import { combineStops } from '../../browser/combine-stops.ts'
import { basketStore } from './basket-store.ts'
import { createStore } from '../../browser/create-store.ts'
import { orderFormStore, setPayment } from './order-form-store.ts'
import { getOrderOptions } from './order-options-store.ts'

/** The note that was chosen and has become too small for the total; null once another choice is made. */
const smallNoteStore = createStore<{ smallNote: Fils | null }>({ smallNote: null })

/** Takes a note back that no longer covers the total. Returns a function that stops it. */
export function watchCashNote(): () => void {
  return combineStops([
    basketStore.subscribe(takeBackSmallNote),
    orderFormStore.subscribe(({ form }, { form: before }) => {
      const { payment } = form
      const isChosen = payment !== before.payment && (payment?.kind !== 'cash' || payment.change !== undefined)
      if (isChosen) smallNoteStore.setState({ smallNote: null })
      takeBackSmallNote()
    }),
  ])
}

function takeBackSmallNote(): void {
  const { method, area, payment } = orderFormStore.getState().form
  if (payment?.kind !== 'cash' || typeof payment.change !== 'number') return
  const chosenArea = method === 'delivery' ? findChosenArea(getOrderOptions(), area) : null
  const { total } = priceOrder(basketStore.getState().priced, chosenArea)
  if (!isNoteTooSmall(payment, total)) return
  const smallNote = payment.change
  setPayment({ kind: 'cash' })
  smallNoteStore.setState({ smallNote })
}

export function useSmallNote(): Fils | null {
  return useStore(smallNoteStore, ({ smallNote }) => smallNote)
}
