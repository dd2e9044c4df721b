import { DEFAULT_FILTER } from '../domain/filter.ts'
import { useSyncExternalStore } from 'react'
import type { MenuItem } from '../domain/menu.ts'
import { type MenuIndex, createMenuIndex } from '../domain/menu-index.ts'
import { createStore } from '#browser/stores/create-store.ts'

interface MenuState {
  /** False until the page has its menu, and on a page without one. A known menu may be empty. */
  readonly isKnown: boolean
  readonly menu: readonly MenuItem[]
  readonly index: MenuIndex
  /** Items that left the menu while the page was open, so that they can still be named. */
  readonly removedItems: MenuIndex
  /** The chosen filter; all are shown where the menu does not have it. */
  readonly filter: string
  /** What the search field holds: neither stored nor in the address. */
  readonly searchText: string
}

export const menuStore = createStore<MenuState>({
  isKnown: false,
  menu: [],
  index: new Map(),
  removedItems: new Map(),
  filter: DEFAULT_FILTER,
  searchText: '',
})

/** Menus of two versions in two languages: while a new version is rendered, the pages of the one before may be, too. */
const MAX_KEPT = 4
const keptMenus = new Map<string, readonly MenuItem[]>()

/** Undefined for a menu that was never kept, or not used for longer than the others. */
export function getKeptMenu(path: string): readonly MenuItem[] | undefined {
  return keptMenus.get(path)
}

/** Keeps the menu that an island is rendered from, on the server and at hydration: islands get its path alone. */
export function keepMenu(path: string, menu: readonly MenuItem[]): void {
  // The menu that was used last stays longest.
  keptMenus.delete(path)
  keptMenus.set(path, menu)
  const [oldest = ''] = keptMenus.keys()
  if (keptMenus.size > MAX_KEPT) keptMenus.delete(oldest)
}

/** Replaces the menu of the page. */
export function setMenu(menu: readonly MenuItem[]): void {
  const before = menuStore.getState()
  const index = createMenuIndex(menu)
  const removedItems = new Map([...before.removedItems, ...before.index].filter(([id]) => !index.has(id)))
  menuStore.setState({ isKnown: true, menu, index, removedItems })
}

/** False on a page without a menu. */
export function isMenuKnown(): boolean {
  return menuStore.getState().isKnown
}

/**
 * Returns the newest menu. `renderedPath`: of the menu that the server renders the island from, which is the one that
 * it hydrates with. Without it only for an island that is not rendered on the server.
 */
export function useMenu(renderedPath = ''): readonly MenuItem[] {
  return useSyncExternalStore(
    menuStore.subscribe,
    () => menuStore.getState().menu,
    () => getKeptMenu(renderedPath) ?? [],
  )
}
