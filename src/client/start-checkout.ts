import { addLanguageSwitchPart } from '#browser/stores/language-switch-parts.ts'
import { onBfcacheRestore } from '#browser/page/page-lifecycle.ts'
import { loadCheckout, storeCheckoutChanges } from '#order/checkout/state/checkout-storage.ts'
import { formSwitchPart, watchOnlyMethod } from '#order/form/state/form-actions.ts'
import { watchOptions } from '#order/lines/state/option-actions.ts'
import { askAfterHandOff, endOldHandOff, endWithBasket } from '#order/send/state/hand-off-actions.ts'
import { openIncompletePanels, panelsSwitchPart } from '#order/lines/state/options-panel.ts'
import { fillFormAgain, startRemembering } from '#order/remember/state/remember-actions.ts'
import { onMinute } from '#shop/state/shop-store.ts'

/** Starts what only checkout has. Returns the functions that stop it. */
export function startCheckout(): readonly (() => void)[] {
  const stops = [
    addLanguageSwitchPart(formSwitchPart),
    addLanguageSwitchPart(panelsSwitchPart),
    storeCheckoutChanges(),
    endWithBasket(),
    askAfterHandOff(),
    watchOnlyMethod(),
    watchOptions(),
    openIncompletePanels(),
    startRemembering(),
    onMinute(endOldHandOff),
    onBfcacheRestore(loadCheckout),
  ]
  loadCheckout()
  fillFormAgain()
  return stops
}
