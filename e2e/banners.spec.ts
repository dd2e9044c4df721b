import type { Locator, Page } from '@playwright/test'
import { HOURS_CHECK_MS } from '#core/specification.ts'
import { seedStorageOnce, openCheckoutWithBasket } from './support/baskets.ts'
import { getBox } from './support/boxes.ts'
import { getPromoBanner, PROMO_KEY } from './support/promo.ts'
import { doubleTextSize } from './support/user-stylesheets.ts'
import { getClosedBanner } from './support/shop.ts'
import { ARABIC, CLOSED_TIME, ENGLISH, expect, gotoHydrated, OPEN_TIME, test } from './support/test.ts'

for (const [what, time, { language, home }] of [
  ['open', OPEN_TIME, ENGLISH],
  ['closed', CLOSED_TIME, ARABIC],
] as const) {
  test(
    `bar and banners lie over nothing while ${what}, however narrow the page or large its text, in ${language}`,
    { tag: '@BAN-1' },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 740 })
      await page.clock.setFixedTime(time)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await gotoHydrated(page, home)
      const contents = page.locator('#home li, #welcome')
      await expectClear(page, contents)
      await doubleTextSize(page)
      await expectClear(page, contents)
      await page.setViewportSize({ width: 1280, height: 900 })
      await expectClear(page, contents)
      await page.goto(`${home}#menu`)
      await expect(page.locator('#menu h2')).toBeInViewport()
      await expect(getPromoBanner(page)).toBeHidden()
      await openCheckoutWithBasket(page, language)
      await doubleTextSize(page)
      await expectClear(page, page.locator('main h1'))
    },
  )
}

for (const { language, home, ...size } of [
  { width: 360, height: 740, ...ARABIC },
  { width: 1440, height: 900, ...ENGLISH },
]) {
  test(
    `the closed banner is 84 px from the top, the offer below it, until the shop opens, at ${size.width} px, in ${language}`,
    { tag: ['@BAN-1', '@BAN-3', '@R13'] },
    async ({ page }) => {
      await page.setViewportSize(size)
      await page.clock.setSystemTime(CLOSED_TIME)
      await gotoHydrated(page, home)
      const closed = await getBox(getClosedBanner(page))
      expect(closed.y).toBe(84)
      expect(closed.width).toBeLessThanOrEqual(680)
      expect(Math.abs(closed.x * 2 + closed.width - size.width)).toBeLessThanOrEqual(1)
      const offer = await getBox(getPromoBanner(page))
      expect(offer).toMatchObject({ y: closed.y + closed.height + 8, height: 44 })
      expect((await getBox(page.locator('#welcome'))).y).toBeGreaterThanOrEqual(offer.y + offer.height)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const anchor of ['#menu', '#gallery', '#location']) {
        await page.goto(`${home}${anchor}`)
        await expectBannersAway(page)
        expect((await getBox(page.locator(anchor))).y, anchor).toBeCloseTo(68, 0)
        // Under nothing where it belongs, and gone where it doesn't.
        const row = page.getByTestId('category-filter')
        await expect.poll(() => isSeen(row), `${anchor}, the category row`).toBe(anchor === '#menu')
      }
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await expect(page.locator('html')).not.toHaveAttribute('data-banners')
      await expect.poll(async () => (await getBox(getClosedBanner(page))).y).toBe(84)
      await page.clock.setSystemTime(OPEN_TIME)
      await page.clock.runFor(HOURS_CHECK_MS)
      await expect(getPromoBanner(page)).toBeVisible()
      expect((await getBox(getPromoBanner(page))).y).toBe(84)
    },
  )
}

