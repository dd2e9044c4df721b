import type { LanguageSwitchPart } from '#browser/stores/language-switch-parts.ts'
import { panelsStore, setPanelOpen } from '../../panels/state/open-panels.ts'
import { findEqualLine, mergeEqualLines } from '../line.ts'
import type { PricedLine } from '../price.ts'
import { linesStore } from './lines-store.ts'

/** The open disclosures stay open on the page in the other language. */
export const panelsSwitchPart: LanguageSwitchPart = {
  save: () => ({ panels: panelsStore.getState().openPanels.map(toStoredPanel) }),
  restore: ({ panels }) => {
    if (!Array.isArray(panels)) return
    panelsStore.setState({ openPanels: panels.filter((panel): panel is string => typeof panel === 'string') })
  },
}

/** The other page makes equal lines one, and gives the lines of an item new numbers, in their order. */
function toStoredPanel(panel: string): string {
  const { basket } = linesStore.getState()
  const line = basket.find(({ lineId }) => getOptionsPanel(lineId) === panel)
  if (line === undefined) return panel
  return getOptionsPanel(findEqualLine(mergeEqualLines(basket), line)?.lineId ?? line.lineId)
}

/** The name of the panel with the options of a line; other releases read it, too. */
export function getOptionsPanel(lineId: string): string {
  return `requests:${lineId}`
}

/** Opens the panel of each line that misses a choice, and of each that comes to miss one. Returns a function that stops it. */
export function openIncompletePanels(): () => void {
  return linesStore.subscribe(({ priced }, before) => {
    if (priced === before.priced) return
    const known = before.priced.lines.filter(isIncomplete).map(({ lineId }) => lineId)
    const added = priced.lines.filter((line) => isIncomplete(line) && !known.includes(line.lineId))
    for (const { lineId } of added) setPanelOpen(getOptionsPanel(lineId), true)
  })
}

function isIncomplete({ missing }: PricedLine): boolean {
  return missing.length > 0
}
