import { addLanguageSwitchPart } from '#browser/stores/language-switch-parts.ts'
import { filterSwitchPart } from '#menu/state/menu-filter.ts'
import { loadKitchenDevice } from '#order-card/kitchen/state/kitchen-store.ts'
import { startForm } from '#order/form/state/form-storage.ts'
import { startSeenFee } from '#order/state/seen-fee.ts'
import { scrollToSavedSection } from '#site/state/scroll-spy.ts'
import { startCheckout } from './start-checkout.ts'

/** Starts what only this page has, by its name in the table of routes. Returns the functions that stop it. */
export function startPage(page: string): readonly (() => void)[] {
  if (page === 'home')
    return [...startForm(), startSeenFee(), scrollToSavedSection(), addLanguageSwitchPart(filterSwitchPart)]
  if (page === 'dish') return [...startForm(), startSeenFee()]
  if (page === 'checkout') return [...startCheckout(), startSeenFee()]
  if (page === 'orderCard') loadKitchenDevice()
  return []
}
