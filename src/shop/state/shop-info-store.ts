import { useStore } from 'zustand'
import type { ShopInfo } from '../domain/shop-info.ts'
import { createStore } from '../../browser/create-store.ts'

/** null in the server's HTML and until the page has started. */
const shopInfoStore = createStore<{ readonly info: ShopInfo | null }>({ info: null })

export function setShopInfo(info: ShopInfo): void {
  shopInfoStore.setState({ info })
}

export function useShopInfo(): ShopInfo | null {
  return useStore(shopInfoStore, ({ info }) => info)
}

export function getShopInfo(): ShopInfo | null {
  return shopInfoStore.getState().info
}

/** Calls back after every change. Returns an unsubscribe function. */
export function onShopInfoChange(callback: () => void): () => void {
  return shopInfoStore.subscribe(callback)
}
