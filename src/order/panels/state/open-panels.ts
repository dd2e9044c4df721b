import { safeSessionStorage } from '#browser/storage/safe-storage.ts'
import type { LanguageSwitchPart } from '#browser/stores/language-switch-parts.ts'
import { SESSION_KEYS } from '#browser/storage/storage-keys.ts'
import { findEqualLine, mergeEqualLines } from '../../lines/line.ts'
import { hasChoices } from '../../lines/has-choices.ts'
import { checkoutStore, useCheckoutState } from '../../checkout/state/checkout-store.ts'
import { orderStore } from '../../lines/state/lines-store.ts'

/** The name of the panel with what helps the driver. */
export const ADDRESS_HELP_PANEL = 'addressHelp'

/** The open disclosures stay open on the page in the other language. */
export const panelsSwitchPart: LanguageSwitchPart = {
  save: () => ({ panels: checkoutStore.getState().openPanels.map(toStoredPanel) }),
  restore: ({ panels }) => {
    if (!Array.isArray(panels)) return
    checkoutStore.setState({ openPanels: panels.filter((panel): panel is string => typeof panel === 'string') })
  },
}

/** The other page makes equal lines one, and gives the lines of an item new numbers, in their order. */
function toStoredPanel(panel: string): string {
  const { basket } = orderStore.getState()
  const line = basket.find(({ lineId }) => getRequestsPanel(lineId) === panel)
  if (line === undefined) return panel
  return getRequestsPanel(findEqualLine(mergeEqualLines(basket), line)?.lineId ?? line.lineId)
}

/** The name of the panel with the special requests of a line. */
export function getRequestsPanel(lineId: string): string {
  return `requests:${lineId}`
}

/**
 * Opens the first line's special requests on the first visit to checkout, which shows customers
 * where they are.
 */
export function openFirstRequestsPanel(): void {
  if (safeSessionStorage.read(SESSION_KEYS.requestsShown) === '1') return
  if (openNextRequestsPanel(null)) safeSessionStorage.write(SESSION_KEYS.requestsShown, '1')
}

/** Opens the special requests of the next line that has any, or of the first one. Returns false if no line has any. */
export function openNextRequestsPanel(lineId: string | null): boolean {
  const { lines } = orderStore.getState().priced
  const start = lineId === null ? 0 : lines.findIndex((line) => line.lineId === lineId) + 1
  const next = lines.slice(start).find(({ item }) => hasChoices(item))
  if (next === undefined) return false
  setPanelOpen(getRequestsPanel(next.lineId), true)
  return true
}

export function setPanelOpen(panel: string, isOpen: boolean): void {
  checkoutStore.setState(({ openPanels }) => {
    if (openPanels.includes(panel) === isOpen) return { openPanels }
    return { openPanels: isOpen ? [...openPanels, panel] : openPanels.filter((name) => name !== panel) }
  })
}

export function useIsPanelOpen(panel: string): boolean {
  return useCheckoutState('openPanels').includes(panel)
}
