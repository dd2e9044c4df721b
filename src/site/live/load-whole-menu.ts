import { FETCH_LIMIT_MS } from '../../browser/fetch-limit.ts'
import { safeSessionStorage } from '../../browser/safe-storage.ts'
import { SESSION_KEYS } from '../../browser/storage-keys.ts'
import type { Language } from '../../core/text/language.ts'
import { setMenu } from '../../menu/state/menu-store.ts'
import { isBasketFragment } from '../../order/domain/link/is-basket-fragment.ts'
import { countStoredItems } from '../../order/domain/stored-basket.ts'
import { countStoredEarlyTaps } from '../../order/state/replay-early-taps.ts'
import { fetchLiveData } from './fetch-live-data.ts'

/**
 * The page of a dish has a part of the menu only. Where a basket may hold other dishes, this fetches the
 * whole menu before the basket is restored against it. Without an answer the page starts with its part:
 * the lines that it does not know are kept.
 */
export async function loadWholeMenu(language: Language): Promise<void> {
  if (!hasBasket()) return
  try {
    const signal = AbortSignal.timeout(FETCH_LIMIT_MS)
    const data = await fetchLiveData(language, signal)
    if (data !== null) setMenu(data.version, data.menu)
  } catch {
    // Offline, timed out, or a fault of the server.
  }
}

function hasBasket(): boolean {
  const isStored = (key: string): boolean => safeSessionStorage.read(key) !== null
  return (
    Boolean(countStoredItems(safeSessionStorage.read(SESSION_KEYS.basket))) ||
    countStoredEarlyTaps() > 0 ||
    isBasketFragment(window.location.hash) ||
    isStored(SESSION_KEYS.basketSetAside) ||
    isStored(SESSION_KEYS.basketUnknown)
  )
}
