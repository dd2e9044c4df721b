import { createStore } from 'zustand/vanilla'
import type { PagePart } from './page-part.ts'
import { useStore } from './store.ts'

/** Which collapsible panels of checkout stand open, by a name such as 'comment' or 'requests:<line id>'. */
const panelsStore = createStore<{ open: readonly string[] }>(() => ({ open: [] }))

export function setPanelOpen(panel: string, isOpen: boolean): void {
  panelsStore.setState(({ open }) => {
    if (open.includes(panel) === isOpen) return { open }
    return { open: isOpen ? [...open, panel] : open.filter((name) => name !== panel) }
  })
}

export function useIsPanelOpen(panel: string): boolean {
  return useStore(panelsStore, ({ open }) => open.includes(panel), false)
}

/** What stands open goes along to the other language (APP-5). */
export const panelsPart: PagePart = {
  leave: () => ({ panels: panelsStore.getState().open }),
  arrive: ({ panels }) => {
    if (!Array.isArray(panels)) return
    panelsStore.setState({ open: panels.filter((panel): panel is string => typeof panel === 'string') })
  },
}
