import type { Locator, Page } from '@playwright/test'

export function getHeroCarousel(page: Page): Locator {
  return page.locator('#home [aria-roledescription="carousel"]')
}
