import type { Page } from '@playwright/test'
import { readSmallMenu } from '#tests/support/small-menu.ts'
import { dietaryInfoMessages } from '#menu/messages/dietary-info-messages.ts'
import { findViolations } from './support/accessibility.ts'
import { getItem } from './support/pages.ts'
import { ENGLISH, expect, gotoHydrated, LANGUAGES, test } from './support/test.ts'

const OPTIONS: Readonly<Record<string, object>> = {
  'classic-burger': { calories: 640, allergens: ['sesame', 'gluten', 'milk'], labels: ['spicy', 'new'] },
  'fries-small': { calories: 310 },
  'chicken-sandwich-large': { available: false },
  'chicken-sandwich-small': { availableFrom: '13:00', availableUntil: '16:00' },
  'chicken-rocket': { available: 'no' },
  cola: { available: false },
}

const menu = readSmallMenu()

// Of some items the owner says what they contain, that they are sold out, or that they are served at noon only.
// One worker for all of them, because this content is served by a site of its own.
test.describe.configure({ mode: 'default' })
test.use({
  content: {
    ...menu,
    entries: menu.entries.map((entry) => ({ ...entry, fields: { ...entry.fields, ...OPTIONS[entry.id] } })),
  },
})

const messages = dietaryInfoMessages.en
const CONTAINS = 'Contains wheat (gluten), milk, sesame'

function getList(page: Page) {
  return page.locator('details', { hasText: messages.title })
}

test('the dialog of an item tells what the owner says; paper has a list of all', async ({ page }) => {
  await gotoHydrated(page, ENGLISH.home)
  await expect(getItem(page, 'classic-burger').locator('small')).toHaveText(['Spicy', 'New'])
  await expect(getList(page)).toBeHidden()
  await getItem(page, 'classic-burger').locator('a[aria-haspopup="dialog"]').first().click()
  await expect(page.getByRole('dialog').getByText(`${CONTAINS} · 640 kcal`)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.emulateMedia({ media: 'print' })
  await expect(getList(page).getByText(`640 kcal. ${CONTAINS}`)).toBeVisible()
})

const WORDS = {
  ar: { soldOut: 'نفد اليوم', hours: 'من \u20661:00\u2069 ظهراً حتى \u20664:00\u2069 عصراً' },
  en: { soldOut: 'Sold out today', hours: 'From 1 pm to 4 pm' },
} as const

test('greyed cards have texts of enough contrast', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await gotoHydrated(page, '/')
  await expect(getItem(page, 'chicken-sandwich-small')).toContainText(WORDS.ar.hours)
  const card = getItem(page, 'chicken-sandwich-large')
  await expect(card).toContainText(WORDS.ar.soldOut)
  await expect(card.locator('img')).toHaveCSS('filter', /grayscale/)
  expect(await findViolations(page, '[data-item^="chicken-sandwich"]')).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu says what is sold out, when a dish is served, and what it contains', async ({ page }) => {
    for (const { language, home } of LANGUAGES) {
      await page.goto(home)
      const { soldOut, hours } = WORDS[language]
      await expect(getItem(page, 'chicken-sandwich-large')).toContainText(soldOut)
      await expect(getItem(page, 'chicken-sandwich-small')).toContainText(hours)
      await expect(getItem(page, 'chicken-rocket')).not.toContainText(soldOut)
    }
    await expect(getList(page).getByText(`640 kcal. ${CONTAINS}`)).toBeVisible()
    await expect(getList(page).getByText('310 kcal')).toBeVisible()
  })
})
