import { onTestFinished } from 'vitest'
import { restaurant } from '../../restaurant.config.ts'
import { getShopPath } from '#core/routes.ts'
import type { ShopInfo } from '#shop/domain/shop-info.ts'
import type { LiveData, ShopDocument } from '#site/live/shop-document.ts'
import { toOpeningPlan } from '#shop/domain/opening-plan.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import { nextTask } from './press.ts'
import { createStorage, createTimers, type Timers } from './tab-globals.ts'
import type { TabPage } from './tab-page.ts'

const PLAN = toOpeningPlan('off', null, 0)
const FACTS: ShopInfo = { phone: restaurant.phone, whatsapp: restaurant.whatsapp, offer: null }

const toShop = (menu: readonly MenuItem[]): ShopDocument => ({
  menu,
  openingPlan: PLAN,
  facts: FACTS,
  hours: [],
  options: {},
})

/** A menu as the server has it. */
export interface PublishedMenu {
  readonly version: string
  readonly menu: readonly MenuItem[]
}

/** An open tab of the browser: its pages share session storage, and one of them is shown. */
export interface Tab {
  readonly read: (key: string) => string | null
  /** The page that is shown. */
  readonly getPage: () => TabPage
  /** Quantities by item id, as `window.basket` has them. */
  readonly readBasket: () => Readonly<Record<string, number>>
  /** Leaves the page, which stays in the back-forward cache, for a new one with this menu. */
  readonly open: (menu: PublishedMenu) => Promise<void>
  /** Leaves the page for one of another site. */
  readonly leaveSite: () => Promise<void>
  readonly isAway: () => boolean
  /** Restores the page before; does nothing on the first one. */
  readonly goBack: () => Promise<void>
  /** Answers the fetches of the page: with the menu of the time when they were sent, or not at all. */
  readonly answerFetches: (way: 'answer' | 'fail') => Promise<void>
  /** A tab with a copy of the session storage and a new page with this menu. */
  readonly duplicate: (menu: PublishedMenu) => Promise<Tab>
}

interface Browser {
  readonly openTab: () => Promise<Tab>
  /** Lets time pass on every page that is shown. */
  readonly wait: (ms: number) => Promise<void>
  /** Closes all tabs. */
  readonly close: () => void
}

/**
 * A browser whose tabs run the real scripts of checkout, each page in a frame of its own. Time, storage,
 * messages between tabs and the answers of the server are the test's. `getMenu`: what the server has.
 */
