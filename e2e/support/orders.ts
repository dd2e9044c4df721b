import type { Page } from '@playwright/test'
import { getPath } from '#core/routes.ts'
import type { Language } from '#core/text/language.ts'
import { getCheckoutMessages } from '#order/messages/checkout-messages.ts'
import { getItem, getIncreaseButton, getOrderMessage, getWhatsAppLink } from './pages.ts'
import { gotoHydrated } from './test.ts'

/** Opens home and adds one of each item. */
export async function addItems(page: Page, language: Language, ...ids: readonly string[]): Promise<void> {
  await gotoHydrated(page, getPath('home', language))
  for (const id of ids) await getIncreaseButton(getItem(page, id)).click()
}

/** Fills in the form for pickup and returns the order message. */
export async function getPickupMessage(page: Page, language: Language): Promise<string> {
  const { checkout } = getCheckoutMessages(language)
  await page.getByText(checkout.methods.pickup, { exact: true }).click()
  await page.getByLabel(checkout.firstName).fill('Sara')
  return getOrderMessage(getWhatsAppLink(page, language))
}
