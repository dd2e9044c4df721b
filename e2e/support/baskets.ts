import type { Page } from '@playwright/test'
import { getCheckoutMessages } from '#order/messages/checkout-messages.ts'
import type { Language } from '#core/text/language.ts'
import { waitForHydration, expect } from './test.ts'

/** Quantities by item id. */
export type Quantities = Readonly<Record<string, number>>

/** A discounted and an ordinary item. */
const TWO_ITEMS: Quantities = { 'chicken-sandwich-large': 2, cola: 1 }

/** Stores a basket before the first document of the tab loads. */
export async function seedBasket(
  page: Page,
  pieces: Quantities,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const items = Object.entries(pieces).map(([id, qty]) => ({ id, qty }))
  await seedStorageOnce(page, { basketItem: JSON.stringify({ items }), ...more })
}

/**
 * Fills session storage before the first document of the tab; later documents keep what the site
 * stored.
 */
export async function seedStorageOnce(page: Page, entries: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) {
      if (window.sessionStorage.getItem(`given ${key}`) !== null) continue
      window.sessionStorage.setItem(`given ${key}`, 'yes')
      window.sessionStorage.setItem(key, value)
    }
  }, entries)
}

/**
 * Opens checkout with a basket and waits until it is displayed; `origin` is for a test with its own
 * site.
 */
export async function openCheckoutWithBasket(
  page: Page,
  language: Language,
  pieces: Quantities = TWO_ITEMS,
  origin = '',
): Promise<void> {
  await seedBasket(page, pieces)
  await page.goto(`${origin}${language === 'ar' ? '/checkout' : '/en/checkout'}`)
  await waitForHydration(page)
  await expect(page.getByRole('list', { name: getCheckoutMessages(language).checkout.lines })).toBeVisible()
}
