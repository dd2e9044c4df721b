import type { Locator, Page } from '@playwright/test'
import { getCheckoutMessages } from '../../src/i18n/checkout-messages.ts'
import type { Language } from '../../src/domain/language.ts'
import { expect } from './test.ts'

export interface OrderFormControls {
  readonly delivery: Locator
  readonly pickup: Locator
  readonly firstName: Locator
  readonly address: Locator
}

export function orderForm(page: Page, language: Language): OrderFormControls {
  const { checkout } = getCheckoutMessages(language)
  return {
    delivery: page.getByRole('radio', { name: checkout.delivery, exact: true }),
    pickup: page.getByRole('radio', { name: checkout.pickup, exact: true }),
    firstName: page.getByLabel(checkout.firstName),
    address: page.getByLabel(checkout.address),
  }
}

/** Clicks the visible label; the radio button itself is hidden. */
export async function choose(page: Page, language: Language, method: 'delivery' | 'pickup'): Promise<void> {
  await page.locator('fieldset').getByText(getCheckoutMessages(language).checkout[method], { exact: true }).click()
}

/** The control is invalid and described by the error message. */
export async function expectError(control: Locator, error: string): Promise<void> {
  await expect(control).toHaveAttribute('aria-invalid', 'true')
  await expect(control).toHaveAccessibleDescription(error)
}

export async function expectNoError(control: Locator): Promise<void> {
  await expect(control).toHaveAttribute('aria-invalid', 'false')
  await expect(control).toHaveAccessibleDescription('')
}
