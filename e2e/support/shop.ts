import type { Locator, Page } from '@playwright/test'
import { getPageMessages } from '#site/messages/page-messages.ts'
import type { Language } from '#core/text/language.ts'
import { getIncreaseButton } from './pages.ts'
import { expect } from './test.ts'
import { getShopMessages } from '#shop/messages/shop-messages.ts'

/** Closed hours of the sample restaurant, as displayed. */
export const CLOSED_HOURS = '4:00–12:00'
/** When it opens, as displayed. */
const NOON: Readonly<Record<Language, string>> = { en: '12 noon', ar: '\u206612:00\u2069 ظهراً' }

/** A time of day in Dubai, by default on 2026-11-21: '03:59:30'. */
export function atDubaiTime(dubaiTime: string, day = '2026-11-21'): Date {
  return new Date(`${day}T${dubaiTime}+04:00`)
}

/** The closed banner's text; absent while open. */
export function getClosedBanner(page: Page): Locator {
  return page.locator('[data-testid="closed-banner"] p')
}

/** The WhatsApp link of the hero. */
export function getHeroLink(page: Page, language: Language): Locator {
  return page.getByRole('link', { name: getPageMessages(language).hero.whatsapp })
}

/** Expects all parts of home to show the same shop status. */
export async function expectShopStatus(page: Page, language: Language, shop: 'open' | 'closed'): Promise<void> {
  const { hours } = getShopMessages(language)
  const link = getHeroLink(page, language)
  const plus = getIncreaseButton(page.locator('[data-item]').first())
  if (shop === 'open') {
    await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\//)
    await expect(plus).toHaveAttribute('aria-disabled', 'false')
    await expect(getClosedBanner(page)).toHaveCount(0)
  } else {
    await expect(getClosedBanner(page)).toHaveText(
      `${hours.closedOrdering(CLOSED_HOURS)} ${hours.weOpenAt(NOON[language])}`,
    )
    await expect(link).not.toHaveAttribute('href')
    await expect(plus).toHaveAttribute('aria-disabled', 'true')
  }
}
