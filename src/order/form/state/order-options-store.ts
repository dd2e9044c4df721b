import { useStore } from 'zustand'
import { EMPTY_ORDER_OPTIONS, type OrderOptions } from '../../fields/order-options.ts'
import { createStore } from '#browser/stores/create-store.ts'

export const orderOptionsStore = createStore<{ readonly options: OrderOptions }>({ options: EMPTY_ORDER_OPTIONS })

/** Takes over what the owner offers at checkout; it is published with the menu. */
export function setOrderOptions(options: OrderOptions): void {
  orderOptionsStore.setState({ options })
}

export function useOrderOptions(): OrderOptions {
  return useStore(orderOptionsStore, ({ options }) => options)
}
