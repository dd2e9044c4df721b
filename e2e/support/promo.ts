import type { Locator, Page } from '@playwright/test'

/** Session storage: '1' once the offer was put away. */
export const PROMO_KEY = 'promoDismissedV2'

/** The banner with the offer. */
export function promo(page: Page): Locator {
  return page.locator('[data-testid="promo-banner"]')
}
