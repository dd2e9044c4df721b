import { useStore } from 'zustand'
import { menuStore } from './menu-store.ts'

/** Whether the owner declares the allergens of any item of the menu. */
export function useHasAllergens(): boolean {
  return useStore(menuStore, ({ menu }) => menu.some(({ allergens }) => allergens !== undefined))
}
