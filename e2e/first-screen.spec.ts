import type { Page } from '@playwright/test'
import { getBox, type Box } from './support/boxes.ts'
import { getPromoBanner } from './support/promo.ts'
import { CLOSED_TIME, expect, gotoHydrated, LANGUAGES, OPEN_TIME, test } from './support/test.ts'
import { getSiteMessages } from '#site/messages/site-messages.ts'

const PHONES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
]
/** Enough of the title's line for its letters to be recognised. */
const MIN_SEEN_PX = 28

async function expectMenuInView(page: Page, state: string): Promise<void> {
  for (const phone of PHONES) {
    await page.setViewportSize(phone)
    // The room for the banners follows the window a moment later.
    await expect
      .poll(async () => phone.height - (await getBox(page.locator('#menu h2'))).y, `${state}, ${phone.width} px`)
      .toBeGreaterThanOrEqual(MIN_SEEN_PX)
  }
}

/** Lines of text of the hero that lie under the button which brings the offer back. */
async function findCoveredWords(page: Page, button: Box): Promise<readonly Box[]> {
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
  expect(words.length).toBeGreaterThan(3)
  return words.filter(
    ({ x, y, width, height }) =>
      x < button.x + button.width && button.x < x + width && y < button.y + button.height && button.y < y + height,
  )
}

for (const { language, home } of LANGUAGES) {
  test(
    `a phone's first screen shows where the menu begins, open or closed, with the offer or without, in ${language}`,
    { tag: '@BAN-3' },
    async ({ page }) => {
      const { promo } = getSiteMessages(language)
      for (const [state, time] of [
        ['closed', CLOSED_TIME],
        ['open', OPEN_TIME],
      ] as const) {
        await page.clock.setSystemTime(time)
        await gotoHydrated(page, home)
        await expectMenuInView(page, state)
        // Above the menu, and so in the first screen, too.
        await expect(page.locator('#home a[href="tel:+971500000000"] bdi[dir="ltr"]')).toBeVisible({
          visible: state === 'closed',
        })
        if (state === 'closed') continue
        const withOffer = (await getBox(page.locator('#welcome'))).y
        await page.getByRole('button', { name: promo.hide }).click()
        await expect(getPromoBanner(page)).toHaveCount(0)
        expect((await getBox(page.locator('#welcome'))).y, 'no gap is left').toBeLessThan(withOffer)
        await expectMenuInView(page, `${state}, without the offer`)
      }
      const button = page.getByRole('button', { name: promo.show })
      for (const width of [320, 360, 390, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(async () => findCoveredWords(page, await getBox(button)), `${width} px`).toEqual([])
      }
    },
  )
}
