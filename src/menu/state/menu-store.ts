import { DEFAULT_FILTER } from '../domain/filter.ts'
import { useLayoutEffect } from 'react'
import { useStore } from 'zustand'
import type { MenuItem } from '../domain/menu.ts'
import { type MenuIndex, createMenuIndex } from '../domain/menu-index.ts'
import { createStore } from '../../browser/create-store.ts'

interface MenuState {
  /** The content's version; '' until the page's menu is known. */
  readonly version: string
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
  version: '',
  menu: [],
  index: new Map(),
  removedItems: new Map(),
  filter: DEFAULT_FILTER,
  searchText: '',
})

/** Replaces the menu, unless it is the version that is shown. */
export function setMenu(version: string, menu: readonly MenuItem[]): void {
  const before = menuStore.getState()
  if (before.version === version) return
  const index = createMenuIndex(menu)
  const removedItems = new Map([...before.removedItems, ...before.index].filter(([id]) => !index.has(id)))
  menuStore.setState({ version, menu, index, removedItems })
}

/** False until the page's menu is known, and always on a page without one. */
export function isMenuKnown(): boolean {
  return menuStore.getState().version !== ''
}

/**
 * Calls back once there is a menu: at once, or when the island has hydrated. Returns an unsubscribe
 * function.
 */
export function onMenuKnown(callback: () => void): () => void {
  if (isMenuKnown()) {
    callback()
    return () => undefined
  }
  const unsubscribe = menuStore.subscribe(() => {
    if (!isMenuKnown()) return
    unsubscribe()
    callback()
  })
  return unsubscribe
}

/**
 * Returns the menu of the page, until a newer one is fetched. The layout effect stores it before
 * the browser handles another event.
 */
export function useMenu(version: string, initialMenu: readonly MenuItem[]): readonly MenuItem[] {
  useLayoutEffect(() => {
    if (!isMenuKnown()) setMenu(version, initialMenu)
  }, [version, initialMenu])
  return useStore(menuStore, ({ version: known, menu }) => (known === '' ? initialMenu : menu))
}
