import { useStore } from 'zustand'
import { createStore } from './create-store.ts'
import { addLanguageSwitchPart } from './language-switch.ts'

/** Which disclosures of checkout are open, by a name such as 'comment' or 'requests:<line id>'. */
const disclosureStore = createStore<{ open: readonly string[] }>({ open: [] })

addLanguageSwitchPart({
  save: () => ({ panels: disclosureStore.getState().open }),
  restore: ({ panels }) => {
    if (!Array.isArray(panels)) return
    disclosureStore.setState({ open: panels.filter((panel): panel is string => typeof panel === 'string') })
  },
})

export function setPanelOpen(panel: string, isOpen: boolean): void {
  disclosureStore.setState(({ open }) => {
    if (open.includes(panel) === isOpen) return { open }
    return { open: isOpen ? [...open, panel] : open.filter((name) => name !== panel) }
  })
}

export function useIsPanelOpen(panel: string): boolean {
  return useStore(disclosureStore, ({ open }) => open.includes(panel))
}
