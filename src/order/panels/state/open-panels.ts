import { useStore } from 'zustand'
import { createStore } from '#browser/stores/create-store.ts'

/** The open disclosures of checkout, by a name such as 'comment' or 'requests:<line id>'. */
export const panelsStore = createStore<{ readonly openPanels: readonly string[] }>({ openPanels: [] })

export function setPanelOpen(panel: string, isOpen: boolean): void {
  panelsStore.setState(({ openPanels }) => {
    if (openPanels.includes(panel) === isOpen) return { openPanels }
    return { openPanels: isOpen ? [...openPanels, panel] : openPanels.filter((name) => name !== panel) }
  })
}

export function useIsPanelOpen(panel: string): boolean {
  return useStore(panelsStore, ({ openPanels }) => openPanels.includes(panel))
}
