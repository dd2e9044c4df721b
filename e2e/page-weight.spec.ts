import type { Response } from '@playwright/test'
import { getIncreaseButton, getItem } from './support/pages.ts'
import { ENGLISH, expect, gotoHydrated, test } from './support/test.ts'

/** Compressed scripts of a first visit before any interaction. */
const MAX_SCRIPT_BYTES = [
  { path: '/en', limit: 123_000 },
  { path: '/en/checkout', limit: 123_000 },
  { path: '/en/o#1D09CF7EES08035GY', limit: 117_000 },
]

test('no page requests anything from another host', { tag: ['@LOC-1', '@CNT-1'] }, async ({ page, site }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  const { home, checkout, privacy } = ENGLISH
  for (const path of [home, checkout, privacy]) {
    await gotoHydrated(page, path)
    await page.waitForLoadState('networkidle')
    expect([...hosts], path).toEqual([site.origin])
    if (path !== home) continue
    const images = await page
      .locator('[data-item] img, #gallery img')
      .evaluateAll((all) => all.map((image) => image.getAttribute('src') ?? ''))
    expect(images.length).toBeGreaterThan(20)
    expect(images.filter((address) => !/^\/content-images\/[\w-]+\.webp$/.test(address))).toEqual([])
  }
})

for (const { path, limit } of MAX_SCRIPT_BYTES) {
  test(`the scripts of ${path} are ${limit / 1000} kB at most`, async ({ page }) => {
    const scripts: Response[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response)
    })
    await gotoHydrated(page, path)
    await page.waitForLoadState('networkidle')
    const sizes = await Promise.all(
      scripts.map(async (response) => (await response.request().sizes()).responseBodySize),
    )
    expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(limit)
    const isLarge = scripts.map((_, i) => (sizes[i] ?? 0) > 1000)
    const encodings = await Promise.all(scripts.map((response) => response.headerValue('content-encoding')))
    expect(encodings.filter((_, i) => isLarge[i])).toEqual(isLarge.filter(Boolean).map(() => 'br'))
  })
}

test('the first hero image is in the server’s HTML and the largest contentful paint', async ({ page, site }) => {
  const html = await (await fetch(`${site.origin}/en`)).text()
  const hero = html.slice(html.indexOf('<section id="home"'), html.indexOf('<section id="menu"'))
  expect(hero.match(/<picture/g)).toHaveLength(1)
  expect(hero).not.toContain('tawook')
  expect(hero).toContain('hero-1-table')
  const preload = /<link rel="preload" as="image"[^>]*imagesrcset="([^"]+)"/.exec(html)?.[1] ?? ''
  expect(preload).not.toBe('')
  expect(html).toContain(`srcset="${preload}"`)
  await page.addInitScript(() => {
    const paints: string[] = []
    Object.assign(window, { paints })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { url: string })[]) paints.push(entry.url)
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('hero-1-table')) requests.push(request.url())
  })
  await gotoHydrated(page, '/en')
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { paints: string[] }).paints.at(-1)))
    .toContain('hero-1-table')
  expect(requests, 'the preloaded image is the displayed one').toHaveLength(1)
})

test('home hydrates in a hidden tab', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true })
  })
  await gotoHydrated(page, '/en')
})

test('each page names in its head just the scripts that it hydrates with', async ({ page }) => {
  // What loads when the browser is idle stays out.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
  })
  for (const path of [
    '/en',
    '/en/checkout',
    '/en/o#1D09CF7EES08035GY',
    '/en/privacy',
    '/en/menu/cola',
    '/en/nothing',
  ]) {
    scripts.clear()
    await page.goto(path)
    await expect(page.locator('astro-island:is([client="load"], [client="only"]):not([data-hydrated])')).toHaveCount(0)
    const preloaded = await page
      .locator('link[rel="modulepreload"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(preloaded.length, path).toBeGreaterThan(3)
    expect([...scripts].toSorted(), path).toEqual(preloaded.toSorted())
  }
})

test('checkout requests no script once home has something to order', async ({ page }) => {
  await gotoHydrated(page, '/en')
  // Home has loaded the others.
  const missing = page.waitForResponse(/\/_astro\/Checkout\.[^/]+\.js$/)
  await getIncreaseButton(getItem(page, 'cola')).click()
  await (await missing).finished()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const requested: string[] = []
  const cached = new Set<string>()
  devtools.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId))
  devtools.on('Network.responseReceived', ({ requestId, response: { url, fromDiskCache = false } }) => {
    if (url.endsWith('.js') && !fromDiskCache && !cached.has(requestId)) requested.push(url)
  })
  await gotoHydrated(page, '/en/checkout')
  await expect(page.locator('[data-line="cola"]')).toBeVisible()
  expect(requested).toEqual([])
})
