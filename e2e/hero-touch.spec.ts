import type { Page } from '@playwright/test'
import { getMessages } from '../src/i18n/messages.ts'
import { boxOf } from './support/boxes.ts'
import { DELAY_MS, hero, openStill, shownPlace } from './support/carousels.ts'
import { expect, LANGUAGES, open, OPEN, test } from './support/test.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

for (const { language, home } of LANGUAGES) {
  const words = getMessages(language).carousel

  test.describe(`the hero's carousel under a finger, in ${language}`, { tag: '@HERO-4' }, () => {
    test('can be swiped', async ({ browser, site }) => {
      const context = await browser.newContext(PHONE)
      const page = await context.newPage()
      await open(page, site.origin + home)
      await hero(page).getByRole('button', { name: words.pause }).click()
      const at = await shownPlace(hero(page))
      const count = await hero(page).locator('li').count()
      await swipe(page, language === 'ar' ? 1 : -1)
      await expect.poll(() => shownPlace(hero(page))).toBe((at % count) + 1)
      await context.close()
    })
  })
}

test(
  'the hero’s carousel stays while a finger holds it, and has all its pictures then',
  { tag: '@HERO-4' },
  async ({ browser, site }) => {
    const context = await browser.newContext(PHONE)
    const page = await context.newPage()
    await page.clock.install({ time: OPEN })
    await openStill(page, `${site.origin}/en`)
    const finger = await fingerOn(page)
    await finger.down()
    const at = await shownPlace(hero(page))
    const count = await hero(page).locator('li').count()
    await page.clock.runFor(3 * DELAY_MS)
    expect(await shownPlace(hero(page))).toBe(at)
    await expect(hero(page).locator('img')).toHaveCount(count)
    await finger.up()
    // The browser makes a click of it in its own time, which holds the carousel for a moment more.
    await expect
      .poll(async () => {
        await page.clock.runFor(DELAY_MS / 2)
        return shownPlace(hero(page))
      })
      .not.toBe(at)
    await context.close()
  },
)

interface Finger {
  down(): Promise<void>
  move(x: number): Promise<void>
  up(): Promise<void>
}

/** A finger on the middle of the pictures, 180 px from the side unless told. */
async function fingerOn(page: Page, from = 180): Promise<Finger> {
  const box = await boxOf(hero(page).locator('ul'))
  const client = await page.context().newCDPSession(page)
  const y = box.y + box.height / 2
  return {
    down: async () => {
      await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] })
    },
    move: async (x) => {
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] })
    },
    up: async () => {
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    },
  }
}

/** A finger drawn across the pictures; direction 1 is to the right. */
async function swipe(page: Page, direction: 1 | -1): Promise<void> {
  const from = 180 - direction * 110
  const finger = await fingerOn(page, from)
  await finger.down()
  for (let step = 1; step <= 10; step++) await finger.move(from + direction * 22 * step)
  await finger.up()
}
