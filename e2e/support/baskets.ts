import type { Page } from '@playwright/test'
import { getCheckoutMessages } from '../../src/i18n/checkout-messages.ts'
import type { Language } from '../../src/domain/language.ts'
import { awake, expect } from './test.ts'

/** Pieces by the id of a dish. */
export type Pieces = Readonly<Record<string, number>>

/** A basket with a discounted and an ordinary dish. */
export const TWO_DISHES: Pieces = { 'chicken-sandwich-large': 2, cola: 1 }

/** Puts a basket into the session before the first page of the tab reads it, as an earlier visit would have. */
export async function givenBasket(
  page: Page,
  pieces: Pieces,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const items = Object.entries(pieces).map(([id, qty]) => ({ id, qty }))
  await givenStored(page, { basketItem: JSON.stringify({ items }), ...more })
}

/** Fills session storage once, at the first document of the tab; later documents find what the site left there. */
export async function givenStored(page: Page, entries: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) {
      if (window.sessionStorage.getItem(`given ${key}`) !== null) continue
      window.sessionStorage.setItem(`given ${key}`, 'yes')
      window.sessionStorage.setItem(key, value)
    }
  }, entries)
}

/** Opens checkout with a basket and waits until it is shown; `origin` is that of a site of the test's own. */
export async function openCheckout(
  page: Page,
  language: Language,
  pieces: Pieces = TWO_DISHES,
  origin = '',
): Promise<void> {
  await givenBasket(page, pieces)
  await page.goto(`${origin}${language === 'ar' ? '/checkout' : '/en/checkout'}`)
  await awake(page)
  await expect(page.getByRole('list', { name: getCheckoutMessages(language).checkout.lines })).toBeVisible()
}
