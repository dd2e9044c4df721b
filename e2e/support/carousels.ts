import type { Locator } from '@playwright/test'

/** The number of the place that is marked as shown, from 1. */
export async function shownPlace(carousel: Locator): Promise<number> {
  return carousel.evaluate((element) => {
    const places = [...element.querySelectorAll('button')].filter((button) => /\d/.test(button.ariaLabel ?? ''))
    return places.findIndex((button) => button.ariaCurrent === 'true') + 1
  })
}

/** How far the row of slides is moved sideways, in px; more is further to the right. */
export async function translation(carousel: Locator): Promise<number> {
  return carousel.locator('ul').evaluate((list) => new DOMMatrix(getComputedStyle(list).transform).m41)
}
