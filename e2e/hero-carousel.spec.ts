import type { Locator, Page } from '@playwright/test'
import { messages } from '../src/messages/index.ts'
import { shownPlace, translation } from './support/carousels.ts'
import { expect, LANGUAGES, open, OPEN, test } from './support/test.ts'

/** Between two moves, and how long a move may take, in ms (HERO-4). */
const DELAY_MS = 3500
const MOVE_MS = 800
const STEP_MS = 20

function carousel(page: Page): Locator {
  return page.locator('#home [aria-roledescription="carousel"]')
}

/** Opens home with the hero awake and the clock stopped: from here only `runFor` moves it. */
async function openStill(page: Page, home: string): Promise<void> {
  await open(page, home)
  await expect(carousel(page)).toHaveAttribute('data-awake', 'true')
  await page.clock.pauseAt(new Date(OPEN.getTime() + 120_000))
}

/** Runs the clock until another place is shown; how long that took, in ms. */
async function untilNextPlace(page: Page): Promise<number> {
  const before = await shownPlace(carousel(page))
  let passed = 0
  while ((await shownPlace(carousel(page))) === before && passed < 10_000) {
    await page.clock.runFor(STEP_MS)
    passed += STEP_MS
  }
  return passed
}

/** Runs the clock well beyond a move; after how many ms the slides were where they came to rest, to half a px. */
async function untilStill(page: Page): Promise<number> {
  const places = [await translation(carousel(page))]
  for (let passed = 0; passed < 2 * MOVE_MS; passed += STEP_MS) {
    await page.clock.runFor(STEP_MS)
    places.push(await translation(carousel(page)))
  }
  const rest = places.at(-1) ?? 0
  return places.findIndex((place) => Math.abs(place - rest) < 0.5) * STEP_MS
}

for (const { language, home } of LANGUAGES) {
  const words = messages(language).carousel
  const [forward, back] = language === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']

  test.describe(`the hero's carousel, in ${language}`, { tag: '@HERO-4' }, () => {
    test('moves every 3500 ms and takes 800 ms, both within a tenth', async ({ page }) => {
      await openStill(page, home)
      await untilNextPlace(page)
      const move = await untilStill(page)
      expect(move).toBeGreaterThanOrEqual(MOVE_MS * 0.9)
      expect(move).toBeLessThanOrEqual(MOVE_MS * 1.1)
      await page.mouse.move(0, 0)
      await untilNextPlace(page)
      const interval = await untilNextPlace(page)
      expect(interval).toBeGreaterThanOrEqual(DELAY_MS * 0.9)
      expect(interval).toBeLessThanOrEqual(DELAY_MS * 1.1)
    })

    test('shows each picture in turn and begins anew', async ({ page }) => {
      await openStill(page, home)
      const count = await carousel(page).locator('li').count()
      expect(count).toBeGreaterThanOrEqual(6)
      const first = await shownPlace(carousel(page))
      for (let move = 1; move <= count; move++) {
        await page.clock.runFor(DELAY_MS)
        expect(await shownPlace(carousel(page))).toBe(((first - 1 + move) % count) + 1)
      }
    })

    test('stops at Pause, for good, and goes on at Play', async ({ page }) => {
      await openStill(page, home)
      await carousel(page).getByRole('button', { name: words.pause }).click()
      await page.mouse.move(0, 0)
      const at = await shownPlace(carousel(page))
      await page.clock.runFor(3 * DELAY_MS)
      expect(await shownPlace(carousel(page))).toBe(at)
      await carousel(page).getByRole('button', { name: words.play }).click()
      await page.mouse.move(0, 0)
      await page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      })
      await page.clock.runFor(DELAY_MS)
      expect(await shownPlace(carousel(page))).not.toBe(at)
    })

    test('waits under the pointer', async ({ page }) => {
      await openStill(page, home)
      await carousel(page).hover()
      const at = await shownPlace(carousel(page))
      await page.clock.runFor(3 * DELAY_MS)
      expect(await shownPlace(carousel(page))).toBe(at)
      await page.mouse.move(0, 0)
      await page.clock.runFor(DELAY_MS)
      expect(await shownPlace(carousel(page))).not.toBe(at)
    })

    test('waits while the keyboard is in it, and steps with the arrows of its direction', async ({ page }) => {
      await openStill(page, home)
      await carousel(page).getByRole('button', { name: words.pause }).focus()
      await page.keyboard.press('Tab')
      const count = await carousel(page).locator('li').count()
      const at = await shownPlace(carousel(page))
      await page.clock.runFor(3 * DELAY_MS)
      expect(await shownPlace(carousel(page))).toBe(at)
      await page.keyboard.press(forward)
      expect(await shownPlace(carousel(page))).toBe((at % count) + 1)
      await page.keyboard.press(back)
      expect(await shownPlace(carousel(page))).toBe(at)
    })

    test('goes to the place whose button is pressed', async ({ page }) => {
      await openStill(page, home)
      const count = await carousel(page).locator('li').count()
      await carousel(page)
        .getByRole('button', { name: words.place(4, count) })
        .click()
      expect(await shownPlace(carousel(page))).toBe(4)
      await untilStill(page)
      const slide = await carousel(page).locator('li').nth(3).boundingBox()
      const frame = await carousel(page).locator('ul').locator('..').boundingBox()
      expect(Math.abs((slide?.x ?? 0) - (frame?.x ?? 1000))).toBeLessThanOrEqual(1)
    })

    test('moves towards the end of the line, never against it', async ({ page }) => {
      await openStill(page, home)
      const start = await translation(carousel(page))
      await untilNextPlace(page)
      await untilStill(page)
      const moved = (await translation(carousel(page))) - start
      expect(Math.sign(moved)).toBe(language === 'ar' ? 1 : -1)
    })

    test('can be swiped', async ({ browser, site }) => {
      const context = await browser.newContext({
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        isMobile: true,
      })
      const page = await context.newPage()
      await open(page, site.origin + home)
      await carousel(page).getByRole('button', { name: words.pause }).click()
      const at = await shownPlace(carousel(page))
      const count = await carousel(page).locator('li').count()
      await swipe(page, language === 'ar' ? 1 : -1)
      await expect.poll(() => shownPlace(carousel(page))).toBe((at % count) + 1)
      await context.close()
    })
  })
}

