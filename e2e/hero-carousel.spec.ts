import type { Locator, Page } from '@playwright/test'
import { messages } from '../src/messages/index.ts'
import { CLOSED, expect, LANGUAGES, open, OPEN, test } from './support/test.ts'

/** Between two moves, and how long a move may take, in ms (HERO-4). */
const DELAY_MS = 3500
const MOVE_MS = 800

function carousel(page: Page): Locator {
  return page.locator('#home [aria-roledescription="carousel"]')
}

/** The number of the place that is marked as shown, from 1. */
async function shown(page: Page): Promise<number> {
  const marks = await carousel(page)
    .locator('button[aria-current], button:not([aria-current])')
    .evaluateAll((buttons) =>
      buttons.filter((button) => button.ariaLabel?.match(/\d/)).map((button) => button.ariaCurrent),
    )
  return marks.indexOf('true') + 1
}

for (const { language, home } of LANGUAGES) {
  const words = messages(language)

  test.describe(`the hero's carousel, in ${language}`, { tag: '@HERO-4' }, () => {
    test('moves every 3.5 seconds and goes round', async ({ page }) => {
      await open(page, home)
      const places = await carousel(page).locator('li').count()
      expect(places).toBeGreaterThanOrEqual(6)
      for (let move = 1; move <= places; move++) {
        await page.clock.runFor(DELAY_MS - 100)
        expect(await shown(page)).toBe(((move - 1) % places) + 1)
        await page.clock.runFor(100 + MOVE_MS)
        expect(await shown(page)).toBe((move % places) + 1)
        await page.clock.runFor(0)
      }
    })

    test('stops at Pause, and goes on at Play', { tag: '@D14' }, async ({ page }) => {
      await open(page, home)
      await carousel(page).getByRole('button', { name: words.carousel.pause }).click()
      await page.mouse.move(0, 0)
      await page.clock.runFor(3 * DELAY_MS)
      expect(await shown(page)).toBe(1)
      await carousel(page).getByRole('button', { name: words.carousel.play }).click()
      await page.mouse.move(0, 0)
      await page.evaluate(() => (document.activeElement as HTMLElement).blur())
      await page.clock.runFor(DELAY_MS + MOVE_MS)
      expect(await shown(page)).toBe(2)
    })

    test('waits under the pointer', async ({ page }) => {
      await open(page, home)
      await carousel(page).hover()
      await page.clock.runFor(3 * DELAY_MS)
      expect(await shown(page)).toBe(1)
      await page.mouse.move(0, 0)
      await page.clock.runFor(DELAY_MS + MOVE_MS)
      expect(await shown(page)).toBe(2)
    })

    test('waits while the keyboard is in it, and steps with the arrows of its direction', async ({ page }) => {
      await open(page, home)
      const pause = carousel(page).getByRole('button', { name: words.carousel.pause })
      await pause.focus()
      await page.keyboard.press('Tab')
      await page.clock.runFor(3 * DELAY_MS)
      expect(await shown(page)).toBe(1)
      await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight')
      await page.clock.runFor(MOVE_MS)
      expect(await shown(page)).toBe(2)
      await page.keyboard.press(language === 'ar' ? 'ArrowRight' : 'ArrowLeft')
      await page.clock.runFor(MOVE_MS)
      expect(await shown(page)).toBe(1)
    })

    test('goes to the place whose button is pressed', async ({ page }) => {
      await open(page, home)
      const count = await carousel(page).locator('li').count()
      await carousel(page)
        .getByRole('button', { name: words.carousel.place(4, count) })
        .click()
      await page.clock.runFor(MOVE_MS)
      expect(await shown(page)).toBe(4)
    })
  })
}

test.describe('where less movement is wanted', { tag: ['@P10', '@APP-8'] }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('it stands still and has nothing to pause, but can be stepped', async ({ page }) => {
    await open(page, '/en')
    await page.clock.runFor(4 * DELAY_MS)
    expect(await shown(page)).toBe(1)
    await expect(carousel(page).getByRole('button', { name: 'Pause' })).toBeHidden()
    await carousel(page)
      .getByRole('button', { name: /Picture 3/ })
      .click()
    expect(await shown(page)).toBe(3)
  })
})

test(
  'the first picture is in the page as sent, preloaded, and the only one asked for before the page is awake',
  { tag: '@HERO-4' },
  async ({ page, site }) => {
    const html = await (await fetch(site.origin)).text()
    expect(html).toContain('rel="preload" as="image"')
    const hero = /<section id="home".*?<\/section>/s.exec(html)?.[0] ?? ''
    expect(hero.match(/<picture/g)).toHaveLength(1)
    expect(hero).not.toContain('tawook')
    await page.clock.setFixedTime(OPEN)
  },
)

test('an upright picture is shown whole', { tag: '@HERO-3' }, async ({ page }) => {
  await page.clock.setFixedTime(CLOSED)
  await open(page, '/en')
  await carousel(page)
    .getByRole('button', { name: /Picture 3/ })
    .click()
  const fit = carousel(page).locator('[data-portrait] picture img')
  await expect(fit.first()).toHaveCSS('object-fit', 'contain')
})
