import type { Page } from '@playwright/test'
import { getItem, getIncreaseButton } from './support/pages.ts'
import { expect, gotoHydrated, test, waitForHydration } from './support/test.ts'

/** The error fallback and its three links. */
function getErrorFallback(page: Page) {
  return page.getByRole('alert').filter({ hasText: 'Something on this page isn’t working' })
}

/** Returns a function that counts the documents loaded since. */
function recordLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  return () => loads
}

/** Astro retries a script after one second of the page's clock, which is paused. */
async function expectErrorFallback(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(1500)
      return await getErrorFallback(page).isVisible()
    })
    .toBe(true)
}

test('a page whose scripts are missing reloads once, then shows the error fallback', async ({ page, faults }) => {
  const countLoads = recordLoads(page)
  await page.route(/\/_astro\/.*\.js/, (route) => route.fulfill({ status: 404, body: 'gone' }))
  await page.goto('/en/checkout')
  await expect.poll(countLoads, 'of itself').toBe(2)
  await page.waitForLoadState()
  await expectErrorFallback(page)
  expect(countLoads()).toBe(2)
  await expect(getErrorFallback(page).getByRole('link')).toHaveCount(3)
  await expect(getErrorFallback(page).locator('a[href="tel:+971500000000"]')).toBeVisible()
  await expect(getErrorFallback(page).locator('a[href^="https://wa.me/"]')).toBeVisible()
  expect(faults.splice(0).every((fault) => /Error hydrating/.test(fault))).toBe(true)
})

for (const [name, files] of [
  ['scripts', /\/_astro\/.*\.js/],
  ['document of the shop', /\/shop\//],
] as const) {
  test(`a page of an earlier version reloads and finds the new ${name}`, async ({ page, faults }) => {
    const countLoads = recordLoads(page)
    await page.route(files, async (route) => {
      if (countLoads() > 1) await route.continue()
      else await route.fulfill({ status: 404, body: 'gone' })
    })
    await page.goto('/en', { waitUntil: 'commit' })
    // The page has no islands yet, or they wait: only the reload says that the failure was seen.
    await expect.poll(countLoads, 'a reload').toBe(2)
    await waitForHydration(page)
    expect(countLoads(), 'one reload').toBe(2)
    await getIncreaseButton(getItem(page, 'cola')).click()
    await expect(getItem(page, 'cola').locator('[data-quantity]')).toHaveText('1')
    await expect(getErrorFallback(page)).toBeHidden()
    faults.length = 0
  })
}

test('an island that throws affects no other, and the error fallback is shown', async ({ page, faults }) => {
  await gotoHydrated(page, '/en')
  await expect(getErrorFallback(page)).toBeHidden()
  await page.evaluate(() => {
    Object.defineProperty(Array.prototype, 'toSorted', {
      value: function broken() {
        throw new Error('broken for a test')
      },
    })
  })
  await page.locator('[data-testid="category-filter"] button').first().click()
  await expect(getErrorFallback(page)).toBeVisible()
  // Other islands still work.
  await page.locator('header').getByRole('link', { name: 'Menu' }).first().click()
  await expect(page.locator('#home [aria-roledescription="carousel"]')).toBeVisible()
  expect(faults.splice(0).some((fault) => fault.includes('broken for a test'))).toBe(true)
})

test('offline, a page with a missing script keeps its content', async ({ page, faults }) => {
  const countLoads = recordLoads(page)
  await page.route(/\/_astro\/.*\.js/, (route) => route.abort())
  await page.route('**/en', (route) => (route.request().method() === 'HEAD' ? route.abort() : route.continue()))
  await page.goto('/en')
  await expectErrorFallback(page)
  expect(countLoads()).toBe(1)
  await expect(getItem(page, 'cola')).toBeVisible()
  faults.length = 0
})

test('scripts of others that fail or are refused neither reload the page nor show the error fallback', async ({
  page,
  faults,
  site,
}) => {
  const countLoads = recordLoads(page)
  await page.addInitScript(() => {
    window.addEventListener('cart:update', () => {
      throw new Error('in the listener of another script')
    })
  })
  await page.route('**/en', async (route) => {
    const response = await route.fetch()
    const scripts = '<script async src="https://other.example/a.js"></script><script async src="/missing.js"></script>'
    await route.fulfill({ response, body: (await response.text()).replace('</head>', `${scripts}</head>`) })
  })
  const missing = page.waitForResponse(`${site.origin}/missing.js`)
  await gotoHydrated(page, '/en')
  await missing
  await getIncreaseButton(getItem(page, 'cola')).click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(countLoads()).toBe(1)
  await expect(getErrorFallback(page)).toBeHidden()
  expect(faults.splice(0).some((fault) => fault.includes('in the listener of another script'))).toBe(true)
})