test(
  'banners stay as long as they lie over the hero, leave without a jump of the category row, and come back',
  { tag: ['@BAN-1', '@R13'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await gotoHydrated(page, '/')
    const { tops, wrong } = await page.evaluate(async () => {
      const row = document.querySelector('[data-testid="category-filter"]')
      const hero = document.querySelector('#home')
      const offer = document.querySelector('[data-testid="promo-banner"]')
      const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))
      const result: { tops: number[]; wrong: number[] } = { tops: [], wrong: [] }
      for (let top = 0; top <= 1400; top += 20) {
        window.scrollTo({ top, behavior: 'instant' })
        await nextFrame()
        result.tops.push(row?.getBoundingClientRect().top ?? NaN)
        const isRight = (): boolean => {
          const isInView = (hero?.getBoundingClientRect().bottom ?? NaN) > 84 + 44 + 1
          const isAway = document.documentElement.dataset['banners'] === 'away'
          return isInView ? !isAway && offer?.getBoundingClientRect().top === 84 : isAway
        }
        // An observer is told after a frame, on a busy machine after several.
        for (let frame = 0; frame < 60 && !isRight(); frame += 1) await nextFrame()
        if (!isRight()) result.wrong.push(top)
      }
      return result
    })
    expect(wrong).toEqual([])
    tops.slice(1).forEach((top, i) => {
      const step = (tops[i] ?? 0) - top
      expect(step, `to ${20 * (i + 1)}`).toBeLessThanOrEqual(20.5)
      expect(step, `to ${20 * (i + 1)}`).toBeGreaterThanOrEqual(0)
    })
    expect(tops.at(-1), 'the row stays below the bar').toBe(68)
    await expectBannersAway(page)
    // At once, because a smooth scroll ends early where a late image moves the page.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect(getPromoBanner(page)).toBeVisible()
  },
)

test('where the window is low, bar and banners are part of the page', { tag: '@BAN-1' }, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 })
  await page.clock.setFixedTime(CLOSED_TIME)
  await gotoHydrated(page, '/en')
  const before = await getBox(getClosedBanner(page))
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
  expect((await getBox(getClosedBanner(page))).y).toBe(before.y - 300)
  expect((await getBox(page.locator('header'))).y).toBe(-300)
})

test('Show offer can be pressed, also while closed', { tag: ['@BAN-1', '@BAN-3', '@R13'] }, async ({ page }) => {
  await seedStorageOnce(page, { [PROMO_KEY]: '1' })
  await gotoHydrated(page, '/en')
  for (const size of [
    { width: 360, height: 740 },
    { width: 768, height: 1024 },
    { width: 640, height: 400 },
  ]) {
    await page.setViewportSize(size)
    await page.getByRole('link', { name: 'Your cart is empty' }).hover()
    await page.getByRole('button', { name: 'Show offer' }).click()
    await expect(getPromoBanner(page)).toBeVisible()
    await page.getByRole('button', { name: 'Hide offer' }).click()
  }
  const showOffer = page.getByRole('button', { name: 'Show offer' })
  await expect(showOffer).toBeVisible()
  await page.clock.setSystemTime(CLOSED_TIME)
  await page.clock.runFor(HOURS_CHECK_MS)
  await expect(getClosedBanner(page)).not.toBeEmpty()
  await expect(showOffer).toBeVisible()
})

/** Banners are below the bar and contents below both. The layout updates shortly after the text size changes. */
async function expectClear(page: Page, contents: Locator): Promise<void> {
  const overlaps = async (): Promise<string[]> => {
    const bar = await getBox(page.locator('header'))
    let end = bar.y + bar.height
    const covered: string[] = []
    const banners = page.locator('[data-testid="closed-banner"] p, [data-testid="promo-banner"]')
    for (const banner of await banners.filter({ visible: true }).all()) {
      const { y, height } = await getBox(banner)
      if (y < end) covered.push(`a banner at ${y} under what ends at ${end}`)
      end = y + height
    }
    for (const content of await contents.all()) {
      const { y } = await getBox(content)
      if (y < end - 0.5) covered.push(`${await content.evaluate((it) => it.tagName)} at ${y}, banners end at ${end}`)
    }
    return covered
  }
  await expect.poll(overlaps).toEqual([])
}

/** The banners are not to be seen, and the offer can not be reached. */
async function expectBannersAway(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-banners', 'away')
  await expect(getPromoBanner(page)).toBeHidden()
}

/** Whether nothing lies over the middle of an element, which is in the window. */
function isSeen(element: Locator): Promise<boolean> {
  return element.evaluate((it) => {
    const { x, y, width, height } = it.getBoundingClientRect()
    return it.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
}
