import type { Locator, Page } from '@playwright/test'
import { getCheckoutMessages } from '#order/messages/checkout-messages.ts'
import type { Language } from '#core/text/language.ts'

interface OrderFormControls {
  readonly delivery: Locator
  readonly pickup: Locator
  readonly firstName: Locator
  readonly address: Locator
}

export function getOrderForm(page: Page, language: Language): OrderFormControls {
  const { checkout } = getCheckoutMessages(language)
  return {
    delivery: page.getByRole('radio', { name: checkout.delivery, exact: true }),
    pickup: page.getByRole('radio', { name: checkout.methods.pickup, exact: true }),
    firstName: page.getByLabel(checkout.firstName),
    address: page.getByLabel(checkout.address),
  }
}
