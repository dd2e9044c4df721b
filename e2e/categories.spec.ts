import type { Page } from '@playwright/test'
import { readSampleLibrary } from '../content-service/sample-library.ts'
import { startSite } from './support/site.ts'
import { CLOSED, expect, LANGUAGES, OPEN, open, test } from './support/test.ts'

const BUTTONS = {
  ar: [
    'الأكثر مبيعاً',
    'العروض',
    'الكل',
    'شاورما دجاج',
    'شاورما لحم',
    'شاورما مكس',
    'وجبات كومبو دجاج',
    'برجر دجاج',
    'برجر لحم',
    'بطاطس',
    'مشروبات',
    'صوصات',
  ],
  en: [
    'Best Seller',
    'Offer',
    'All',
    'Chicken Shawarma',
    'Meat Shawarma',
    'Shawarma mix',
    'Chicken Comboo Meals',
    'Chicken Burgers',
    'Beef Burgers',
    'Fries',
    'Beverages',
    'Sauces',
  ],
} as const

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

function row(page: Page) {
  return page.locator('#menu [role="group"]').first().getByRole('button')
}

function headings(page: Page) {
  return page.locator('[data-menu-grid] h3')
}

function shownIds(page: Page): Promise<(string | undefined)[]> {
  return page.locator('[data-dish]').evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset['dish']))
}

for (const { language, home } of LANGUAGES) {
  const names = BUTTONS[language]

  test(
    `twelve buttons with icons stand in order, 'All' chosen, in ${language}`,
    { tag: '@MENU-1' },
    async ({ page }) => {
      await open(page, home)
      await expect(page.locator('#menu-title')).toBeVisible()
      await expect(row(page)).toHaveText([...names])
      expect(
        await row(page).evaluateAll((all) => all.map((button) => button.querySelectorAll('svg use').length)),
      ).toEqual(names.map(() => 1))
      const icons = await row(page)
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
    await expect(headings(page)).toHaveText(names.slice(3))
  })

  test(`a button shows its dishes alone, in ${language}`, { tag: '@MENU-2' }, async ({ page }) => {
    await open(page, home)
    const all = await shownIds(page)
    const seen: unknown[] = []
    for (const name of names.slice(3)) {
      await row(page).getByText(name, { exact: true }).click()
      await expect(headings(page)).toHaveText([name])
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
        await row(page).getByText(name, { exact: true }).first().click()
        await expect(headings(page)).toHaveText([name])
        expect(await shownIds(page)).toEqual(language === 'ar' ? OFFERS_AR : OFFERS)
      }
    },
  )
}

test('a kind that no button knows comes last', { tag: ['@MENU-3', '@C22'] }, async ({ page }) => {
  const sample = readSampleLibrary()
  const odd = { id: 'kunafa', contentType: 'menuItem', fields: { nameEn: 'Kunafa', price: 15, category: 'Desserts' } }
  const site = await startSite({ ...sample, entries: [odd, ...sample.entries] })
  try {
    await open(page, `${site.origin}/en`)
    await expect(headings(page)).toHaveText([...BUTTONS.en.slice(3), 'Anything else'])
    await expect(row(page)).toHaveCount(12)
    expect((await shownIds(page)).at(-1)).toBe('kunafa')
  } finally {
    await site.close()
  }
})

for (const [width, scrolls] of [
  [360, true],
  [768, true],
  [769, false],
  [1280, false],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

    const fact = scrolls ? 'brings the grid to 150 px below the top' : 'leaves the page where it is'
    test(`choosing a category ${fact}`, { tag: '@MENU-2' }, async ({ page }) => {
      await open(page, '/en')
      for (const start of [300, 2500]) {
        await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), start)
        const before = await page.evaluate(() => window.scrollY)
        // Not by the mouse: bringing the button into view would move the page.
        await row(page)
          .getByText(start === 300 ? 'Beef Burgers' : 'Chicken Burgers')
          .dispatchEvent('click')
        await expect(headings(page)).toHaveText([start === 300 ? 'Beef Burgers' : 'Chicken Burgers'])
        const grid = page.locator('[data-menu-grid]')
        const top = (): Promise<number> => grid.evaluate((element) => Math.round(element.getBoundingClientRect().top))
        if (scrolls) await expect.poll(top).toBe(150)
        else if (start === 300) expect(await page.evaluate(() => window.scrollY)).toBe(before)
        await row(page).getByText('All', { exact: true }).dispatchEvent('click')
        await expect(headings(page)).toHaveCount(9)
      }
    })
  })
}

for (const [width, height] of [
  [360, 740],
  [768, 1024],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } })

    for (const time of [OPEN, CLOSED]) {
      const state = time === OPEN ? 'open' : 'closed'
      test(
        `nothing lies over the heading of a chosen category while ${state}`,
        { tag: '@MENU-2' },
        async ({ page }) => {
          await page.clock.setFixedTime(time)
          for (const { home } of LANGUAGES) {
            await open(page, home)
            await row(page).nth(5).dispatchEvent('click')
            await expect(headings(page)).toHaveCount(1)
            const bottom = await row(page)
              .first()
              .locator('..')
              .evaluate((each) => each.getBoundingClientRect().bottom)
            expect((await headings(page).boundingBox())?.y).toBeGreaterThanOrEqual(bottom)
          }
        },
      )
    }
  })
}

test.describe('with the keyboard', () => {
  test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } })

  for (const { language, home } of LANGUAGES) {
    test(
      `every category is reached, seen and chosen, in ${language}`,
      { tag: ['@MENU-1', '@MENU-2'] },
      async ({ page }) => {
        await open(page, home)
        await row(page).first().focus()
        for (const name of BUTTONS[language]) {
          await expect(row(page).and(page.locator(':focus'))).toHaveText(name)
          await page.keyboard.press(name.length % 2 === 0 ? 'Enter' : 'Space')
          await expect(page.locator('[aria-pressed="true"]')).toHaveText([name])
          await expect(page.locator(':focus')).toBeInViewport({ ratio: 0.95 })
          await page.keyboard.press('Tab')
        }
      },
    )
  }
})
