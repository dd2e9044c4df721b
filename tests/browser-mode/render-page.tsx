import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { cleanup, render, type RenderResult } from 'vitest-browser-react'
import { restaurant } from '../../restaurant.config.ts'
import { startClient } from '#client/start-client.ts'
import { getShopPath } from '#core/routes.ts'
import type { Language } from '#core/text/language.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import type { OrderOptions } from '#order/fields/order-options.ts'
import { loadAddressBasket } from '#order/link/state/basket-address.ts'
import { NEVER_OPEN_PLAN, omitWords, toOpeningPlan, type OpeningPlan } from '#shop/domain/opening-plan.ts'
import type { ShopInfo } from '#shop/domain/shop-info.ts'
import type { ShopDocument } from '#site/live/shop-document.ts'
import { resetSafeStorage } from '#browser/storage/safe-storage.ts'
import { resetStores } from '#browser/stores/create-store.ts'
import { HOME_MENU } from './home-menu.ts'
import { clearGlobals, resetDocument } from './reset-document.ts'

/** Of the menu that pages start with in tests. */
export const SHOP_PATH = getShopPath('1', 'en')

interface PageOptions {
  readonly language?: Language
  /** The page's name as the document has it; 'home' by default. */
  readonly page?: 'home' | 'checkout' | 'orderCard' | 'privacy' | 'dish'
  /** HOME_MENU by default; null on a page that was rendered without a menu. */
  readonly menu?: readonly MenuItem[] | null
  /** Of `menu`; '1' by default. */
  readonly version?: string
  /** What the owner has published for checkout; nothing by default. */
  readonly orderOptions?: OrderOptions
  /** The setting CLOSED_HOURS; never closed by default. */
  readonly closedHours?: string
  /** What the owner has published in its place. */
  readonly plan?: OpeningPlan
  /** What the owner has published. */
  readonly shopInfo?: Partial<ShopInfo>
  readonly refreshSeconds?: number
  /** What is in session storage before the page starts. */
  readonly session?: Readonly<Record<string, string>>
}

/** Those of the configuration. */
const SHOP_INFO: ShopInfo = { phone: restaurant.phone, whatsapp: restaurant.whatsapp, offer: null }

let shop: ShopDocument = { menu: [], openingPlan: NEVER_OPEN_PLAN, facts: SHOP_INFO, hours: [], options: {} }

/** What the owner has published when the page starts. */
export function readShop(): ShopDocument {
  return shop
}

let stopClient: () => void = () => undefined

/**
 * Renders a part of a page as the browser has it. Everything is put back when the test ends. Set a clock by
 * `vi.setSystemTime` before.
 */
export async function renderPage(content: ReactNode, options: PageOptions = {}): Promise<RenderResult> {
  await startPage(options)
  return await render(content)
}

/** Starts a page of which nothing is rendered: a document with its settings, storage, and stores with its menu. */
export async function startPage(options: PageOptions = {}): Promise<void> {
  const { language = 'en', page = 'home', closedHours = 'off', refreshSeconds = 60, session = {} } = options
  const { menu = HOME_MENU, version = '1', orderOptions = {} } = options
  const { plan = toOpeningPlan(closedHours, null, 0) } = options
  const root = document.documentElement
  root.lang = language
  root.dir = language === 'ar' ? 'rtl' : 'ltr'
  Object.assign(root.dataset, {
    page,
    openingPlan: JSON.stringify(omitWords(plan)),
    shopPath: menu === null ? '' : getShopPath(version, 'en'),
    refreshSeconds: String(refreshSeconds),
  })
  for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value)
  // A test may open a second page: the first one must not store anything any more.
  stopClient()
  const facts = { ...SHOP_INFO, ...options.shopInfo }
  shop = { menu: menu ?? [], openingPlan: plan, facts, hours: [], options: orderOptions }
  stopClient = startClient(menu === null ? null : shop, await loadAddressBasket())
  onTestFinished(() => {
    stopClient()
    resetStores()
    resetDocument()
  })
}

/** Ends the page as a browser that leaves it: what is stored stays. */
export function endPage(): void {
  // Before the stores are reset, or the empty basket would be stored.
  stopClient()
  resetStores()
  resetSafeStorage()
  clearGlobals()
}

/** Ends the page and starts it again with what is stored, as a reload does. */
export async function reloadPage(content: ReactNode, options: PageOptions = {}): Promise<RenderResult> {
  await cleanup()
  endPage()
  return await renderPage(content, options)
}
