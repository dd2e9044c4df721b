import { HYDRATED_EVENT } from '#browser/page/on-hydrated.ts'
import { isPlainClick } from '#browser/controls/plain-click.ts'
import type { DocumentDataset } from '#browser/page/document-attributes.ts'
import { SESSION_KEYS } from '#browser/storage/storage-keys.ts'
import { changeEarlyTaps, countEarlyTaps, parseEarlyTaps, serializeEarlyTaps } from '#order/lines/early-taps.ts'
import { countStoredItems } from '#order/lines/public-basket.ts'
import { safeSessionStorage } from '#browser/storage/safe-storage.ts'

/** What needs its script: buttons, the link with the order, and links that open a dialog. */
const WAITING = 'button, [data-order-link], [aria-haspopup]'

/**
 * Handles taps on islands that are painted but that React does not listen to yet. Taps on a stepper are shown and stored;
 * `replay-early-taps.ts` adds them to the basket, on this page or on the next one. Other buttons, and steppers
 * without storage or whose item needs a choice: the last click per island is replayed after hydration. Links work by
 * themselves, except those of cards, which open a dialog, and the WhatsApp link: with items in the basket
 * it waits like a button, because its greeting lacks the order, and while the shop is closed it is
 * disabled. Returns an unsubscribe function.
 */
export function handleEarlyTaps(): () => void {
  const tapped = new Map<EventTarget, readonly HTMLElement[]>()
  const attributes: DocumentDataset = document.documentElement.dataset

  const onClick = (event: MouseEvent): void => {
    const { target } = event
    const element = target instanceof Element ? target.closest<HTMLElement>(WAITING) : null
    const island = element?.closest<HTMLElement>('astro-island')
    if (!element || !island || island.dataset['listening'] !== undefined) return
    if (element.dataset['orderLink'] !== undefined) {
      const isClosed = attributes.shop === 'closed'
      if (!isClosed && !hasItems()) return
      event.preventDefault()
      if (!isClosed) repeatLater(island, element)
      return
    }
    if (element instanceof HTMLAnchorElement) {
      if (!isPlainClick(event)) return
      event.preventDefault()
    }
    // The browser opens a popover by itself.
    if (element.hasAttribute('popovertarget')) return
    const { increase } = element.dataset
    // One that opens a dialog adds nothing yet.
    if (increase !== undefined && !element.hasAttribute('aria-haspopup')) {
      if (attributes.shop === 'closed' || keepTap(element, increase === 'true' ? 1 : -1)) return
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

function hasItems(): boolean {
  const taps = safeSessionStorage.read(SESSION_KEYS.earlyTaps)
  return taps !== null || Boolean(countStoredItems(safeSessionStorage.read(SESSION_KEYS.basket)))
}

/** Returns false for a tap that has to be clicked again: without storage, or where nothing was tapped to take back. */
function keepTap(button: HTMLElement, step: 1 | -1): boolean {
  const itemId = button.closest<HTMLElement>('[data-item]')?.dataset.item
  if (itemId === undefined) return false
  const before = safeSessionStorage.read(SESSION_KEYS.earlyTaps)
  const taps = changeEarlyTaps(parseEarlyTaps(before), itemId, step)
  if (taps === null) return false
  if (!safeSessionStorage.write(SESSION_KEYS.earlyTaps, serializeEarlyTaps(taps))) {
    safeSessionStorage.write(SESSION_KEYS.earlyTaps, before)
    return false
  }
  showTaps(button.parentElement?.querySelector('[data-quantity]'), taps.get(itemId))
  showTaps(document.querySelector('[data-cart-icon]'), countEarlyTaps(taps))
  return true
}

/** The style sheets show '+2'. */
function showTaps(element: Element | null | undefined, count = 0): void {
  if (count > 0) element?.setAttribute('data-early-taps', String(count))
  else element?.removeAttribute('data-early-taps')
}
