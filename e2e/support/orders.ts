import type { Page } from '@playwright/test'
import type {} from '../../src/state/basket-window-api.ts'
import { getPath } from '../../src/domain/routes.ts'
import type { Language } from '../../src/domain/language.ts'
import { getCheckoutMessages } from '../../src/i18n/checkout-messages.ts'
import { dish, increase, messageOf, whatsAppLink } from './pages.ts'
import { open } from './test.ts'

/** Fills session storage before any page of the site has run. */
export async function store(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await page.goto('/icon.svg')
  await page.evaluate((entries) => {
    for (const [key, value] of entries) window.sessionStorage.setItem(key, value)
  }, Object.entries(values))
}

/** Opens home and adds one of each item. */
export async function choose(page: Page, language: Language, ...ids: readonly string[]): Promise<void> {
  await open(page, getPath('home', language))
  for (const id of ids) await increase(dish(page, id)).click()
}

export async function openCheckout(page: Page, language: Language): Promise<void> {
  await open(page, getPath('checkout', language))
}

/** Waits until the stored basket was restored and published, shortly after hydration. */
export async function restored(page: Page): Promise<void> {
  await page.waitForFunction(() => window.basket !== undefined)
}

/** Fills in the form for pickup and returns the order message. */
export async function pickupMessage(page: Page, language: Language): Promise<string> {
  const { checkout } = getCheckoutMessages(language)
  await page.getByText(checkout.pickup, { exact: true }).click()
  await page.getByLabel(checkout.firstName).fill('Sara')
  return messageOf(whatsAppLink(page, language))
}

/** Returns the lines that start like the total. A genuine message has exactly one, its last. */
export function totalLines(message: string, language: Language): readonly string[] {
  const { total } = getCheckoutMessages(language).checkout
  return message.split('\n').filter((line) => line.replaceAll('*', '').startsWith(total))
}
