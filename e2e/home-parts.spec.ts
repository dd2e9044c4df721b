import { restaurant, words } from '../restaurant.config.ts'
import { getPageMessages } from '#site/messages/page-messages.ts'
import { getBox } from './support/boxes.ts'
import { getHeroCarousel } from './support/carousels.ts'
import { expect, LANGUAGES, gotoHydrated, test } from './support/test.ts'

for (const { language, home } of LANGUAGES) {
  const { hero } = getPageMessages(language)

  test(
    `the first screen has the welcome texts, aligned to the start, in ${language}`,
    { tag: ['@HERO-1', '@HERO-2'] },
    async ({ page }) => {
      await gotoHydrated(page, home)
      for (const size of [
        { width: 360, height: 740 },
        { width: 1440, height: 900 },
      ]) {
        await page.setViewportSize(size)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.welcome(restaurant.fullName[language]))
        for (const text of [words.slogan[language], words.invitation[language]]) {
          await expect(page.locator('#home').getByText(text, { exact: true })).toBeVisible()
        }
        await expect(page.getByRole('heading', { name: hero.orderNow })).toBeVisible()
      }
      const pictures = await getBox(getHeroCarousel(page))
      const fromEdge = language === 'ar' ? pictures.x : 1440 - pictures.x - pictures.width
      expect(fromEdge, 'at the end edge').toBeLessThanOrEqual(40)
      for (const part of [page.getByRole('heading', { level: 1 }), page.getByRole('link', { name: hero.whatsapp })]) {
        // Words may reach into the third of the images that fades.
        const { x, width } = await getBox(part)
        const faded = 0.3 * pictures.width
        if (language === 'ar') expect(x).toBeGreaterThanOrEqual(pictures.x + pictures.width - faded)
        else expect(x + width).toBeLessThanOrEqual(pictures.x + faded)
      }
    },
  )
}
