import type { Bilingual } from '#core/text/language.ts'
import { listOfferedExtras } from '#menu/domain/extras.ts'
import { menuStore } from '#menu/state/menu-store.ts'
import { dropGoneExtras, toggleExtra, type GoneExtra } from '../edit-lines.ts'
import type { PricedBasket } from '../price.ts'
import { setBasket } from './basket-actions.ts'
import { addRepriced, noticesStore } from './basket-notices.ts'
import { linesStore } from './lines-store.ts'

export function toggleLineExtra(lineId: string, extraId: string): void {
  const { basket } = linesStore.getState()
  const itemId = basket.find((line) => line.lineId === lineId)?.itemId ?? ''
  setBasket(toggleExtra(basket, lineId, extraId, menuStore.getState().index.get(itemId) ?? {}))
}

/**
 * Takes extras that are no longer offered out of the basket, with a notice of each and of new prices. Only checkout
 * starts it, which shows the notices. Returns a function that stops it.
 */
export function watchExtras(): () => void {
  return linesStore.subscribe(({ isRestored, basket, priced }, before) => {
    if (!isRestored || (before.isRestored && priced === before.priced)) return
    addRepriced(listRepriced(before.priced, priced))
    const { basket: kept, gone } = dropGoneExtras(basket, menuStore.getState().index)
    if (gone.length === 0) return
    const named = gone.map((extra) => ({
      itemId: extra.itemId,
      name: findName(extra, before.priced),
      ...(isOffered(extra) && { isOffered: true }),
    }))
    noticesStore.setState(({ goneExtras }) => ({ goneExtras: [...goneExtras, ...named] }))
    setBasket(kept)
  })
}

/** Whether the item still offers it, so that only its choice takes fewer options now. */
function isOffered({ itemId, extraId }: GoneExtra): boolean {
  return listOfferedExtras(menuStore.getState().index.get(itemId) ?? {}).some(({ id }) => id === extraId)
}

/** Null where it left the menu while the page was closed. */
function findName({ itemId, extraId }: GoneExtra, { lines }: PricedBasket): Bilingual | null {
  const onMenu = menuStore.getState().index.get(itemId)?.extras ?? []
  const chosen = lines.flatMap(({ chosenExtras }) => chosenExtras)
  return [...onMenu, ...chosen].find(({ id }) => id === extraId)?.name ?? null
}

/**
 * The ids of the items of which a chosen extra has another price now, or that have one with a price since it is the only
 * option left.
 */
function listRepriced({ lines: linesBefore }: PricedBasket, { lines }: PricedBasket): readonly string[] {
  return lines
    .filter(({ lineId, extras = [], chosenExtras }) => {
      const lineBefore = linesBefore.find((line) => line.lineId === lineId)
      if (lineBefore === undefined) return false
      return chosenExtras.some(({ id, price }) => {
        const before = lineBefore.chosenExtras.find((extra) => extra.id === id)?.price
        return price !== (before ?? (extras.includes(id) ? price : 0))
      })
    })
    .map(({ itemId }) => itemId)
}
