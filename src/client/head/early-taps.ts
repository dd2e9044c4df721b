import type { DocumentDataset } from '../../browser/document-attributes.ts'
import { SESSION_KEYS } from '../../browser/storage-keys.ts'
import { changeStoredQuantity, countStoredItems } from '../../order/domain/stored-basket.ts'
import { changeStoredLines } from '../../order/domain/stored-lines.ts'
import { safeSessionStorage } from '../../browser/safe-storage.ts'

/** The event of an island that is hydrated: React handles its taps from then on. */
export const HYDRATED_EVENT = 'island-hydrated'

/**
 * Handles taps on islands that are painted but not hydrated yet. A stepper's tap counts at once: it
 * changes the stored quantities, which the basket store takes over when the menu is hydrated. Where
 * nothing can be stored, each tap on a stepper is clicked again once its island is hydrated. Other
 * buttons: the last click per island is replayed after hydration. Links need no help, but the link that orders by
 * WhatsApp waits like a button where it would open a greeting without the stored order, and opens
 * nothing while the shop is closed. Returns an unsubscribe function.
 */
export function handleEarlyTaps(): () => void {
  const tapped = new Map<EventTarget, readonly HTMLElement[]>()
  const attributes: DocumentDataset = document.documentElement.dataset

  const onClick = (event: MouseEvent): void => {
    const { target } = event
    const element = target instanceof Element ? target.closest<HTMLElement>('button, [data-order-link]') : null
    const island = element?.closest<HTMLElement>('astro-island')
    if (!element || !island || island.dataset.hydrated !== undefined) return
    if (!(element instanceof HTMLButtonElement)) {
      const isClosed = attributes.shop === 'closed'
      if (!isClosed && !countStoredItems(safeSessionStorage.read(SESSION_KEYS.basket))) return
      event.preventDefault()
      if (!isClosed) repeatLater(island, element)
      return
    }
    // The browser opens a popover by itself.
    if (element.popoverTargetElement !== null) return
    const { increase } = element.dataset
    if (increase !== undefined) {
      if (attributes.shop === 'closed' || changeQuantity(element, increase === 'true' ? 1 : -1)) return
    }
    repeatLater(island, element)
  }
  const repeatLater = (island: HTMLElement, element: HTMLElement): void => {
    const steppers = (tapped.get(island) ?? []).filter(({ dataset }) => dataset['increase'] !== undefined)
    tapped.set(island, [...steppers, element])
  }
  const onHydrated = ({ target }: Event): void => {
    const elements = (target && tapped.get(target)) ?? []
    if (target) tapped.delete(target)
    for (const element of elements) element.click()
  }

  document.addEventListener('click', onClick, true)
  document.addEventListener(HYDRATED_EVENT, onHydrated)
  return () => {
    document.removeEventListener('click', onClick, true)
    document.removeEventListener(HYDRATED_EVENT, onHydrated)
  }
}

/** Returns false where nothing can be stored. */
function changeQuantity(button: HTMLElement, step: 1 | -1): boolean {
  const itemId = button.closest<HTMLElement>('[data-item]')?.dataset.item
  if (itemId === undefined) return true
  const before = safeSessionStorage.read(SESSION_KEYS.basket)
  const { stored, quantity } = changeStoredQuantity(before, itemId, step)
  if (!safeSessionStorage.write(SESSION_KEYS.basket, JSON.stringify(stored))) {
    safeSessionStorage.write(SESSION_KEYS.basket, before)
    return false
  }
  const lines = safeSessionStorage.read(SESSION_KEYS.basketLines)
  safeSessionStorage.write(SESSION_KEYS.basketLines, changeStoredLines(lines, itemId, quantity))
  const stepper = button.parentElement
  setNumber(stepper?.querySelector('[data-quantity]'), quantity)
  stepper?.setAttribute('data-filled', String(quantity > 0))
  const cartCount = document.querySelector<HTMLElement>('[data-cart-count]')
  setNumber(cartCount, stored.totalQty)
  if (cartCount) cartCount.hidden = stored.totalQty === 0
  cartCount?.closest('a')?.toggleAttribute('data-empty', stored.totalQty === 0)
  // For a header that is hydrated before the menu.
  window.dispatchEvent(new CustomEvent('cart:update', { detail: { total: stored.totalQty } }))
  return true
}

function setNumber(element: Element | null | undefined, value: number): void {
  if (element) element.textContent = String(value)
}
