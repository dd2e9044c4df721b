import { useStore } from 'zustand'
import type { ShopFacts } from '../domain/shop-facts.ts'
import { createStore } from '../../browser/create-store.ts'

/** null in the server's HTML and until the page has started: the page was rendered with them. */
const shopFactsStore = createStore<{ readonly facts: ShopFacts | null }>({ facts: null })

/** Replaces the page's facts by newer ones. */
export function setShopFacts(facts: ShopFacts): void {
  shopFactsStore.setState({ facts })
}

export function useShopFacts(): ShopFacts | null {
  return useStore(shopFactsStore, ({ facts }) => facts)
}

export function getShopFacts(): ShopFacts | null {
  return shopFactsStore.getState().facts
}

/** Calls back after every change of the facts. Returns an unsubscribe function. */
export function onShopFactsChange(callback: () => void): () => void {
  return shopFactsStore.subscribe(callback)
}
