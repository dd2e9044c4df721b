import type { Locator, Page } from '@playwright/test'
import { getMessages } from '../../src/i18n/messages.ts'
import type { Language } from '../../src/domain/language.ts'
import { increase } from './pages.ts'
import { expect } from './test.ts'

/** Closed hours of the sample restaurant, as displayed. */
export const WINDOW = '4:00–12:00'

/** A time of day in Dubai, by default on 2026-11-21: '03:59:30'. */
export function at(dubaiTime: string, day = '2026-11-21'): Date {
  return new Date(`${day}T${dubaiTime}+04:00`)
}

/** The closed banner's text; absent while open. */
export function closedBanner(page: Page): Locator {
  return page.locator('[data-testid="closed-banner"] p')
}

/** The order link of the hero. */
export function heroLink(page: Page, language: Language): Locator {
  return page.getByRole('link', { name: getMessages(language).hero.whatsapp })
}

/** Expects all parts of home to show the same shop status. */
export async function expectShop(page: Page, language: Language, shop: 'open' | 'closed'): Promise<void> {
  const { hours } = getMessages(language)
  const link = heroLink(page, language)
  const plus = increase(page.locator('[data-item]').first())
  if (shop === 'open') {
    await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\//)
    await expect(plus).toHaveAttribute('aria-disabled', 'false')
    await expect(closedBanner(page)).toHaveCount(0)
  } else {
    await expect(closedBanner(page)).toHaveText(hours.closedOrdering(WINDOW))
    await expect(link).not.toHaveAttribute('href')
    await expect(plus).toHaveAttribute('aria-disabled', 'true')
  }
}
