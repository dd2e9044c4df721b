import type { Page } from '@playwright/test'
import { mockMaps } from './support/maps.ts'
import { PROMO_KEY } from './support/promo.ts'
import { ARABIC, CLOSED_TIME, ENGLISH, expect, gotoHydrated, OPEN_TIME, test } from './support/test.ts'

/** Half of the site's limit, and a twentieth of what counts as good: a late font of another width may cause that much. */
const MAX_SHIFT = 0.005

const FIVE_ITEMS = JSON.stringify({
  items: [
    { id: 'chicken-sandwich-large', qty: 2 },
    { id: 'classic-burger', qty: 1 },
    { id: 'fries-large', qty: 3 },
    { id: 'cola', qty: 2 },
    { id: 'thoum', qty: 1 },
  ],
})

/** What the browser keeps of an order, which checkout offers. */
const LAST_ORDER = JSON.stringify({
  ...{ v: 1, at: OPEN_TIME.getTime(), name: 'Sara', method: 'delivery' },
  ...{ address: 'Villa 7, Al Barsha 1', basket: '1D09CF7EES08035GY' },
})

/** Fonts and scripts arrive after the first paint, as on a slow connection. */
async function delayAssets(page: Page): Promise<void> {
  await page.route(/\/_astro\/.*\.(?:woff2|js)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue().catch(() => undefined)
  })
}

/** A layout shift without recent user input: its score, and the start of each moved element's HTML. */
interface LayoutShift {
  readonly value: number
  readonly moved: readonly string[]
}

type RecordingWindow = Window & { shifts: LayoutShift[] }

/** Records layout shifts on all documents opened afterwards. */
async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: LayoutShift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      })[]) {
        if (entry.hadRecentInput) continue
        const moved = entry.sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement) ?? null)
        shifts.push({ value: entry.value, moved: moved.map((element) => element?.outerHTML.slice(0, 120) ?? '') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

async function expectNoLayoutShift(page: Page, where: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  const shifts = await page.evaluate(() => (window as unknown as RecordingWindow).shifts)
  expect(
    shifts.reduce((sum, { value }) => sum + value, 0),
    `${where}\n${JSON.stringify(shifts, null, 1)}`,
  ).toBeLessThan(MAX_SHIFT)
}

async function expectNoShiftWhileLoading(page: Page, path: string, state: string): Promise<void> {
  await gotoHydrated(page, path)
  await expectNoLayoutShift(page, `${path}, ${state}`)
}

for (const { width, height, language, home, checkout, card } of [
  { width: 360, height: 740, ...ARABIC },
  { width: 1440, height: 900, ...ENGLISH },
]) {
  test(`no layout shift while pages load at ${width} px, in ${language}`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    await recordLayoutShifts(page)
    await delayAssets(page)
    await expectNoShiftWhileLoading(page, checkout, 'no line')
    await expectNoShiftWhileLoading(page, home, 'no line')

    // The page that is left would store its own basket.
    await page.goto('/healthz')
    await page.evaluate((order) => window.localStorage.setItem('remembered', order), LAST_ORDER)
    await page.evaluate(
      (entries) => {
        for (const entry of entries) window.sessionStorage.setItem(...entry)
      },
      [
        ['basketItem', FIVE_ITEMS],
        [PROMO_KEY, '1'],
      ] as [string, string][],
    )
    await expectNoShiftWhileLoading(page, home, 'five lines, a last order and the promo dismissed')
    await expect(page.locator('#home a[href$="/o"]')).toBeVisible()
    await expectNoShiftWhileLoading(page, checkout, 'five lines and a last order')
    await expect(page.locator('[data-line]')).toHaveCount(5)
    await page.evaluate((key) => window.sessionStorage.removeItem(key), PROMO_KEY)
    await page.clock.setFixedTime(CLOSED_TIME)
    for (const path of [home, checkout]) await expectNoShiftWhileLoading(page, path, 'five lines while closed')
    // The tray comes after the first paint.
    await expectNoShiftWhileLoading(page, `${card}#1D09CF7EES08035GY`, 'an order')
    await expect(page.locator('[data-plate]')).toBeVisible()
    await expectNoLayoutShift(page, 'an order with its tray')
  })

  test(
    `no layout shift when gallery and map hydrate at ${width} px, in ${language}`,
    { tag: ['@GAL-1', '@LOC-1'] },
    async ({ page }) => {
      await mockMaps(page)
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await recordLayoutShifts(page)
      await gotoHydrated(page, home)
      await page.evaluate(() => document.fonts.ready)
      await page.evaluate(() => {
        ;(window as unknown as RecordingWindow).shifts.length = 0
      })
      await page.locator('a[href$="#gallery"]').first().dispatchEvent('click')
      await expect(page.locator('#gallery [role="group"][data-hydrated]')).toBeInViewport()
      await page.locator('a[href$="#location"]').first().dispatchEvent('click')
      await page.locator('#location [role="img"]').scrollIntoViewIfNeeded()
      await expect(page.locator('#location iframe')).toHaveAttribute('data-loaded', 'true')
      await expectNoLayoutShift(page, home)
    },
  )
}

// English words are longer, and closed, there are two banners.
test('no layout shift while home loads at 360 px while closed, in en', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.clock.setFixedTime(CLOSED_TIME)
  await recordLayoutShifts(page)
  await delayAssets(page)
  await expectNoShiftWhileLoading(page, ENGLISH.home, 'closed')
})
