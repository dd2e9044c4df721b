import { createStore } from 'zustand/vanilla'
import type { MenuItem } from '../domain/menu.ts'
import { createMenuIndex, type MenuIndex } from '../domain/priced-basket.ts'
import { useStore } from './store.ts'

interface MenuState {
  readonly version: string
  readonly menu: readonly MenuItem[]
  readonly index: MenuIndex
  /** Dishes that left the menu while the page was open, so that they can still be named (B13). */
  readonly removedItems: MenuIndex
}

const EMPTY: MenuState = { version: '', menu: [], index: new Map(), removedItems: new Map() }

export const menuStore = createStore<MenuState>(() => EMPTY)

/** Takes over a menu: the page's own at first, newer ones while it is open (C26). */
export function setMenu(version: string, menu: readonly MenuItem[]): void {
  const before = menuStore.getState()
  if (before.version === version) return
  const index = createMenuIndex(menu)
  const gone = new Map([...before.removedItems, ...before.index].filter(([id]) => !index.has(id)))
  menuStore.setState({ version, menu, index, removedItems: gone }, true)
}

/** The menu to show: the page's own until a newer one has come. */
export function useMenu(ofPage: readonly MenuItem[]): readonly MenuItem[] {
  return useStore(menuStore, (catalog) => (catalog.version === '' ? ofPage : catalog.menu), ofPage)
}
