import type { Page } from '@playwright/test'
import { getCheckoutMessages } from '../src/i18n/checkout-messages.ts'
import type { Language } from '../src/domain/language.ts'
import { givenStored, openCheckout } from './support/baskets.ts'
import { dish, increase, line, quantity, stored } from './support/pages.ts'
import { awake, expect, LANGUAGES, test } from './support/test.ts'

const REQUESTS = { 'chicken-sandwich-large': ['no_pickles'] }

async function openFullCheckout(page: Page, language: Language): Promise<void> {
  await givenStored(page, { specialSelections: JSON.stringify(REQUESTS), generalComment: 'no onion' })
  await openCheckout(page, language)
}

async function expectNothingStored(page: Page): Promise<void> {
  expect(JSON.parse((await stored(page, 'basketItem')) ?? '')).toMatchObject({ items: [], totalQty: 0, totalPrice: 0 })
  expect(await stored(page, 'specialSelections')).toBe('{}')
  expect(await stored(page, 'generalComment')).toBe('')
}

for (const { language, home, checkout: path } of LANGUAGES) {
  const { checkout, nav } = getCheckoutMessages(language)
  const atHome = new RegExp(`${home}$`)
  const atCheckout = new RegExp(`${path}$`)

  test(
    `Clear Cart empties all three at once and goes home after three seconds, in ${language}`,
    { tag: '@CHK-3' },
    async ({ page }) => {
      await openFullCheckout(page, language)
      await page.clock.pauseAt(new Date('2026-11-21T20:10:00+04:00'))
      await page.getByRole('button', { name: checkout.clearCart }).click()
      await expect(page.getByText(checkout.cleared)).toBeVisible()
      await expect(page.getByRole('link', { name: nav.cart(0) })).toBeVisible()
      await expectNothingStored(page)

      await page.clock.runFor(2_999)
      await expect(page.getByRole('button', { name: checkout.undo })).toBeVisible()
      await expect(page).toHaveURL(atCheckout)
      await page.clock.runFor(1)
      await expect(page).toHaveURL(atHome)
      await expectNothingStored(page)
    },
  )

  test(`Undo brings everything back and stays, in ${language}`, { tag: '@CHK-3' }, async ({ page }) => {
    await openFullCheckout(page, language)
    await page.clock.pauseAt(new Date('2026-11-21T20:10:00+04:00'))
    await page.getByRole('button', { name: checkout.clearCart }).click()
    const undo = page.getByRole('button', { name: checkout.undo })
    await expect(undo).toBeFocused()
    await page.clock.runFor(2_000)
    await undo.press('Enter')
    await expect(quantity(line(page, 'chicken-sandwich-large'))).toHaveText('2')
    await expect(quantity(line(page, 'cola'))).toHaveText('1')
    await expect(line(page, 'chicken-sandwich-large')).toContainText(getCheckoutMessages(language).requests.no_pickles)
    expect(JSON.parse((await stored(page, 'specialSelections')) ?? '')).toEqual(REQUESTS)
    expect(await stored(page, 'generalComment')).toBe('no onion')

    await page.clock.runFor(60_000)
    await expect(page).toHaveURL(atCheckout)
    await expect(quantity(line(page, 'cola'))).toHaveText('1')
  })
}

test(
  'what is chosen after leaving early is safe, and no page is taken away',
  { tag: ['@CHK-3', '@B18'] },
  async ({ page }) => {
    const { checkout, nav } = getCheckoutMessages('en')
    await openFullCheckout(page, 'en')
    await page.getByRole('button', { name: checkout.clearCart }).click()
    await page.getByRole('link', { name: nav.menu, exact: true }).first().click()
    await expect(page).toHaveURL(/\/en(#menu)?$/)
    await awake(page)
    await increase(dish(page, 'water')).click()
    await page.clock.runFor(10_000)
    await expect(quantity(dish(page, 'water'))).toHaveText('1')
    await expect(quantity(dish(page, 'cola'))).toHaveText('0')
  },
)
