import { useLayoutEffect } from 'react'
import { useStore } from 'zustand'
import { EMPTY_ORDER_OPTIONS, type OrderOptions } from '../domain/order-options.ts'
import { createStore } from '../../browser/create-store.ts'
import { isMenuKnown } from '../../menu/state/menu-store.ts'

export const orderOptionsStore = createStore<{ readonly options: OrderOptions }>({ options: EMPTY_ORDER_OPTIONS })

/** Takes over what the owner offers at checkout; it is published with the menu. */
export function setOrderOptions(options: OrderOptions): void {
  orderOptionsStore.setState({ options })
}

export function getOrderOptions(): OrderOptions {
  return orderOptionsStore.getState().options
}

export function useOrderOptions(): OrderOptions {
  return useStore(orderOptionsStore, ({ options }) => options)
}

/** Hands the page's options to the store. Called before `useMenu`, as the basket starts with the menu. */
export function useInitialOrderOptions(options: OrderOptions = EMPTY_ORDER_OPTIONS): void {
  useLayoutEffect(() => {
    if (!isMenuKnown()) setOrderOptions(options)
  }, [options])
}
