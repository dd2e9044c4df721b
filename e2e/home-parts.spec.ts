import { getPath } from '../src/core/routes.ts'
import { getPageMessages } from '../src/site/messages/page-messages.ts'
import { getBox } from './support/boxes.ts'
import { getHeroCarousel } from './support/carousels.ts'
import { expect, LANGUAGES, gotoHydrated, test } from './support/test.ts'

const WORDS = {
  ar: {
    welcome: 'أهلاً بكم في شاورما وبرجر لهب',
    subtitle: 'طعم يبقى في الذاكرة',
    tagline: 'جرّبها الآن واشكرنا لاحقاً.',
    orderNow: 'اطلب الآن',
    rights: 'جميع الحقوق محفوظة',
    serving: 'الصور للتوضيح فقط',
  },
  en: {
    welcome: 'Welcome to Lahab Shawarma & Burgers',
    subtitle: 'A taste to remember',
    tagline: 'Try it now thank us later.',
    orderNow: 'Order Now',
    rights: 'All rights reserved',
    serving: 'Pictures are serving suggestions.',
  },
}

const FOOTER_LINKS = [
  'tel:+971500000000',
  /^https:\/\/wa\.me\/971500000000\?text=/,
  'https://www.tiktok.com/@lahab.sample',
  'https://www.instagram.com/lahab.sample',
  'https://www.facebook.com/lahab.sample',
]

for (const { language, home, checkout } of LANGUAGES) {
  const words = WORDS[language]

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
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.welcome)
        for (const text of [words.subtitle, words.tagline]) {
          await expect(page.locator('#home').getByText(text, { exact: true })).toBeVisible()
        }
        await expect(page.getByRole('heading', { name: words.orderNow })).toBeVisible()
      }
      const pictures = await getBox(getHeroCarousel(page))
      expect(language === 'ar' ? pictures.x : 1440 - pictures.x - pictures.width, 'at the end edge').toBeCloseTo(0, 0)
      for (const part of [
        page.getByRole('heading', { level: 1 }),
        page.getByRole('link', { name: getPageMessages(language).hero.whatsapp }),
      ]) {
        // Words may reach into the third of the images that fades.
        const { x, width } = await getBox(part)
        const faded = 0.3 * pictures.width
        if (language === 'ar') expect(x).toBeGreaterThanOrEqual(pictures.x + pictures.width - faded)
        else expect(x + width).toBeLessThanOrEqual(pictures.x + faded)
      }
    },
  )

  test(
    `the footer has the copyright, five links and the privacy notice, in ${language}`,
    { tag: '@FOOT-1' },
    async ({ page }) => {
      for (const path of [home, checkout, language === 'ar' ? '/nowhere' : '/en/nowhere']) {
        await gotoHydrated(page, path)
        const footer = page.getByRole('contentinfo')
        await expect(footer).toContainText(words.rights)
        await expect(footer).toContainText(words.serving)
        const links = footer.getByRole('link')
        const addresses = [...FOOTER_LINKS, getPath('privacy', language)]
        await expect(links).toHaveCount(addresses.length)
        for (const [i, address] of addresses.entries()) {
          await expect(links.nth(i)).toHaveAttribute('href', address)
          await expect(links.nth(i)).toHaveAccessibleName(/./)
        }
      }
    },
  )
}
