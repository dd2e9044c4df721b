import type { Locator, Page } from '@playwright/test'

/** In session storage: '1' once the offer was dismissed. */
export const PROMO_KEY = 'promoDismissedV2'

export function getPromoBanner(page: Page): Locator {
  return page.locator('[data-testid="promo-banner"]')
}
