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
  },
  en: {
    welcome: 'Welcome to Lahab Shawarma & Burgers',
    subtitle: 'A taste to remember',
    tagline: 'Try it now thank us later.',
    orderNow: 'Order Now',
  },
}

const FOOTER_LINKS = [
  'tel:+971500000000',
  /^https:\/\/wa\.me\/971500000000\?text=/,
  'https://www.tiktok.com/@lahab.sample',
  'https://www.instagram.com/lahab.sample',
  'https://www.facebook.com/lahab.sample',
]

for (const { language, home } of LANGUAGES) {
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
}

test('every picture fills its slide, and none is stretched', { tag: '@HERO-3' }, async ({ page }) => {
  await gotoHydrated(page, '/en')
  const pictures = getHeroCarousel(page).locator('li img')
  // The others come before their turn.
  await expect(pictures.nth(1)).toBeAttached()
  const gaps = await pictures.evaluateAll((images) =>
    images.flatMap((image) => {
      const slide = image.closest('li')?.getBoundingClientRect()
      const { width, height } = image.getBoundingClientRect()
      return [Math.abs(width - (slide?.width ?? 0)), Math.abs(height - (slide?.height ?? 0))]
    }),
  )
  expect(Math.max(...gaps)).toBeLessThan(5)
  for (const picture of await pictures.all()) await expect(picture).toHaveCSS('object-fit', 'cover')
})

test(
  'the footer has five links and the privacy notice, and no link out of the site passes anything on',
  { tag: ['@FOOT-1', '@LINK-1'] },
  async ({ page }) => {
    for (const path of ['/nowhere', '/checkout', '/']) {
      await gotoHydrated(page, path)
      const footer = page.getByRole('contentinfo')
      await expect(footer).toContainText('جميع الحقوق محفوظة')
      const links = footer.getByRole('link')
      const addresses = [...FOOTER_LINKS, getPath('privacy', 'ar')]
      await expect(links).toHaveCount(addresses.length)
      for (const [i, address] of addresses.entries()) {
        await expect(links.nth(i)).toHaveAttribute('href', address)
        await expect(links.nth(i)).toHaveAccessibleName(/./)
      }
    }
    const outside = await page
      .locator('a[href^="https://"]')
      .evaluateAll((all: HTMLAnchorElement[]) => all.map(({ target, rel }) => `${target} ${rel}`))
    expect(outside.length).toBeGreaterThanOrEqual(11)
    expect(new Set(outside)).toEqual(new Set(['_blank noopener noreferrer']))
  },
)
