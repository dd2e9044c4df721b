import type { Chosen } from '#menu/domain/choices.ts'
import { menuStore } from '#menu/state/menu-store.ts'
import { dropGoneOptions, toggleOption } from '../edit-lines.ts'
import { setBasket } from './basket-actions.ts'
import { noticesStore } from './basket-notices.ts'
import { linesStore } from './lines-store.ts'

export function toggleLineOption(lineId: string, option: Chosen): void {
  const { basket } = linesStore.getState()
  const itemId = basket.find((line) => line.lineId === lineId)?.itemId ?? ''
  setBasket(toggleOption(basket, lineId, option, menuStore.getState().index.get(itemId) ?? {}))
}

/**
 * Takes options that are no longer offered out of the basket, with a notice of each. Only checkout starts it, which
 * shows the notices. Returns a function that stops it.
 */
export function watchOptions(): () => void {
  return linesStore.subscribe(({ isRestored, basket, priced }, before) => {
    if (!isRestored || (before.isRestored && priced === before.priced)) return
    const { basket: kept, gone } = dropGoneOptions(basket, menuStore.getState().index, before.priced.lines)
    if (gone.length === 0) return
    const named = gone.map(({ itemId, option, isOffered }) => ({ itemId, name: option && option.name, isOffered }))
    noticesStore.setState(({ goneOptions }) => ({ goneOptions: [...goneOptions, ...named] }))
    setBasket(kept)
  })
}
