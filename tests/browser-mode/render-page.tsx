import type { ReactNode } from 'react'
import { onTestFinished, vi } from 'vitest'
import { cleanup, render, type RenderResult } from 'vitest-browser-react'
import { restaurant } from '../../restaurant.config.ts'
import { startCheckout } from '../../src/client/start-checkout.ts'
import { startClient, type StartPage } from '../../src/client/start-client.ts'
import { startDish } from '../../src/client/start-dish.ts'
import { startHome } from '../../src/client/start-home.ts'
import { startOrderCard } from '../../src/client/start-order-card.ts'
import type { Language } from '../../src/core/text/language.ts'
import { toOpeningPlan } from '../../src/shop/domain/opening-plan.ts'
import type { ShopInfo } from '../../src/shop/domain/shop-info.ts'
import type { ClientSchedule } from '../../src/shop/domain/client-schedule.ts'
import { resetSafeStorage } from '../../src/browser/safe-storage.ts'
import { toClientSchedule } from '../../src/site/screens/to-client-schedule.ts'
import { resetStores } from '../../src/browser/create-store.ts'
import './global-styles.ts'

interface PageOptions {
  readonly language?: Language
  /** The page's name as the document has it; 'home' by default. */
  readonly page?: 'home' | 'checkout' | 'orderCard' | 'privacy' | 'dish'
  /** The setting CLOSED_HOURS; never closed by default. */
  readonly closedHours?: string
  /** What the owner has published in its place. */
  readonly schedule?: ClientSchedule
  /** What the owner has published. */
  readonly shopInfo?: Partial<ShopInfo>
  readonly refreshSeconds?: number
  /** What is in session storage before the page starts. */
  readonly session?: Readonly<Record<string, string>>
}

/** Those of the configuration. */
const SHOP_INFO: ShopInfo = { phone: restaurant.phone, whatsapp: restaurant.whatsapp, offer: null }

/** As the scripts of the screens do. */
const STARTS: Readonly<Partial<Record<NonNullable<PageOptions['page']>, StartPage>>> = {
  home: startHome,
  checkout: startCheckout,
  orderCard: startOrderCard,
  dish: startDish,
}

let stopClient: () => void = () => undefined

/**
 * Renders a part of a page as the browser has it: a document with the page's settings, storage, and
 * started stores. Everything is put back when the test ends. Set a clock by `vi.setSystemTime` before.
 */
export async function renderPage(content: ReactNode, options: PageOptions = {}): Promise<RenderResult> {
  const { language = 'en', page = 'home', closedHours = 'off', refreshSeconds = 60, session = {} } = options
  const { schedule = toClientSchedule(toOpeningPlan(closedHours, null, 0), language, 0) } = options
  const root = document.documentElement
  root.lang = language
  root.dir = language === 'ar' ? 'rtl' : 'ltr'
  Object.assign(root.dataset, {
    page,
    schedule: JSON.stringify(schedule),
    shopInfo: JSON.stringify({ ...SHOP_INFO, ...options.shopInfo }),
    refreshSeconds: String(refreshSeconds),
  })
  for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value)
  // A test may open a second page: the first one must not store anything any more.
  stopClient()
  stopClient = await startClient(STARTS[page])
  onTestFinished(() => {
    stopClient()
    resetStores()
    resetDocument(root)
  })
  return await render(content)
}

/** Ends the page and starts it again with what is stored, as a reload does. */
export async function reloadPage(content: ReactNode, options: PageOptions = {}): Promise<RenderResult> {
  await cleanup()
  // Before the stores are reset, or the empty basket would be stored.
  stopClient()
  resetStores()
  resetSafeStorage()
  clearGlobals()
  return await renderPage(content, options)
}

function resetDocument(root: HTMLElement): void {
  // Spies first: one may replace storage.
  vi.restoreAllMocks()
  resetSafeStorage()
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
  sessionStorage.clear()
  localStorage.clear()
  clearGlobals()
  for (const name of Object.keys(root.dataset)) Reflect.deleteProperty(root.dataset, name)
  root.removeAttribute('dir')
  vi.useRealTimers()
}

function clearGlobals(): void {
  Reflect.deleteProperty(window, 'basket')
  Reflect.deleteProperty(window, 'cartTotal')
}
