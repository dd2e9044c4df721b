import { useStore } from 'zustand'
import type { ShopInfo } from '../domain/shop-info.ts'
import { shopStore } from './shop-store.ts'

export function setShopInfo(info: ShopInfo): void {
  shopStore.setState({ info })
}

export function useShopInfo(): ShopInfo | null {
  return useStore(shopStore, ({ info }) => info)
}

export function getShopInfo(): ShopInfo | null {
  return shopStore.getState().info
}

/** Calls back after every change. Returns an unsubscribe function. */
export function onShopInfoChange(callback: () => void): () => void {
  return shopStore.subscribe(({ info }, before) => {
    if (info !== before.info) callback()
  })
}
