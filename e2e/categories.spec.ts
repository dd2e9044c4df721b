import type { Page } from '@playwright/test'
import { readSampleDataset } from '../fake-contentful/dataset.ts'
import { CATEGORY_BUTTONS, categoryButtons, groupHeadings } from './support/categories.ts'
import { startSite } from './support/site.ts'
import { expect, LANGUAGES, open, test } from './support/test.ts'

/** Best sellers: the preferred two, chicken, meat, the rest; each kind by the name shown. */
const OFFERS = [
  'chicken-sandwich-large',
  'classic-burger',
  'chicken-sandwich-medium',
  'meat-arabic-shawarma-meal',
  'meat-sandwich-medium',
  'fries-sandwich-with-mozzarella',
]
const OFFERS_AR = OFFERS.with(3, 'meat-sandwich-medium').with(4, 'meat-arabic-shawarma-meal')

function shownIds(page: Page): Promise<(string | undefined)[]> {
  return page.locator('[data-item]').evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset.item))
}

for (const { language, home } of LANGUAGES) {
  const names = CATEGORY_BUTTONS[language]

  test(
    `twelve buttons with icons stand in order, 'All' chosen, in ${language}`,
    { tag: '@MENU-1' },
    async ({ page }) => {
      await open(page, home)
      await expect(page.locator('#menu-title')).toBeVisible()
      await expect(categoryButtons(page)).toHaveText([...names])
      expect(
        await categoryButtons(page).evaluateAll((all) =>
          all.map((button) => button.querySelectorAll('svg use').length),
        ),
      ).toEqual(names.map(() => 1))
      const icons = await categoryButtons(page)
        .locator('use')
        .evaluateAll((all) => all.map((use) => use.getAttribute('href')?.split('#')[1] ?? ''))
      expect(new Set(icons).size).toBe(12)
      const sprite = await (await page.request.get('/sprite.svg')).text()
      for (const icon of icons) expect(sprite).toContain(`id="${icon}"`)
      await expect(page.locator('[aria-pressed="true"]')).toHaveText([names[2]])
    },
  )

  test(`'All' groups the dishes in the order of the row, in ${language}`, { tag: '@MENU-3' }, async ({ page }) => {
    await open(page, home)
    await expect(groupHeadings(page)).toHaveText(names.slice(3))
  })

  test(`a button shows its dishes alone, in ${language}`, { tag: '@MENU-2' }, async ({ page }) => {
    await open(page, home)
    const all = await shownIds(page)
    const seen: unknown[] = []
    for (const name of names.slice(3)) {
      await categoryButtons(page).getByText(name, { exact: true }).click()
      await expect(groupHeadings(page)).toHaveText([name])
      await expect(page.locator('[aria-pressed="true"]')).toHaveText([name])
      seen.push(...(await shownIds(page)))
    }
    expect(seen).toEqual(all)
  })

  test(
    `Best Seller and Offer show the same, preferred dishes first, in ${language}`,
    { tag: '@MENU-8' },
    async ({ page }) => {
      await open(page, home)
      for (const name of names.slice(0, 2)) {
        await categoryButtons(page).getByText(name, { exact: true }).first().click()
        await expect(groupHeadings(page)).toHaveText([name])
        expect(await shownIds(page)).toEqual(language === 'ar' ? OFFERS_AR : OFFERS)
      }
    },
  )
}

test('a kind that no button knows comes last', { tag: ['@MENU-3', '@C22'] }, async ({ page }) => {
  const sample = readSampleDataset()
  const odd = { id: 'kunafa', contentType: 'menuItem', fields: { nameEn: 'Kunafa', price: 15, category: 'Desserts' } }
  const site = await startSite({ ...sample, entries: [odd, ...sample.entries] })
  try {
    await open(page, `${site.origin}/en`)
    await expect(groupHeadings(page)).toHaveText([...CATEGORY_BUTTONS.en.slice(3), 'Anything else'])
    await expect(categoryButtons(page)).toHaveCount(12)
    expect((await shownIds(page)).at(-1)).toBe('kunafa')
  } finally {
    await site.close()
  }
})
