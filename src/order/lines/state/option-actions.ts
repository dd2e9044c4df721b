import type { Bilingual } from '#core/text/language.ts'
import { listOffered, type Chosen, type Option } from '#menu/domain/choices.ts'
import { menuStore } from '#menu/state/menu-store.ts'
import { dropGoneOptions, toggleOption, type GoneOption } from '../edit-lines.ts'
import type { PricedBasket, PricedLine } from '../price.ts'
import { setBasket } from './basket-actions.ts'
import { addRepriced, noticesStore } from './basket-notices.ts'
import { linesStore } from './lines-store.ts'

export function toggleLineOption(lineId: string, option: Chosen): void {
  const { basket } = linesStore.getState()
  const itemId = basket.find((line) => line.lineId === lineId)?.itemId ?? ''
  setBasket(toggleOption(basket, lineId, option, menuStore.getState().index.get(itemId) ?? {}))
}

/**
 * Takes options that are no longer offered out of the basket, with a notice of each and of new prices. Only checkout
 * starts it, which shows the notices. Returns a function that stops it.
 */
export function watchOptions(): () => void {
  return linesStore.subscribe(({ isRestored, basket, priced }, before) => {
    if (!isRestored || (before.isRestored && priced === before.priced)) return
    addRepriced(listRepriced(before.priced, priced))
    const { basket: kept, gone } = dropGoneOptions(basket, menuStore.getState().index)
    if (gone.length === 0) return
    const named = gone.map((option) => ({
      itemId: option.itemId,
      name: findName(option, before.priced),
      ...(isOffered(option) && { isOffered: true }),
    }))
    noticesStore.setState(({ goneExtras }) => ({ goneExtras: [...goneExtras, ...named] }))
    setBasket(kept)
  })
}

/** Whether the item still offers it, so that only its choice takes fewer options now. */
function isOffered({ itemId, optionId }: GoneOption): boolean {
  const { choices = [] } = menuStore.getState().index.get(itemId) ?? {}
  return choices.some((choice) => listOffered(choice).some(({ id }) => id === optionId))
}

/** Null where it left the menu while the page was closed. */
function findName({ itemId, optionId }: GoneOption, { lines }: PricedBasket): Bilingual | null {
  const { choices = [] } = menuStore.getState().index.get(itemId) ?? {}
  const options = [...choices.flatMap((choice) => choice.options), ...lines.flatMap(listLineOptions)]
  return options.find(({ id }) => id === optionId)?.name ?? null
}

function listLineOptions({ answers }: PricedLine): readonly Option[] {
  return answers.flatMap(({ options }) => options)
}

/**
 * The ids of the items of which a chosen option has another price now, or that have one with a price since it is the
 * only one left.
 */
function listRepriced({ lines: linesBefore }: PricedBasket, { lines }: PricedBasket): readonly string[] {
  return lines
    .filter((line) => {
      const lineBefore = linesBefore.find(({ lineId }) => lineId === line.lineId)
      if (lineBefore === undefined) return false
      return listLineOptions(line).some(({ id, price }) => {
        const before = listLineOptions(lineBefore).find((option) => option.id === id)?.price
        return price !== (before ?? (line.chosen?.some(({ optionId }) => optionId === id) ? price : 0))
      })
    })
    .map(({ itemId }) => itemId)
}
