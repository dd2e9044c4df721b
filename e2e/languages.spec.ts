import { readSampleDataset } from '../fake-contentful/dataset.ts'
import { dish, increase } from './support/pages.ts'
import { ask } from './support/raw-request.ts'
import { startSite } from './support/site.ts'
import { expect, LANGUAGES, open, test } from './support/test.ts'

// The whole sample, as customers see it.
test.use({ menu: 'sample' })

for (const { language, home, checkout } of LANGUAGES) {
  for (const path of [home, checkout, language === 'ar' ? '/foo' : '/en/foo']) {
    test(
      `the server's HTML of ${path} is in ${language}`,
      { tag: ['@APP-1', '@APP-2', '@APP-3'] },
      async ({ site }) => {
        const { text } = await ask(site.origin, path)
        const direction = language === 'ar' ? 'rtl' : 'ltr'
        expect(text.slice(0, 200)).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${language}" dir="${direction}"`))
      },
    )
  }

  test(
    `prices of home are AED with two decimals, left to right, in ${language}`,
    { tag: '@APP-7' },
    async ({ page }) => {
      await open(page, home)
      const prices = await page
        .locator('[data-item] bdi[dir="ltr"]:not([lang])')
        .evaluateAll((all) => all.map((price) => price.textContent))
      expect(prices.length).toBeGreaterThan(60)
      expect(prices.filter((price) => !/^AED \d+\.\d\d$/.test(price))).toEqual([])
      // No amount stands outside of an isolate.
      const loose = await page.locator('main').evaluate((main) => {
        const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
        const found: string[] = []
        for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
          const text = node.textContent ?? ''
          if (text.includes('AED') && node.parentElement?.closest('bdi') === null) found.push(text)
        }
        return found
      })
      expect(loose).toEqual([])
    },
  )

  test(`phone numbers and amounts of checkout are isolated, in ${language}`, { tag: '@APP-7' }, async ({ page }) => {
    await open(page, home)
    await increase(dish(page, 'classic-burger')).click()
    await open(page, checkout)
    for (const text of ['AED 18.00', 'AED 24.00', '+971 50 000 0000']) {
      const found = page.locator('bdi', { hasText: text }).first()
      await expect(found).toHaveAttribute('dir', 'ltr')
      await expect(found).toHaveCSS('unicode-bidi', 'isolate')
    }
  })
}

test(
  'a text that is missing in a language is shown and marked in the other',
  { tag: ['@APP-2', '@C24'] },
  async ({ page }) => {
    const sample = readSampleDataset()
    const site = await startSite({
      ...sample,
      entries: [
        { id: 'half', contentType: 'menuItem', fields: { nameEn: 'Plain Wrap', price: 9, category: 'Fries' } },
        { id: 'other-half', contentType: 'menuItem', fields: { nameAr: 'لفافة', price: 9, category: 'Fries' } },
      ],
    })
    try {
      await open(page, `${site.origin}/`)
      const english = dish(page, 'half').getByRole('heading').locator('bdi')
      await expect(english).toHaveText('Plain Wrap')
      await expect(english).toHaveAttribute('lang', 'en')
      await expect(english).toHaveAttribute('dir', 'ltr')
      await expect(dish(page, 'other-half').getByRole('heading').locator('bdi')).not.toHaveAttribute('lang')
      await open(page, `${site.origin}/en`)
      const arabic = dish(page, 'other-half').getByRole('heading').locator('bdi')
      await expect(arabic).toHaveText('لفافة')
      await expect(arabic).toHaveAttribute('lang', 'ar')
      await expect(arabic).toHaveAttribute('dir', 'rtl')
    } finally {
      await site.close()
    }
  },
)

for (const { language, home, checkout } of LANGUAGES) {
  test.describe(`without JavaScript in ${language}`, () => {
    test.use({ javaScriptEnabled: false })
    const words = {
      ar: { closed: 'مغلق \u20664:00–12:00\u2069', toggle: 'English', other: '/en', dish: 'كولا' },
      en: { closed: 'Closed 4:00–12:00', toggle: 'العربية', other: '/', dish: 'Cola' },
    }[language]

    test('names and prices can be read and an order placed by phone or chat', { tag: '@P01' }, async ({ page }) => {
      await page.goto(home)
      await expect(page.locator('[data-item]').first()).toBeVisible()
      await expect(dish(page, 'cola').getByRole('heading')).toHaveText(words.dish)
      await expect(dish(page, 'cola').getByText(/AED \d+\.\d\d/)).toBeVisible()
      const note = page.locator('noscript')
      await expect(note.locator('a[href="tel:+971500000000"]')).toBeVisible()
      const chat = note.locator('a[href^="https://wa.me/971500000000?text="]')
      await expect(chat).toBeVisible()
      expect(new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')).not.toBe('')
      await expect(note.locator('p').last()).toHaveText(words.closed)
    })

    test('the toggle is a link to the same page', { tag: ['@APP-5', '@P01'] }, async ({ page }) => {
      await page.goto(checkout)
      await page.getByRole('link', { name: words.toggle }).click()
      await expect(page).toHaveURL((url) => url.pathname === (language === 'ar' ? '/en/checkout' : '/checkout'))
      await page.goto(home)
      await page.getByRole('link', { name: words.toggle }).click()
      await expect(page).toHaveURL((url) => url.pathname === words.other)
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'ar' ? 'en' : 'ar')
    })
  })
}
