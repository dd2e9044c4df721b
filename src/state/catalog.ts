import { createStore } from 'zustand/vanilla'
import type { MenuItem } from '../domain/menu.ts'
import { menuIndex, type MenuIndex } from '../domain/priced-basket.ts'
import { useStore } from './store.ts'

interface Catalog {
  readonly version: string
  readonly menu: readonly MenuItem[]
  readonly index: MenuIndex
  /** Dishes that left the menu while the page was open, so that they can still be named (B13). */
  readonly gone: MenuIndex
}

const EMPTY: Catalog = { version: '', menu: [], index: new Map(), gone: new Map() }

export const catalogStore = createStore<Catalog>(() => EMPTY)

/** Takes over a menu: the page's own at first, newer ones while it is open (C26). */
export function showCatalog(version: string, menu: readonly MenuItem[]): void {
  const before = catalogStore.getState()
  if (before.version === version) return
  const index = menuIndex(menu)
  const gone = new Map([...before.gone, ...before.index].filter(([id]) => !index.has(id)))
  catalogStore.setState({ version, menu, index, gone }, true)
}

/** The menu to show: the page's own until a newer one has come. */
export function useMenu(ofPage: readonly MenuItem[]): readonly MenuItem[] {
  return useStore(catalogStore, (catalog) => (catalog.version === '' ? ofPage : catalog.menu), ofPage)
}
