import { seedStorageOnce } from './support/baskets.ts'
import { getBox, type Box } from './support/boxes.ts'
import { PROMO_KEY } from './support/promo.ts'
import { CLOSED_TIME, expect, gotoHydrated, LANGUAGES, OPEN_TIME, test } from './support/test.ts'
import { getSiteMessages } from '../src/site/messages/site-messages.ts'

const PHONES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
]
/** Enough of the title's line for its letters to be recognised. */
const MIN_SEEN_PX = 28

const STATES = [
  { state: 'open', time: OPEN_TIME, stored: {} },
  { state: 'open, without the offer', time: OPEN_TIME, stored: { [PROMO_KEY]: '1' } },
  { state: 'closed', time: CLOSED_TIME, stored: {} },
  { state: 'closed, without the offer', time: CLOSED_TIME, stored: { [PROMO_KEY]: '1' } },
]

for (const { language, home } of LANGUAGES) {
  for (const { state, time, stored } of STATES) {
    test(
      `a phone's first screen shows where the menu begins, ${state}, in ${language}`,
      { tag: '@HERO-7' },
      async ({ page }) => {
        await page.clock.setFixedTime(time)
        await seedStorageOnce(page, stored)
        for (const phone of PHONES) {
          await page.setViewportSize(phone)
          await gotoHydrated(page, home)
          const title = await getBox(page.locator('#menu h2'))
          expect(phone.height - title.y, `${phone.width} px`).toBeGreaterThanOrEqual(MIN_SEEN_PX)
        }
      },
    )
  }

  test(
    `the button that brings the offer back covers no words, in ${language}`,
    { tag: '@HERO-7' },
    async ({ page }) => {
      await seedStorageOnce(page, { [PROMO_KEY]: '1' })
      for (const width of [320, 360, 390, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        await gotoHydrated(page, home)
        const button = await getBox(page.getByRole('button', { name: getSiteMessages(language).promo.show }))
        const words = await page.locator('#home').evaluate((hero) => {
          const walker = document.createTreeWalker(hero, NodeFilter.SHOW_TEXT)
          const lines: Box[] = []
          while (walker.nextNode() !== null) {
            const range = document.createRange()
            range.selectNodeContents(walker.currentNode)
            for (const { x, y, width, height } of range.getClientRects()) {
              // Letters of the title's font take the middle half of the box.
              lines.push({ x, y: y + height / 4, width, height: height / 2 })
            }
          }
          return lines
        })
        const covered = words.filter(
          ({ x, y, width: w, height }) =>
            x < button.x + button.width && button.x < x + w && y < button.y + button.height && button.y < y + height,
        )
        expect(covered, `${width} px`).toEqual([])
      }
    },
  )
}
