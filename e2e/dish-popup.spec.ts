import type { Page } from '@playwright/test'
import { decrease, dish, increase, quantity } from './support/pages.ts'
import { CLOSED, expect, LANGUAGES, open, test } from './support/test.ts'

const ID = 'chicken-arabic-shawarma-meal'
const POPUP = {
  ar: { name: 'وجبة شاورما عربي دجاج', quantities: ['200 غم', '8 قطع', '100 غم'], close: 'إغلاق' },
  en: { name: 'Chicken Arabic Shawarma Meal', quantities: ['200g', '8 pcs', '100g'], close: 'Close' },
} as const

function opener(page: Page) {
  return dish(page, ID).locator('button[aria-haspopup="dialog"]')
}

const WAYS_OUT = [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['the ×', (page: Page) => page.getByRole('dialog').getByRole('button').first().click()],
  ['the backdrop', (page: Page) => page.mouse.click(12, 400)],
  ['the × by keyboard', (page: Page) => page.keyboard.press('Enter')],
] as const

for (const { language, home } of LANGUAGES) {
  const { name, quantities, close } = POPUP[language]

  test(
    `the popup shows picture, name and description, quantities red and bold, in ${language}`,
    { tag: '@MENU-6' },
    async ({ page }) => {
      await open(page, home)
      await opener(page).click()
      const popup = page.getByRole('dialog', { name })
      await expect(popup).toBeVisible()
      await expect(popup.getByRole('img', { name })).toBeVisible()
      await expect(popup.getByRole('heading')).toHaveText(name)
      const marked = popup.locator('p strong')
      await expect(marked).toHaveText([...quantities])
      for (const each of await marked.all()) {
        await expect(each).toHaveCSS('color', 'rgb(179, 20, 15)')
        await expect(each).toHaveCSS('font-weight', '700')
      }
      await expect(popup.getByRole('button', { name: close })).toBeFocused()
    },
  )

  test(
    `the dish is ordered from its popup, and not while closed, in ${language}`,
    { tag: ['@MENU-6', '@MENU-7'] },
    async ({ page }) => {
      await open(page, home)
      await opener(page).click()
      const popup = page.getByRole('dialog', { name })
      await increase(popup).click()
      await increase(popup).click()
      await decrease(popup).click()
      await expect(quantity(popup)).toHaveText('1')
      await page.clock.setFixedTime(CLOSED)
      await increase(popup).click({ force: true })
      await expect(quantity(popup)).toHaveText('1')
      await page.keyboard.press('Escape')
      await expect(quantity(dish(page, ID))).toHaveText('1')
    },
  )

  test(`every way out closes the popup and the focus returns, in ${language}`, { tag: '@MENU-6' }, async ({ page }) => {
    await open(page, home)
    await opener(page).focus()
    for (const [way, leave] of WAYS_OUT) {
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog', { name }), way).toBeVisible()
      await leave(page)
      await expect(page.locator('dialog'), way).toHaveCount(0)
      await expect(opener(page), way).toBeFocused()
    }
  })
}

test(
  'a click inside the popup leaves it open, and the page behind can’t be reached',
  { tag: '@MENU-6' },
  async ({ page }) => {
    await open(page, '/en')
    await opener(page).click()
    const popup = page.getByRole('dialog')
    await popup.getByRole('heading').click()
    await popup.getByRole('img').click()
    await expect(popup).toBeVisible()
    for (let press = 0; press < 4; press += 1) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('main section#menu [data-item]'))).toBeNull()
    }
  },
)
