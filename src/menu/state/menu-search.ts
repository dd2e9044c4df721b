import { useStore } from 'zustand'
import { menuStore } from './menu-store.ts'

export function setSearchText(searchText: string): void {
  menuStore.setState({ searchText })
}

export function useSearchText(): string {
  return useStore(menuStore, ({ searchText }) => searchText)
}