export function createBrowser(getMenu: () => PublishedMenu): Browser {
  const clock = { now: Date.now() }
  const localStorage = createStorage(new Map())
  const shownPages = new Set<() => Page | null>()
  const frames: HTMLElement[] = []
  const imports: Promise<unknown>[] = []
  const sentDocuments = new Map<string, ShopDocument>()

  /** Lets everything be done that is ready. */
  const settle = async (): Promise<void> => {
    for (let step = 0; step < 5; step += 1) {
      await Promise.allSettled(imports)
      await nextTask()
    }
  }

  const openPage = async (sessionStorage: Storage, { version, menu }: PublishedMenu): Promise<Page> => {
    const timers = createTimers(clock)
    const fetches: PendingFetch[] = []
    const frame = document.createElement('iframe')
    frames.push(frame)
    const { window: frameWindow, page } = await loadTabPage(frame, {
      ...timers.globals,
      sessionStorage,
      localStorage,
      fetch: (url: string, init?: RequestInit) => {
        // A document is answered at once: only live data can come late, or not at all.
        const shop = sentDocuments.get(url)
        if (shop !== undefined) return Promise.resolve(toResponse(shop))
        const published = getMenu()
        const shopPath = getShopPath(published.version, 'en')
        sentDocuments.set(shopPath, toShop(published.menu))
        return sendFetch(fetches, { shopPath }, init?.signal)
      },
      // Vite's wrapper of `import()` in tests, which Vitest sets up in the frames of test files only.
      __vitest_browser_runner__: {
        wrapDynamicImport: (load: () => Promise<unknown>) => {
          const loading = load()
          imports.push(loading)
          return loading
        },
      },
    })
    frameWindow.Date.now = () => clock.now
    frameWindow.document.documentElement.dataset['shopPath'] = getShopPath(version, 'en')
    page.startClient(toShop(menu))
    await settle()
    return { window: frameWindow, page, timers, fetches }
  }

  const createTab = async (storage: Storage, menu: PublishedMenu): Promise<Tab> => {
    const history = [await openPage(storage, menu)]
    let isAway = false
    const getShown = (): Page => {
      const shown = history.at(-1)
      if (shown === undefined) throw new Error('no page')
      return shown
    }
    shownPages.add(() => (isAway ? null : getShown()))
    return {
      read: (key) => storage.getItem(key),
      getPage: () => getShown().page,
      readBasket: () => Object.fromEntries((getShown().window.basket?.items ?? []).map(({ id, qty }) => [id, qty])),
      open: async (nextMenu) => {
        dispatchTransition(getShown(), 'pagehide')
        await settle()
        history.push(await openPage(storage, nextMenu))
      },
      leaveSite: async () => {
        dispatchTransition(getShown(), 'pagehide')
        isAway = true
        await settle()
      },
      isAway: () => isAway,
      goBack: async () => {
        if (history.length === 1 && !isAway) return
        if (!isAway) {
          dispatchTransition(getShown(), 'pagehide')
          await settle()
          history.pop()
        }
        isAway = false
        dispatchTransition(getShown(), 'pageshow')
        await settle()
      },
      answerFetches: async (way) => {
        for (const { answer, fail } of getShown().fetches.splice(0)) (way === 'answer' ? answer : fail)()
        await settle()
      },
      duplicate: (currentMenu) => createTab(createStorage(storage), currentMenu),
    }
  }

  const close = (): void => {
    for (const frame of frames) frame.remove()
  }
  onTestFinished(close)
  return {
    openTab: () => createTab(createStorage(new Map()), getMenu()),
    wait: async (ms) => {
      clock.now += ms
      for (const getShown of shownPages) getShown()?.timers.runDue()
      await settle()
    },
    close,
  }
}

/** A page that is shown, or in the back-forward cache. */
interface Page {
  readonly window: Window
  readonly page: TabPage
  readonly timers: Timers
  readonly fetches: PendingFetch[]
}

type FrameWindow = Window & typeof globalThis

/** Loads `tab-page.ts` into a frame whose window has these globals. */
async function loadTabPage(
  frame: HTMLIFrameElement,
  globals: object,
): Promise<{ readonly window: FrameWindow; readonly page: TabPage }> {
  frame.srcdoc = '<!doctype html><html lang="en" data-page="checkout" data-refresh-seconds="60"></html>'
  const isLoaded = new Promise((resolve) => {
    frame.addEventListener('load', resolve, { once: true })
  })
  document.body.append(frame)
  await isLoaded
  const frameWindow = frame.contentWindow as FrameWindow
  frameWindow.document.documentElement.dataset['openingPlan'] = JSON.stringify(PLAN)
  for (const [name, value] of Object.entries(globals)) Object.defineProperty(frameWindow, name, { value })
  const page = new Promise<TabPage>((resolve) => {
    frameWindow.addEventListener('tab-page', (event) => {
      resolve((event as CustomEvent<TabPage>).detail)
    })
  })
  const script = frameWindow.document.createElement('script')
  script.type = 'module'
  script.src = new URL('./tab-page.ts', import.meta.url).href
  frameWindow.document.body.append(script)
  return { window: frameWindow, page: await page }
}

function dispatchTransition({ window: target }: Page, type: 'pagehide' | 'pageshow'): void {
  target.dispatchEvent(new PageTransitionEvent(type, { persisted: true }))
}

interface PendingFetch {
  readonly answer: () => void
  readonly fail: () => void
}

type FrameResponse = Pick<Response, 'ok' | 'status' | 'headers' | 'json'>

function toResponse(body: unknown): FrameResponse {
  return { ok: true, status: 200, headers: new Headers(), json: () => Promise.resolve(body) }
}

function sendFetch(
  fetches: PendingFetch[],
  live: LiveData,
  signal: AbortSignal | null | undefined,
): Promise<FrameResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<FrameResponse>()
  const fail = (): void => {
    reject(new TypeError('no answer'))
  }
  signal?.addEventListener('abort', fail)
  fetches.push({
    answer: () => {
      resolve(toResponse(live))
    },
    fail,
  })
  return promise
}
