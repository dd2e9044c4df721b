import type { BasketReader } from '../../lines/state/restore-basket.ts'
import { createLazyModule } from '#browser/loading/lazy-module.ts'
import { isBasketFragment } from '../is-basket-fragment.ts'
import type { Basket } from '../../lines/line.ts'
import { LANGUAGES } from '#core/text/language.ts'
import { getPath } from '#core/routes.ts'
import { readDocumentConfig } from '#browser/page/document-config.ts'
import { safeSessionStorage } from '#browser/storage/safe-storage.ts'
import { SESSION_KEYS } from '#browser/storage/storage-keys.ts'

/**
 * Where the browser stores no basket, addresses carry it: that of the page, for a reload and Back, and
 * those of the links to the other pages that have a basket. A fragment is sent to no server.
 */
let basketFragment = ''
/** The basket that the fragment has, or is to have once the module has loaded. */
let notStored: Basket | null = null

// Few browsers store nothing: the others never load it.
const loadFragments = createLazyModule(() => import('../basket-fragment.ts'))

/**
 * Resolves to null where the address has no basket of this tab. Where the browser stores baskets, one in an address is
 * somebody else's: the page that shows it asks first.
 */
export async function loadAddressBasket(): Promise<BasketReader | null> {
  const { hash } = window.location
  if (!isBasketFragment(hash)) return null
  const { createAddressBasketReader } = await import('./address-basket-reader.ts')
  const reader = createAddressBasketReader(hash)
  if (reader === null) replaceFragment('')
  return reader
}

/** The fragment that takes the basket to another page; '' where it is stored. */
export function getAddressBasket(): string {
  return basketFragment
}

/** Puts a basket that is not stored into the page's address; null takes it out. */
export function setAddressBasket(lines: Basket | null): void {
  notStored = lines
  safeSessionStorage.write(SESSION_KEYS.basketInAddress, lines && '1')
  if (lines === null) {
    setFragment('')
    return
  }
  void loadFragments().then(({ toBasketFragment }) => {
    if (notStored === lines) setFragment(toBasketFragment(lines))
  })
}

function setFragment(fragment: string): void {
  basketFragment = fragment
  // The fragment of an order card is the order.
  if (readDocumentConfig().page === 'orderCard') return
  const { hash } = window.location
  if (hash !== fragment && (fragment !== '' || isBasketFragment(hash))) replaceFragment(fragment)
}

function replaceFragment(fragment: string): void {
  const { pathname, search } = window.location
  try {
    window.history.replaceState(window.history.state, '', pathname + search + fragment)
  } catch {
    // Safari accepts a hundred changes in half a minute. The links have the basket all the same.
  }
}

/** Makes links to pages that have a basket take it along. Returns an unsubscribe function. */
export function addBasketToLinks(): () => void {
  const paths = LANGUAGES.flatMap((language) => [getPath('home', language), getPath('checkout', language)])
  const dishes = LANGUAGES.map((language) => getPath('dish', language))
  const hasBasket = (path: string): boolean => paths.includes(path) || dishes.some((dish) => path.startsWith(dish))
  const addBasket = ({ target }: MouseEvent): void => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link === null || link.origin !== window.location.origin || !hasBasket(link.pathname)) return
    // A link within the page needs no basket.
    if (link.pathname === window.location.pathname) return
    const fragment = getAddressBasket()
    if (fragment !== '' || isBasketFragment(link.hash)) link.hash = fragment
  }
  // Before the handlers of the links themselves. The other buttons of a mouse open links, too.
  document.addEventListener('click', addBasket, true)
  document.addEventListener('auxclick', addBasket, true)
  // An entry of the history that is shown again has the basket of its time.
  const renewFragment = (): void => {
    setFragment(basketFragment)
  }
  window.addEventListener('popstate', renewFragment)
  return () => {
    window.removeEventListener('popstate', renewFragment)
    document.removeEventListener('click', addBasket, true)
    document.removeEventListener('auxclick', addBasket, true)
  }
}
