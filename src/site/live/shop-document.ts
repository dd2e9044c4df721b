import type { Language } from '#core/text/language.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import type { OrderOptions } from '#order/fields/order-options.ts'
import type { OpeningPlan } from '#shop/domain/opening-plan.ts'
import type { ShopInfo } from '#shop/domain/shop-info.ts'
import { createStore } from '#browser/stores/create-store.ts'
import { setMenu } from '#menu/state/menu-store.ts'
import { setOrderOptions } from '#order/form/state/order-options-store.ts'
import { setOpeningPlan, setServerTime, setShopInfo } from '#shop/state/shop-store.ts'

/** All that pages in one language know of the shop: `/shop/<language>/<version>.json`, which never changes. */
export interface ShopDocument {
  readonly menu: readonly MenuItem[]
  readonly openingPlan: OpeningPlan
  readonly facts: ShopInfo
  /** The opening hours in lines, as footer and location card have them. */
  readonly hours: readonly string[]
  readonly options: OrderOptions
}

/** Which document the page has; '' for none. */
const documentStore = createStore({ path: '' })

export function getDocumentPath(): string {
  return documentStore.getState().path
}

/**
 * Gives the stores of the shop, the menu and the order their parts of a document: three, because a subject may not
 * import those that build on it. `hasBasket` is false on pages that have no use for the menu: a basket is not read
 * there, and so it can't lose a line.
 */
export function setShopDocument(path: string, shop: ShopDocument, hasBasket: boolean): void {
  documentStore.setState({ path })
  setOpeningPlan(shop.openingPlan)
  setShopInfo(shop.facts)
  if (!hasBasket) return
  setMenu(shop.menu)
  setOrderOptions(shop.options)
}

/** The body of `/live/<language>.json`. */
export interface LiveData {
  /** Where the document is that pages are rendered from now. */
  readonly shopPath: string
}

/**
 * Returns where the newest document is, and tells the shop's clock the server's time. Resolves to null while the server
 * has no menu (a 4xx response). Rejects on a network error or a 5xx response.
 */
export async function fetchShopPath(language: Language, signal: AbortSignal): Promise<string | null> {
  const response = await fetch(`/live/${language}.json`, { cache: 'no-cache', signal })
  if (response.status >= 500) throw new Error(`status ${response.status}`)
  if (!response.ok) return null
  const { shopPath } = (await response.json()) as LiveData
  // A shared cache says in `Age` how old its copy is.
  const sentAt = Date.parse(response.headers.get('date') ?? '')
  if (!Number.isNaN(sentAt)) setServerTime(sentAt + Number(response.headers.get('age') ?? 0) * 1000)
  return shopPath
}

/** Rejects on a network error, and where the server does not have the document any more. */
export async function fetchShopDocument(path: string, signal?: AbortSignal): Promise<ShopDocument> {
  const response = await fetch(path, signal && { signal })
  if (!response.ok) throw new Error(`${path}: status ${response.status}`)
  return (await response.json()) as ShopDocument
}
