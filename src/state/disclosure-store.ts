import { useStore } from 'zustand'
import { createStore } from './create-store.ts'

/** Which disclosures of checkout are open, by a name such as 'comment' or 'requests:<line id>'. */
export const disclosureStore = createStore<{ open: readonly string[] }>({ open: [] })

export function setPanelOpen(panel: string, isOpen: boolean): void {
  disclosureStore.setState(({ open }) => {
    if (open.includes(panel) === isOpen) return { open }
    return { open: isOpen ? [...open, panel] : open.filter((name) => name !== panel) }
  })
}

export function useIsPanelOpen(panel: string): boolean {
  return useStore(disclosureStore, ({ open }) => open.includes(panel))
}
