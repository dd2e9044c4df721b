import { useStore } from 'zustand'
import { menuStore } from '#menu/state/menu-store.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import { shopStore } from '#shop/state/shop-store.ts'
import { listSuggestedItems } from '../suggested-items.ts'
import { useOrderOptions } from '../../form/state/order-options-store.ts'
import { linesStore } from './lines-store.ts'

/** The dishes that checkout offers now beside those of the basket. */
export function useSuggestedItems(): readonly MenuItem[] {
  const { goesWith = [] } = useOrderOptions()
  const basket = useStore(linesStore, (state) => state.basket)
  const index = useStore(menuStore, (state) => state.index)
  const now = useStore(shopStore, (state) => state.now)
  return listSuggestedItems(goesWith, index, basket, now)
}
