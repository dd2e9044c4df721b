import { createStore } from 'zustand/vanilla'
import { useStore } from './store.ts'

/** Which collapsible panels of checkout stand open, by a name such as 'comment' or 'requests:<line id>'. */
export const panelsStore = createStore<{ open: readonly string[] }>(() => ({ open: [] }))

export function setPanelOpen(panel: string, isOpen: boolean): void {
  panelsStore.setState(({ open }) => {
    if (open.includes(panel) === isOpen) return { open }
    return { open: isOpen ? [...open, panel] : open.filter((name) => name !== panel) }
  })
}

export function replaceOpenPanels(open: readonly string[]): void {
  panelsStore.setState({ open })
}

export function useIsPanelOpen(panel: string): boolean {
  return useStore(panelsStore, ({ open }) => open.includes(panel), false)
}
