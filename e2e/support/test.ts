import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test'
import { MAPS } from './maps.ts'
import { startSite, type Site } from './site.ts'
import { readSmallMenu } from '../../tests/support/small-menu.ts'

/** A moment at which the sample restaurant is open, and one at which it is closed. */
export const OPEN = new Date('2026-11-21T20:00:00+04:00')
export const CLOSED = new Date('2026-11-21T09:00:00+04:00')

/** Lines of the console that are no fault of the page: the browser's own word on a 404 that a test asked for. */
const EXPECTED_NOISE = [/Failed to load resource: the server responded with a status of 404/]

/** A picture or a look for a newer menu that was on its way when a test ended its site. */
function isLateAnswer(message: ConsoleMessage): boolean {
  const isCut = /net::ERR_(?:CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE)/.test(message.text())
  return isCut && /\/content-images\/|\/live\/|\.(?:avif|webp)$/.test(message.location().url)
}

/** The maps service, which no test reaches: the drawn map stays, unless a test answers for the service. */
function isMapsFailure(message: ConsoleMessage): boolean {
  return message.text().includes('net::ERR_NAME_NOT_RESOLVED') && MAPS.test(message.location().url)
}

interface WorkerFixtures {
  /** The menu of `site`: a third of the sample, or all of it where a test needs a long page. */
  menu: 'small' | 'sample'
  /** The built site, one for each worker. */
  site: Site
}

interface TestFixtures {
  /** Faults of every page of the context so far; a test that is about faults may empty it. */
  faults: string[]
}

/**
 * The test of this project: pages open on the sample site at an open hour, and an unexpected console error, page error
 * or violation of the content security policy fails the test.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  menu: ['small', { option: true, scope: 'worker' }],
  site: [
    async ({ menu }, use) => {
      const site = await startSite(menu === 'small' ? readSmallMenu() : undefined)
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  faults: async ({}, use) => {
    const faults: string[] = []
    await use(faults)
    expect(faults, 'faults on the page').toEqual([])
  },
  context: async ({ context, faults }, use) => {
    context.on('console', (message) => {
      const isFault = message.type() === 'error' || message.type() === 'warning'
      const isExpected =
        isLateAnswer(message) || isMapsFailure(message) || EXPECTED_NOISE.some((noise) => noise.test(message.text()))
      if (isFault && !isExpected) faults.push(`${message.text()} ${message.location().url}`)
    })
    context.on('weberror', (error) => faults.push(error.error().stack ?? error.error().message))
    await context.addInitScript(() => {
      window.addEventListener('securitypolicyviolation', (event) => {
        // eslint-disable-next-line no-console -- how a page tells its test
        console.error(`CSP: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
      })
    })
    await use(context)
  },
  page: async ({ page }, use) => {
    await page.clock.install({ time: OPEN })
    await use(page)
  },
})

export { expect }

/** Opens a page and waits until its islands are awake: a click before that can be lost. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await awake(page)
}

export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // On a page with a menu the basket is put on the window once what was stored has been read.
    const readsBasket = document.querySelector('[data-testid="menu-grid"], #my-order') !== null
    return (
      !document.querySelector('astro-island[client="after-paint"]:not([data-hydrated])') &&
      (!readsBasket || 'basket' in window)
    )
  })
}

/** The two homes and checkouts, each in its language. */
export const ARABIC = { language: 'ar', home: '/', checkout: '/checkout' } as const
export const ENGLISH = { language: 'en', home: '/en', checkout: '/en/checkout' } as const

/** Both, for tests of words, direction and order. Behaviour is tested in one. */
export const LANGUAGES = [ARABIC, ENGLISH] as const
