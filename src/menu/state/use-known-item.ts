import { useStore } from 'zustand'
import type { MenuItem } from '../domain/menu.ts'
import { menuStore } from './menu-store.ts'

/** An item as the menu has it or, where it has left the menu, as it was last. */
export function useKnownItem(initialItem: MenuItem): { readonly item: MenuItem; readonly isGone: boolean } {
  const { id } = initialItem
  const current = useStore(menuStore, ({ isKnown, index }) => (isKnown ? index.get(id) : initialItem))
  const removed = useStore(menuStore, ({ removedItems }) => removedItems.get(id))
  return { item: current ?? removed ?? initialItem, isGone: current === undefined }
}
