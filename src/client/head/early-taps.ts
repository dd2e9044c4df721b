import type { DocumentDataset } from '../../domain/document-attributes.ts'
import { SESSION_KEYS } from '../../domain/storage-keys.ts'
import { changeStoredQuantity, countStoredItems } from '../../domain/stored-basket.ts'
import { changeStoredLines } from '../../domain/stored-lines.ts'
import { safeSessionStorage } from '../../hooks/safe-storage.ts'

/** The event of an island that is hydrated: React handles its taps from then on. */
export const HYDRATED_EVENT = 'island-hydrated'

/**
 * Handles taps on islands that are painted but not hydrated yet. A stepper's tap counts at once: it
 * changes the stored quantities, which the basket store takes over when the menu is hydrated. Of the
 * other buttons the last one tapped in each island is clicked again once the island is hydrated.
 * Links need no help, but the link that orders by WhatsApp waits like a button where it would open a
 * greeting without the stored order, and opens nothing while the shop is closed. Returns an unsubscribe
 * function.
 */
export function handleEarlyTaps(): () => void {
  const tapped = new Map<EventTarget, HTMLElement>()
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
      if (!isClosed) tapped.set(island, element)
      return
    }
    // The browser opens a popover by itself.
    if (element.popoverTargetElement !== null) return
    const { increase } = element.dataset
    if (increase === undefined) tapped.set(island, element)
    else if (attributes.shop !== 'closed') changeQuantity(element, increase === 'true' ? 1 : -1)
  }
  const onHydrated = ({ target }: Event): void => {
    const element = target && tapped.get(target)
    if (!target || !element) return
    tapped.delete(target)
    element.click()
  }

  document.addEventListener('click', onClick, true)
  document.addEventListener(HYDRATED_EVENT, onHydrated)
  return () => {
    document.removeEventListener('click', onClick, true)
    document.removeEventListener(HYDRATED_EVENT, onHydrated)
  }
}

function changeQuantity(button: HTMLElement, step: 1 | -1): void {
  const itemId = button.closest<HTMLElement>('[data-item]')?.dataset.item
  if (itemId === undefined) return
  const { stored, quantity } = changeStoredQuantity(safeSessionStorage.read(SESSION_KEYS.basket), itemId, step)
  safeSessionStorage.write(SESSION_KEYS.basket, JSON.stringify(stored))
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
}

function setNumber(element: Element | null | undefined, value: number): void {
  if (element) element.textContent = String(value)
}
