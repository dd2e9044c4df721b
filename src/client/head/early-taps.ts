import type { DocumentDataset } from '../../browser/document-attributes.ts'
import { SESSION_KEYS } from '../../browser/storage-keys.ts'
import { changeStoredQuantity, countStoredItems } from '../../order/domain/stored-basket.ts'
import { changeStoredLines } from '../../order/domain/stored-lines.ts'
import { safeSessionStorage } from '../../browser/safe-storage.ts'

/** The event of an island that is hydrated: React handles its taps from then on. */
export const HYDRATED_EVENT = 'island-hydrated'

/**
 * Handles taps on islands that are painted but not hydrated yet. A tap on a stepper changes the
 * stored quantity at once; the basket store reads it on hydration. Without storage each such tap is
 * clicked again after hydration. Other buttons: the last click per island is replayed after
 * hydration. Links work by themselves, except the WhatsApp link: with a stored basket it waits like
 * a button, because its greeting lacks the order, and while the shop is closed it is disabled.
 * Returns an unsubscribe function.
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

/** Returns false without storage. */
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
  // A header that is hydrated before the menu listens to this event.
  window.dispatchEvent(new CustomEvent('cart:update', { detail: { total: stored.totalQty } }))
  return true
}

function setNumber(element: Element | null | undefined, value: number): void {
  if (element) element.textContent = String(value)
}
