import { getMessages } from '../src/i18n/messages.ts'
import { getPageMessages } from '../src/i18n/page-messages.ts'
import {
  DELAY_MS,
  hero,
  MOVE_MS,
  openStill,
  shownPlace,
  translation,
  twoMoves,
  untilNextPlace,
  untilStill,
} from './support/carousels.ts'
import { expect, LANGUAGES, test } from './support/test.ts'

for (const { language, home } of LANGUAGES) {
  const words = getMessages(language).carousel
  const [forward, back] = language === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']

  test.describe(`the hero's carousel, in ${language}`, { tag: '@HERO-4' }, () => {
    test('moves every 3500 ms and takes 800 ms, both within a tenth', async ({ page }) => {
      await openStill(page, home)
      const { intervalMs, moveMs } = await twoMoves(page)
      expect(moveMs).toBeGreaterThanOrEqual(MOVE_MS * 0.9)
      expect(moveMs).toBeLessThanOrEqual(MOVE_MS * 1.1)
      expect(intervalMs).toBeGreaterThanOrEqual(DELAY_MS * 0.9)
      expect(intervalMs).toBeLessThanOrEqual(DELAY_MS * 1.1)
    })

    test('shows each picture in turn and begins anew', async ({ page }) => {
      await openStill(page, home)
      const count = await hero(page).locator('li').count()
      expect(count).toBeGreaterThanOrEqual(6)
      const first = await shownPlace(hero(page))
      for (let move = 1; move <= count; move++) {
        await page.clock.runFor(DELAY_MS)
        expect(await shownPlace(hero(page))).toBe(((first - 1 + move) % count) + 1)
      }
    })

    test('stops at Pause, for good, and goes on at Play', async ({ page }) => {
      await openStill(page, home)
      await hero(page).getByRole('button', { name: words.pause }).click()
      await page.mouse.move(0, 0)
      const at = await shownPlace(hero(page))
      await page.clock.runFor(3 * DELAY_MS)
      expect(await shownPlace(hero(page))).toBe(at)
      await hero(page).getByRole('button', { name: words.play }).click()
      await page.mouse.move(0, 0)
      await page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      })
      await page.clock.runFor(DELAY_MS)
      expect(await shownPlace(hero(page))).not.toBe(at)
    })

    test('waits under the pointer', async ({ page }) => {
      await openStill(page, home)
      await hero(page).hover()
      const at = await shownPlace(hero(page))
      await page.clock.runFor(3 * DELAY_MS)
      expect(await shownPlace(hero(page))).toBe(at)
      await page.mouse.move(0, 0)
      await page.clock.runFor(DELAY_MS)
      expect(await shownPlace(hero(page))).not.toBe(at)
    })

    test('waits while the keyboard is in it, and steps with the arrows of its direction', async ({ page }) => {
      await openStill(page, home)
      await hero(page).getByRole('button', { name: words.pause }).focus()
      await page.keyboard.press('Tab')
      const count = await hero(page).locator('li').count()
      const at = await shownPlace(hero(page))
      await page.clock.runFor(3 * DELAY_MS)
      expect(await shownPlace(hero(page))).toBe(at)
      await page.keyboard.press(forward)
      expect(await shownPlace(hero(page))).toBe((at % count) + 1)
      await page.keyboard.press(back)
      expect(await shownPlace(hero(page))).toBe(at)
    })

    test('goes on at once when Play is pressed by keyboard', async ({ page }) => {
      await openStill(page, home)
      await hero(page).getByRole('button', { name: words.pause }).press('Enter')
      const at = await shownPlace(hero(page))
      await page.clock.runFor(2 * DELAY_MS)
      expect(await shownPlace(hero(page))).toBe(at)
      await hero(page).getByRole('button', { name: words.play }).press('Enter')
      await page.clock.runFor(DELAY_MS)
      expect(await shownPlace(hero(page))).not.toBe(at)
    })

    test('says what is to be seen after a step by hand, and nothing when it moves by itself', async ({ page }) => {
      await openStill(page, home)
      const said = hero(page).locator('[aria-live]')
      await untilNextPlace(page)
      await expect(said).toHaveText('')
      const count = await hero(page).locator('li').count()
      await hero(page)
        .getByRole('button', { name: words.slideLabel(4, count) })
        .press('Enter')
      await expect(said).toHaveText(
        words.slideAnnouncement(4, count, getPageMessages(language).hero.imageAlts['hero-4-burger']),
      )
      await page.keyboard.press(forward)
      await expect(said).toHaveText(
        words.slideAnnouncement(5, count, getPageMessages(language).hero.imageAlts['hero-5-tower']),
      )
    })

    test('goes to the place whose button is pressed', async ({ page }) => {
      await openStill(page, home)
      const count = await hero(page).locator('li').count()
      await hero(page)
        .getByRole('button', { name: words.slideLabel(4, count) })
        .click()
      expect(await shownPlace(hero(page))).toBe(4)
      await untilStill(page)
      const slide = await hero(page).locator('li').nth(3).boundingBox()
      const frame = await hero(page).locator('ul').locator('..').boundingBox()
      expect(Math.abs((slide?.x ?? 0) - (frame?.x ?? 1000))).toBeLessThanOrEqual(1)
    })

    test('moves towards the end of the line, never against it', async ({ page }) => {
      await openStill(page, home)
      const start = await translation(hero(page))
      await untilNextPlace(page)
      await untilStill(page)
      const moved = (await translation(hero(page))) - start
      expect(Math.sign(moved)).toBe(language === 'ar' ? 1 : -1)
    })
  })
}
