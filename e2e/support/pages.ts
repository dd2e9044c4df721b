import type { Locator, Page } from '@playwright/test'
import { getCheckoutMessages } from '#order/messages/checkout-messages.ts'
import type { Language } from '#core/text/language.ts'

/** The card of an item in the menu. */
export function getItem(page: Page, id: string): Locator {
  return page.locator(`[data-item="${id}"]`)
}

/** The + button inside a card or an order line. */
export function getIncreaseButton(inside: Locator): Locator {
  return inside.locator('[data-increase="true"]')
}

/** The quantity inside a stepper. */
export function getQuantity(inside: Locator): Locator {
  return inside.locator('[data-quantity]')
}

/** The line of an item in checkout. */
export function getOrderLine(page: Page, id: string): Locator {
  return page.locator(`[data-line="${id}"]`)
}

export function getWhatsAppLink(page: Page, language: Language): Locator {
  return page.getByRole('link', { name: getCheckoutMessages(language).checkout.whatsapp })
}

/** Returns the message in the URL of a WhatsApp link. */
export async function getOrderMessage(link: Locator): Promise<string> {
  const address = new URL((await link.getAttribute('href')) ?? 'about:blank')
  return address.searchParams.get('text') ?? ''
}

/** Fills in a valid form for delivery. */
export async function fillDelivery(
  page: Page,
  language: Language,
  name = 'Sara',
  address = 'Villa 7, Al Barsha 1',
): Promise<void> {
  const { checkout } = getCheckoutMessages(language)
  await page.getByRole('radio', { name: checkout.delivery, exact: true }).check({ force: true })
  await page.getByLabel(checkout.firstName).fill(name)
  await page.getByLabel(checkout.address).fill(address)
}

export function readStorage(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => window.sessionStorage.getItem(name), key)
}
