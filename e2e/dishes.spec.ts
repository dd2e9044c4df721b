import type { Locator, Page } from '@playwright/test'
import { readSampleDataset } from '../fake-contentful/dataset.ts'
import { decrease, dish, increase, quantity } from './support/pages.ts'
import { noteShifts, shiftsOf, totalOf } from './support/shifts.ts'
import { startSite } from './support/site.ts'
import { CLOSED, expect, LANGUAGES, open, test } from './support/test.ts'

const WORDS = {
  ar: {
    ribbon: 'الأكثر مبيعاً',
    was: 'كان',
    now: 'الآن',
    closed: 'مغلق \u20664:00–12:00\u2069',
    name: 'ساندويش دجاج كبير',
  },
  en: { ribbon: 'Best Seller', was: 'was', now: 'now', closed: 'Closed 4:00–12:00', name: 'Chicken Sandwich Large' },
} as const

function picture(page: Page, id: string): Locator {
  return dish(page, id).locator('button[aria-haspopup="dialog"]')
}

for (const { language, home } of LANGUAGES) {
  const words = WORDS[language]

  test(
    `a best seller wears a ribbon and says its price before and now, in ${language}`,
    { tag: '@MENU-5' },
    async ({ page }) => {
      await open(page, home)
      const card = dish(page, 'chicken-sandwich-large')
      await expect(card.getByText(words.ribbon)).toBeVisible()
      const before = card.locator('s')
      await expect(before).toHaveText(`${words.was} AED 18.00`)
      await expect(before).toHaveCSS('text-decoration-line', 'line-through')
      await expect(card.locator('strong', { hasText: 'AED' })).toHaveText(`${words.now} AED 13.50`)
      // The ribbon is a text of the card, not lost inside the named button of the picture.
      await expect(card).toMatchAriaSnapshot(`
        - button
        - text: ${words.ribbon}
        - heading "${words.name}" [level=4]
        - text: ${words.was} AED 18.00
        - strong: ${words.now} AED 13.50`)
    },
  )

  test(
    `an ordinary dish has one price and no ribbon, in ${language}`,
    { tag: ['@MENU-4', '@V17'] },
    async ({ page }) => {
      await open(page, home)
      const card = dish(page, 'fries-sandwich-120g')
      await expect(card.locator('bdi', { hasText: /^AED \d+\.\d\d$/ })).toHaveCount(1)
      await expect(card.locator('s')).toHaveCount(0)
      await expect(card.getByText(words.ribbon)).toHaveCount(0)
    },
  )

  test(
    `while closed a stepper says why and does nothing, in ${language}`,
    { tag: ['@MENU-7', '@T17'] },
    async ({ page }) => {
      await page.clock.setFixedTime(CLOSED)
      await open(page, home)
      const card = dish(page, 'cola')
      for (const button of [increase(card), decrease(card)]) {
        await expect(button).toHaveAttribute('title', words.closed)
        await expect(button).toHaveAttribute('aria-disabled', 'true')
        await button.click({ force: true })
        await button.focus()
        await page.keyboard.press('Enter')
      }
      await expect(quantity(card)).toHaveText('0')
    },
  )
}

test('a stepper goes from 0 to 99 and no further', { tag: ['@MENU-4', '@B14'] }, async ({ page }) => {
  await open(page, '/en')
  const card = dish(page, 'cola')
  await expect(quantity(card)).toHaveText('0')
  await expect(decrease(card)).toHaveAttribute('aria-disabled', 'true')
  await decrease(card).click({ force: true })
  await expect(quantity(card)).toHaveText('0')
  await increase(card).evaluate((button: HTMLElement) => {
    for (let click = 0; click < 104; click += 1) button.click()
  })
  await expect(quantity(card)).toHaveText('99')
  await expect(increase(card)).toHaveAttribute('aria-disabled', 'true')
  await decrease(card).click()
  await expect(quantity(card)).toHaveText('98')
})

test(
  'a missing and a broken picture give way to a placeholder in the same box',
  { tag: ['@MENU-4', '@C16', '@C17'] },
  async ({ page }) => {
    const sample = readSampleDataset()
    const fields = { price: 9, category: 'Fries' }
    const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Asset', id } })
    const site = await startSite({
      assets: [...sample.assets, { id: 'gone', title: 'gone', file: 'gone.webp' }],
      entries: [
        { id: 'good', contentType: 'menuItem', fields: { ...fields, nameEn: 'Good', image: link('fries-small') } },
        { id: 'none', contentType: 'menuItem', fields: { ...fields, nameEn: 'None' } },
        { id: 'unlinked', contentType: 'menuItem', fields: { ...fields, nameEn: 'Unlinked', image: link('nothing') } },
        { id: 'broken', contentType: 'menuItem', fields: { ...fields, nameEn: 'Broken', image: link('gone') } },
      ],
    })
    try {
      await noteShifts(page)
      await open(page, `${site.origin}/en`)
      await picture(page, 'broken').scrollIntoViewIfNeeded()
      const sizes: unknown[] = []
      for (const [id, name] of [
        ['none', 'None'],
        ['unlinked', 'Unlinked'],
        ['broken', 'Broken'],
      ] as const) {
        const placeholder = picture(page, id).locator('[role="img"]')
        await expect(placeholder).toHaveAttribute('aria-label', name)
        await expect(placeholder.locator('svg use')).toHaveAttribute('href', '/sprite.svg#drawn-fries')
        await expect(picture(page, id).locator('img')).toHaveCount(0)
        sizes.push(await sizeOf(placeholder))
        await increase(dish(page, id)).click()
      }
      const drawn = picture(page, 'good').locator('img')
      await expect(drawn).toBeVisible()
      const good = await sizeOf(drawn)
      expect(sizes).toEqual([good, good, good])
      expect(totalOf(await shiftsOf(page))).toBeLessThan(0.01)
    } finally {
      await site.close()
    }
  },
)

async function sizeOf(element: Locator): Promise<string> {
  const box = await element.boundingBox()
  return `${Math.round(box?.width ?? 0)}×${Math.round(box?.height ?? 0)}`
}