/** A finger drawn across the pictures; direction 1 is to the right. */
async function swipe(page: Page, direction: 1 | -1): Promise<void> {
  const box = await carousel(page).locator('ul').boundingBox()
  if (box === null) throw new Error('no pictures')
  const client = await page.context().newCDPSession(page)
  const y = box.y + box.height / 2
  const from = 180 - direction * 110
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] })
  for (let step = 1; step <= 10; step++) {
    const x = from + direction * 22 * step
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] })
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test.describe('where less movement is wanted', { tag: ['@P10', '@APP-8'] }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('it stands still and has nothing to pause, but can be stepped at once', async ({ page }) => {
    await openStill(page, '/en')
    await page.clock.runFor(4 * DELAY_MS)
    expect(await shownPlace(carousel(page))).toBe(1)
    await expect(carousel(page).getByRole('button', { name: 'Pause' })).toBeHidden()
    const start = await translation(carousel(page))
    await carousel(page)
      .getByRole('button', { name: /Picture 3/ })
      .click()
    expect(await shownPlace(carousel(page))).toBe(3)
    await page.clock.runFor(STEP_MS)
    expect(await translation(carousel(page))).not.toBe(start)
    expect(await untilStill(page)).toBe(0)
  })
})

test('an upright picture is shown whole, and none is stretched', { tag: '@HERO-3' }, async ({ page }) => {
  await openStill(page, '/en')
  await carousel(page).getByRole('button', { name: 'Pause' }).click()
  const count = await carousel(page).locator('li').count()
  let upright = 0
  for (let place = 1; place <= count; place++) {
    await carousel(page)
      .getByRole('button', { name: `Picture ${place} of` })
      .click()
    await untilStill(page)
    const picture = carousel(page)
      .locator('li')
      .nth(place - 1)
      .locator('picture img')
    await expect(picture).toHaveJSProperty('complete', true)
    const { fit, ratio } = await picture.evaluate((image: HTMLImageElement) => ({
      fit: getComputedStyle(image).objectFit,
      ratio: image.naturalWidth / image.naturalHeight,
    }))
    if (ratio < 1) upright += 1
    expect(fit).toBe(ratio < 1 ? 'contain' : 'cover')
  }
  expect(upright).toBe(2)
})

test(
  'a hidden page does not go on, and a page from the cache goes on once',
  { tag: ['@HERO-4', '@P07'] },
  async ({ page }) => {
    await openStill(page, '/en')
    const at = await shownPlace(carousel(page))
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await page.clock.runFor(3 * DELAY_MS)
    expect(await shownPlace(carousel(page))).toBe(at)
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await page.clock.runFor(DELAY_MS)
    expect(await shownPlace(carousel(page))).toBe(at + 1)
  },
)
