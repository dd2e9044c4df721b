import type { Response } from '@playwright/test'
import { readSampleDataset } from '../fake-contentful/dataset.ts'
import { expect, LANGUAGES, gotoHydrated, test } from './support/test.ts'

// The whole sample menu, and no refresh while a page is measured, as in production.
const content = readSampleDataset()
// One worker for all of them, because this content is served by a site of its own.
test.describe.configure({ mode: 'default' })
test.use({ content, settings: { CONTENT_REFRESH_SECONDS: '600' } })

/** Compressed scripts of a first visit before any interaction. */
const MAX_SCRIPT_BYTES = [
  { path: '/en', limit: 95_000 },
  { path: '/en/checkout', limit: 117_500 },
  { path: '/en/o#1D09CF7EES08035GY', limit: 97_000 },
]

test('no page requests anything from another host', { tag: ['@LOC-1', '@CNT-1'] }, async ({ page, site }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  for (const { home, checkout, privacy } of LANGUAGES) {
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
  }
})

for (const { path, limit } of MAX_SCRIPT_BYTES) {
  test(`the scripts of ${path} are ${limit / 1000} kB at most`, { tag: '@P19' }, async ({ page }) => {
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

test(
  'the first hero image is in the server’s HTML and the largest contentful paint',
  { tag: '@P20' },
  async ({ page, site }) => {
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
  },
)

/** Mocks for a hidden tab and for a browser that does not report paint timing. */
const WITHOUT_PAINT_EVENTS = {
  hidden: () => {
    Object.defineProperty(document, 'hidden', { get: () => true })
    Object.assign(PerformanceObserver.prototype, { observe: () => undefined })
  },
  'without paint timing': () => {
    Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { get: () => ['resource'] })
  },
}

for (const [state, prepare] of Object.entries(WITHOUT_PAINT_EVENTS)) {
  test(`home hydrates in a page ${state}`, { tag: '@P21' }, async ({ page }) => {
    await page.addInitScript(prepare)
    await gotoHydrated(page, '/en')
  })
}
