import type { Locator, Page } from '@playwright/test'
import { getPageMessages } from '#site/messages/page-messages.ts'
import type { Language } from '#core/text/language.ts'

/** Closed hours of the sample restaurant, as displayed. */
export const CLOSED_HOURS = '4:00–12:00'
/** The closed banner's text; absent while open. */
export function getClosedBanner(page: Page): Locator {
  return page.locator('[data-testid="closed-banner"] p')
}

/** The WhatsApp link of the hero. */
export function getHeroLink(page: Page, language: Language): Locator {
  return page.getByRole('link', { name: getPageMessages(language).hero.whatsapp })
}
