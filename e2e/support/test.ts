import { test as base, expect, type BrowserContext, type ConsoleMessage, type Page } from '@playwright/test'
import { MAPS_URL } from './maps.ts'
import { readSampleDataset, type Dataset } from '../../embedded-contentful/dataset.ts'
import { startSite, type Site } from '#tests/support/site.ts'
import { readSmallMenu } from '#tests/support/small-menu.ts'

/** Times at which the sample restaurant is open and closed. */
export const OPEN_TIME = new Date('2026-11-21T20:00:00+04:00')
export const CLOSED_TIME = new Date('2026-11-21T09:00:00+04:00')

/**
 * Console messages that are expected: the browser reports every 404, also one that a test provokes, and it reports
 * a preloaded file whose page became idle before using it, as on a busy machine or when the visitor leaves at once.
 * That no page preloads what it does not use is proved in `preloads.spec.ts`.
 */
const EXPECTED_NOISE = [
  /Failed to load resource: the server responded with a status of 404/,
  /was preloaded using link preload but not used within a few seconds/,
]

/** A pending request for an image, the menu or a script that is loaded on demand, when a test stops its site. */
function isLateResponse(message: ConsoleMessage): boolean {
  const isCut =
    /net::ERR_(?:CONNECTION_REFUSED|CONNECTION_RESET|CONNECTION_CLOSED|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE)/.test(
      message.text(),
    )
  return isCut && /\/(?:content-images|live|_astro)\//.test(message.location().url)
}

/** The maps service is unreachable in tests unless a test stubs it; the illustrated map stays. */
function isMapsFailure(message: ConsoleMessage): boolean {
  return message.text().includes('net::ERR_NAME_NOT_RESOLVED') && MAPS_URL.test(message.location().url)
}

/** A third of the sample, all of it for tests that need a long page, or what a test file publishes itself. */
type Content = 'small' | 'sample' | Dataset
type Settings = Readonly<Record<string, string>>

/** The content stays: a site and its pages that ask for it each second take a sixth of the machine. */
const SETTLED: Settings = { CONTENT_REFRESH_SECONDS: '600' }

interface WorkerFixtures {
  /** Returns a running site with this content. */
  openSite: (content: Content, settings: Settings) => Promise<Site>
}

interface TestFixtures {
  /** What `site` serves. A test may replace content of its own, and then leaves it replaced for the next one. */
  content: Content
  /** Settings of the site, for content of its own. */
  settings: Settings
  /** The built site. */
  site: Site
  /** Errors on all pages of the context; a test that provokes errors may empty it. */
  faults: string[]
}

/** Adds what goes wrong on all pages of the context to the list. */
export async function recordFaults(context: BrowserContext, faults: string[]): Promise<void> {
  context.on('console', (message) => {
    const isFault = message.type() === 'error' || message.type() === 'warning'
    const isExpected =
      isLateResponse(message) || isMapsFailure(message) || EXPECTED_NOISE.some((noise) => noise.test(message.text()))
    if (isFault && !isExpected) faults.push(`${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (error) => faults.push(error.error().stack ?? error.error().message))
  await context.addInitScript(() => {
    window.addEventListener('securitypolicyviolation', (event) => {
      // eslint-disable-next-line no-console -- how a page reports to its test
      console.error(`CSP: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
}

/** The clock that a test sets is the server's, too: a device's that is hours off would not count. */
function tellTimeOfTest(): void {
  const respond = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const response = await respond(input, init)
    // The address of another host's opaque response is ''.
    if (!response.url.includes('/live/')) return response
    const headers = new Headers(response.headers)
    headers.set('date', new Date().toUTCString())
    return new Response(response.body, { status: response.status, headers })
  }
}

/**
 * The project's test: pages open on the sample site at an open hour. An unexpected console error,
 * page error or CSP violation fails the test.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  openSite: [
    async ({}, use) => {
      // The samples' sites stay; a site with other content runs until a test asks for different content.
      const samples = new Map<string, Site>()
      let own: { readonly content: Dataset; readonly site: Site } | undefined
      await use(async (content, settings) => {
        if (typeof content === 'string') {
          // Other tests share this site.
          if (Object.keys(settings).length > 0) throw new Error('A site with settings needs a dataset of its own.')
          const dataset = content === 'small' ? readSmallMenu() : readSampleDataset()
          const site = samples.get(content) ?? (await startSite(dataset, SETTLED))
          samples.set(content, site)
          return site
        }
        if (own?.content !== content) {
          await own?.site.close()
          own = undefined
          own = { content, site: await startSite(content, { ...SETTLED, ...settings }) }
        }
        return own.site
      })
      for (const site of samples.values()) await site.close()
      await own?.site.close()
    },
    { scope: 'worker' },
  ],
  content: ['small', { option: true }],
  settings: [{}, { option: true }],
  site: async ({ openSite, content, settings }, use) => use(await openSite(content, settings)),
  baseURL: async ({ site }, use) => use(site.origin),
  faults: async ({}, use) => {
    const faults: string[] = []
    await use(faults)
    expect(faults, 'faults on the page').toEqual([])
  },
  context: async ({ context, faults }, use) => {
    await recordFaults(context, faults)
    await context.addInitScript(tellTimeOfTest)
    await use(context)
  },
  page: async ({ page }, use) => {
    await page.clock.install({ time: OPEN_TIME })
    await use(page)
  },
})

export { expect }

/** Opens a page and waits until its islands are hydrated: an earlier click may be deferred. */
export async function gotoHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

export async function waitForHydration(page: Page): Promise<void> {
  const waiting = 'astro-island:is([client="load"], [client="only"], [client="idle"]):not([data-hydrated])'
  await page.waitForFunction((selector) => document.querySelector(selector) === null, waiting)
  // React hydrates the parts of an island in tasks of their own. The browser is idle after the last one.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** The pages in each language. */
export const ARABIC = { language: 'ar', home: '/', checkout: '/checkout', card: '/o', privacy: '/privacy' } as const
export const ENGLISH = {
  language: 'en',
  home: '/en',
  checkout: '/en/checkout',
  card: '/en/o',
  privacy: '/en/privacy',
} as const

/** For tests of text, direction and order; behaviour is tested in one language. */
export const LANGUAGES = [ARABIC, ENGLISH] as const
