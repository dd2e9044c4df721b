import type { Locator, Page } from '@playwright/test'
import { givenStored, openCheckout } from './support/baskets.ts'
import { boxOf } from './support/boxes.ts'
import { promo, PROMO_KEY } from './support/promo.ts'
import { largerText } from './support/reader-sheets.ts'
import { closedBanner } from './support/shop.ts'
import { ARABIC, CLOSED, ENGLISH, expect, open, OPEN, test } from './support/test.ts'

test('the promo alone is 84 px from the top', { tag: '@BAN-1' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/')
  const offer = await boxOf(promo(page))
  expect(offer.y).toBe(84)
  const picture = await boxOf(page.locator('#home li').first())
  expect(picture.y).toBeGreaterThanOrEqual(offer.y + offer.height)
})

for (const [what, time, { language, home }] of [
  ['open', OPEN, ENGLISH],
  ['closed', CLOSED, ARABIC],
] as const) {
  test(
    `bar and banners lie over nothing while ${what}, however narrow the page or large its text, in ${language}`,
    { tag: ['@BAN-1', '@P08', '@P09'] },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 740 })
      await page.clock.setFixedTime(time)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, home)
      const contents = page.locator('#home li, #welcome')
      await expectClear(page, contents)
      await largerText(page)
      await expectClear(page, contents)
      await page.setViewportSize({ width: 1280, height: 900 })
      await expectClear(page, contents)
      await page.goto(`${home}#menu`)
      await expect(page.locator('#menu h2')).toBeInViewport()
      await expectClear(page, page.locator('#menu h2'))
      await openCheckout(page, language)
      await largerText(page)
      await expectClear(page, page.locator('main h1'))
    },
  )
}

for (const { language, home, ...size } of [
  { width: 360, height: 740, ...ARABIC },
  { width: 1440, height: 900, ...ENGLISH },
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
        // Under nothing where it belongs, and gone where it doesn't.
        const chip = page.locator('[data-testid="category-filter"] button').first()
        expect(await isSeen(chip), `${anchor}, the category row`).toBe(anchor === '#menu')
      }
    },
  )
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

test('Show offer can be pressed while closed', { tag: ['@BAN-1', '@BAN-3', '@P08'] }, async ({ page }) => {
  await page.clock.setFixedTime(CLOSED)
  await givenStored(page, { [PROMO_KEY]: '1' })
  for (const size of [
    { width: 360, height: 740 },
    { width: 768, height: 1024 },
    { width: 640, height: 400 },
  ]) {
    await page.setViewportSize(size)
    await open(page, '/en')
    await page.getByRole('link', { name: 'Cart, 0 items' }).hover({ timeout: 3000 })
    await page.getByRole('button', { name: 'Show offer' }).click({ timeout: 3000 })
    await expect(promo(page)).toBeVisible()
    await page.evaluate((key) => window.sessionStorage.setItem(key, '1'), PROMO_KEY)
  }
})

/** Banners stand below the bar, and what is to be seen stands below both; the page follows the size of its text in a moment. */
async function expectClear(page: Page, contents: Locator): Promise<void> {
  const overlaps = async (): Promise<string[]> => {
    const bar = await boxOf(page.locator('header'))
    let end = bar.y + bar.height
    const covered: string[] = []
    for (const banner of await page.locator('[data-testid="closed-banner"] p, [data-testid="promo-banner"]').all()) {
      const { y, height } = await boxOf(banner)
      if (y < end) covered.push(`a banner at ${y} under what ends at ${end}`)
      end = y + height
    }
    for (const content of await contents.all()) {
      const { y } = await boxOf(content)
      if (y < end - 0.5) covered.push(`${await content.evaluate((it) => it.tagName)} at ${y}, banners end at ${end}`)
    }
    return covered
  }
  await expect.poll(overlaps).toEqual([])
}

/** Whether nothing lies over the middle of an element, which is in the window. */
function isSeen(element: Locator): Promise<boolean> {
  return element.evaluate((it) => {
    const { x, y, width, height } = it.getBoundingClientRect()
    return it.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
}
