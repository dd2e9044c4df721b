import { useStore } from 'zustand'
import { EMPTY_ORDER_OPTIONS, type OrderOptions } from '../domain/order-options.ts'
import { menuStore } from './menu-store.ts'

/** What the owner offers at checkout; it comes with the menu and changes with it. */
export function getOrderOptions(): OrderOptions {
  return menuStore.getState().options ?? EMPTY_ORDER_OPTIONS
}

export function useOrderOptions(): OrderOptions {
  return useStore(menuStore, ({ options }) => options ?? EMPTY_ORDER_OPTIONS)
}
