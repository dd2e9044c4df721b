import type { Locator, Page } from '@playwright/test'
import { messages } from '../src/messages/index.ts'
import { dish, increase, quantity, stored } from './support/pages.ts'
import { closedBanner } from './support/shop.ts'
import { CLOSED, expect, LANGUAGES, open, OPEN, test } from './support/test.ts'

/** How long the promo takes to leave and to come back, in ms (BAN-3). */
const EXIT_MS = 380
const ENTER_MS = 420
const KEY = 'promoDismissedV2'

function promo(page: Page): Locator {
  return page.locator('[data-promo-banner]')
}

/** The clock stands still from here; only `runFor` moves it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date(OPEN.getTime() + 60_000))
}

for (const { language, home } of LANGUAGES) {
  const { promo: words } = messages(language)

  test(
    `the promo leaves in 380 ms and is remembered, in ${language}`,
    { tag: ['@BAN-2', '@BAN-3'] },
    async ({ page }) => {
      await open(page, home)
      await expect(promo(page)).toHaveText(words.text)
      await stopClock(page)
      await page.getByRole('button', { name: words.hide }).click()
      await expect(promo(page)).toHaveCSS('animation-duration', '0.38s')
      await page.clock.runFor(EXIT_MS - 1)
      await expect(promo(page)).toHaveAttribute('data-state', 'leaving')
      expect(await stored(page, KEY)).toBeNull()
      await page.clock.runFor(1)
      await expect(promo(page)).toHaveCount(0)
      expect(await stored(page, KEY)).toBe('1')
      await expect(page.getByRole('button', { name: words.show })).toBeFocused()
      await page.reload()
      await expect(page.getByRole('button', { name: words.show })).toBeVisible()
      await expect(promo(page)).toHaveCount(0)
    },
  )

  test(
    `Show offer brings the promo back in 420 ms and forgets, in ${language}`,
    { tag: '@BAN-3' },
    async ({ page }) => {
      await page.addInitScript((key) => {
        window.sessionStorage.setItem(key, '1')
      }, KEY)
      await open(page, home)
      await stopClock(page)
      await page.getByRole('button', { name: words.show }).click()
      await expect(promo(page)).toHaveCSS('animation-duration', '0.42s')
      expect(await stored(page, KEY)).toBeNull()
      await page.clock.runFor(ENTER_MS - 1)
      await expect(promo(page)).toHaveAttribute('data-state', 'entering')
      await page.clock.runFor(1)
      await expect(promo(page)).toHaveAttribute('data-state', 'shown')
      await expect(page.getByRole('button', { name: words.hide })).toBeFocused()
      await expect(page.getByRole('button', { name: words.show })).toHaveCount(0)
    },
  )

  for (const size of [
    { width: 360, height: 740 },
    { width: 1440, height: 900 },
  ]) {
    test(
      `closed stands above promo, 84 px from the top, at ${size.width} px, in ${language}`,
      { tag: '@BAN-1' },
      async ({ page }) => {
        await page.setViewportSize(size)
        await page.clock.setFixedTime(CLOSED)
        await open(page, home)
        const closed = await boxOf(closedBanner(page))
        const offer = await boxOf(promo(page))
        expect(closed.y).toBe(84)
        expect(offer.y - (closed.y + closed.height)).toBe(8)
        for (const box of [closed, offer]) {
          expect(box.width).toBeLessThanOrEqual(680)
          expect(Math.abs(box.x * 2 + box.width - size.width)).toBeLessThanOrEqual(1)
        }
        const first = await boxOf(page.locator('#welcome'))
        expect(first.y).toBeGreaterThanOrEqual(offer.y + offer.height)
        await page.evaluate(() => {
          window.scrollTo({ top: 900, behavior: 'instant' })
        })
        expect((await boxOf(closedBanner(page))).y).toBe(84)
        await page.emulateMedia({ reducedMotion: 'reduce' })
        for (const anchor of ['#menu', '#gallery', '#location']) {
          await page.goto(`${home}${anchor}`)
          const title = await boxOf(page.locator(`${anchor} h2`))
          expect(title.y, anchor).toBeGreaterThanOrEqual(offer.y + offer.height)
        }
      },
    )
  }
}

test('where the window is low, bar and banners are part of the page', { tag: ['@BAN-1', '@P08'] }, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 })
  await page.clock.setFixedTime(CLOSED)
  await open(page, '/en')
  const before = await boxOf(closedBanner(page))
  await page.evaluate(() => {
    window.scrollTo({ top: 300, behavior: 'instant' })
  })
  expect((await boxOf(closedBanner(page))).y).toBe(before.y - 300)
  expect((await boxOf(page.locator('header'))).y).toBe(-300)
})

test(
  'without session storage the promo is shown, and leaves for this page alone',
  { tag: ['@BAN-3', '@B01'] },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await open(page, '/en')
    await page.getByRole('button', { name: 'Hide the offer' }).click()
    await expect(page.getByRole('button', { name: 'Show offer' })).toBeVisible()
    await page.reload()
    await expect(promo(page)).toBeVisible()
  },
)

test(
  'a promo put away leaves no gap, and returns with a page from the cache as it was',
  { tag: '@BAN-3' },
  async ({ page }) => {
    await open(page, '/en')
    const welcome = page.locator('#welcome')
    const withPromo = (await boxOf(welcome)).y
    await page.getByRole('button', { name: 'Hide the offer' }).click()
    await expect(promo(page)).toHaveCount(0)
    expect((await boxOf(welcome)).y).toBeLessThan(withPromo)
  },
)

test(
  'after the promo was put away, steps and messages leave the focus where it is',
  { tag: ['@BAN-3', '@B14'] },
  async ({ page }) => {
    await open(page, '/en')
    await page.getByRole('button', { name: 'Hide the offer' }).click()
    await expect(page.getByRole('button', { name: 'Show offer' })).toBeFocused()
    const plus = increase(dish(page, 'chicken-sandwich-small'))
    await plus.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(quantity(dish(page, 'chicken-sandwich-small'))).toHaveText('2')
    await expect(plus).toBeFocused()
  },
)

for (const size of [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 640, height: 400 },
]) {
  test(
    `Show offer can be pressed while closed, at ${size.width} × ${size.height} px`,
    { tag: ['@BAN-1', '@BAN-3', '@P08'] },
    async ({ page }) => {
      await page.setViewportSize(size)
      await page.clock.setFixedTime(CLOSED)
      await page.addInitScript((key) => {
        window.sessionStorage.setItem(key, '1')
      }, KEY)
      await open(page, '/en')
      await page.getByRole('link', { name: 'Cart, 0 items' }).hover({ timeout: 3000 })
      await page.getByRole('button', { name: 'Show offer' }).click({ timeout: 3000 })
      await expect(promo(page)).toBeVisible()
    },
  )
}

test('checkout shows the closed banner and no promo', { tag: ['@BAN-1', '@BAN-4'] }, async ({ page }) => {
  await page.clock.setFixedTime(CLOSED)
  await open(page, '/en/checkout')
  await expect(closedBanner(page)).toBeVisible()
  await expect(promo(page)).toHaveCount(0)
})

test.describe('where less movement is wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the promo comes and goes without a movement', { tag: ['@APP-8', '@P10'] }, async ({ page }) => {
    await open(page, '/en')
    await stopClock(page)
    await page.getByRole('button', { name: 'Hide the offer' }).click()
    await expect(promo(page)).toHaveCSS('animation-name', 'none')
  })
})

async function boxOf(element: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await element.boundingBox()
  if (box === null) throw new Error(`nothing is drawn of ${element.toString()}`)
  return box
}
