import type { Locator, Page } from '@playwright/test'

export function getHeroCarousel(page: Page): Locator {
  return page.locator('#home [aria-roledescription="carousel"]')
}

/** Returns the number of the current slide, from 1. */
export async function getCurrentSlide(carousel: Locator): Promise<number> {
  return carousel.evaluate((element) => {
    const places = [...element.querySelectorAll('button')].filter((button) => /\d/.test(button.ariaLabel ?? ''))
    return places.findIndex((button) => button.ariaCurrent === 'true') + 1
  })
}
