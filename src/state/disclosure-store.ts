import { createStore } from 'zustand/vanilla'
import type { PersistedSlice } from './persisted-slice.ts'
import { useStore } from './store.ts'

/** Which collapsible panels of checkout stand open, by a name such as 'comment' or 'requests:<line id>'. */
const disclosureStore = createStore<{ open: readonly string[] }>(() => ({ open: [] }))

export function setPanelOpen(panel: string, isOpen: boolean): void {
  disclosureStore.setState(({ open }) => {
    if (open.includes(panel) === isOpen) return { open }
    return { open: isOpen ? [...open, panel] : open.filter((name) => name !== panel) }
  })
}

export function useIsPanelOpen(panel: string): boolean {
  return useStore(disclosureStore, ({ open }) => open.includes(panel), false)
}

/** What stands open goes along to the other language (APP-5). */
export const disclosureSlice: PersistedSlice = {
  serialize: () => ({ panels: disclosureStore.getState().open }),
  deserialize: ({ panels }) => {
    if (!Array.isArray(panels)) return
    disclosureStore.setState({ open: panels.filter((panel): panel is string => typeof panel === 'string') })
  },
}
