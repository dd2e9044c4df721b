import type { Locator, Page } from '@playwright/test'
import type { Language } from '#core/text/language.ts'
import { FILTERS } from '#menu/domain/filter.ts'
import { getMenuMessages } from '#menu/messages/menu-messages.ts'

/** Labels of the category filter in a language, in order. */
export function listCategoryNames(language: Language): readonly string[] {
  const { filters } = getMenuMessages(language).menu
  return FILTERS.map((filter) => filters[filter])
}

export function getCategoryButtons(page: Page): Locator {
  return page.locator('#menu [role="group"]').first().getByRole('button')
}

export function getGroupHeadings(page: Page): Locator {
  return page.locator('[data-testid="menu-grid"] h3')
}
