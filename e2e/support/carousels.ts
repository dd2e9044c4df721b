import type { Locator, Page } from '@playwright/test'
import { expect, open, OPEN } from './test.ts'

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

/** Between two moves, and how long a move may take, in ms (HERO-4). */
export const DELAY_MS = 3500
export const MOVE_MS = 800
export const STEP_MS = 20

/** The hero's carousel. */
export function hero(page: Page): Locator {
  return page.locator('#home [aria-roledescription="carousel"]')
}

/** Opens home with the hero awake and the clock stopped: from here only `runFor` moves it. */
export async function openStill(page: Page, home: string): Promise<void> {
  await open(page, home)
  await expect(hero(page)).toHaveAttribute('data-awake', 'true')
  await page.clock.pauseAt(new Date(OPEN.getTime() + 120_000))
}

/** Runs the clock until another place is shown; how long that took, in ms. */
export async function untilNextPlace(page: Page): Promise<number> {
  const before = await shownPlace(hero(page))
  let passed = 0
  while ((await shownPlace(hero(page))) === before && passed < 10_000) {
    await page.clock.runFor(STEP_MS)
    passed += STEP_MS
  }
  return passed
}

/** Runs the clock well beyond a move; after how many ms the slides were where they came to rest, to half a px. */
export async function untilStill(page: Page): Promise<number> {
  const places = [await translation(hero(page))]
  for (let passed = 0; passed < 2 * MOVE_MS; passed += STEP_MS) {
    await page.clock.runFor(STEP_MS)
    places.push(await translation(hero(page)))
  }
  const rest = places.at(-1) ?? 0
  return places.findIndex((place) => Math.abs(place - rest) < 0.5) * STEP_MS
}
