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
  await expect(hero(page)).toHaveAttribute('data-hydrated', 'true')
  await page.clock.pauseAt(new Date(OPEN.getTime() + 120_000))
}

/** What the hero showed at a moment of the mocked clock. */
interface Frame {
  /** In ms. */
  readonly at: number
  readonly place: number
  /** How far the slides were moved sideways, in px. */
  readonly x: number
}

interface Filming {
  readonly film: { readonly frames: readonly Frame[]; isOn: boolean }
}

/** The clock runs this far between two looks at the page, which lets React draw, in ms. */
const RUN_MS = 100

/** Runs the clock until the frames tell enough, and gives all of them. */
async function film(page: Page, isEnough: (frames: readonly Frame[]) => boolean): Promise<readonly Frame[]> {
  await hero(page).evaluate((carousel) => {
    const frames: Frame[] = []
    const note = (): void => {
      const places = [...carousel.querySelectorAll('button')].filter((button) => /\d/.test(button.ariaLabel ?? ''))
      const list = carousel.querySelector('ul')
      frames.push({
        at: performance.now(),
        place: places.findIndex((button) => button.ariaCurrent === 'true') + 1,
        x: list === null ? Number.NaN : new DOMMatrix(getComputedStyle(list).transform).m41,
      })
      if (film.isOn) requestAnimationFrame(note)
    }
    const film = { frames, isOn: true }
    Object.assign(window, { film })
    note()
  })
  for (let ran = 0; ran < 20_000; ran += RUN_MS) {
    await page.clock.runFor(RUN_MS)
    const frames = await page.evaluate(() => (window as unknown as Filming).film.frames)
    if (!isEnough(frames)) continue
    await page.evaluate(() => {
      ;(window as unknown as Filming).film.isOn = false
    })
    return frames
  }
  throw new Error('the hero did not do it')
}

/** Runs the clock until another place is shown. */
export async function untilNextPlace(page: Page): Promise<void> {
  await film(page, (frames) => frames.at(-1)?.place !== frames[0]?.place)
}

/** Runs the clock well beyond a move; after how many ms the slides were where they came to rest, to half a px. */
export async function untilStill(page: Page): Promise<number> {
  const frames = await film(page, (all) => spanOf(all) > 2 * MOVE_MS)
  return restAfter(frames)
}

/** Two moves of its own: from the start of one to the start of the next, and how long the first was on its way, in ms. */
export async function twoMoves(page: Page): Promise<{ intervalMs: number; moveMs: number }> {
  const frames = await film(page, (all) => spanOf(all) > 2 * DELAY_MS + 2 * MOVE_MS)
  const first = startOfMove(frames)
  const restsAgain = first.findIndex(({ at }) => at > (first[0]?.at ?? 0) + 2 * MOVE_MS)
  const second = startOfMove(first.slice(restsAgain))
  return {
    intervalMs: (second[0]?.at ?? 0) - (first[0]?.at ?? 0),
    moveMs: restAfter(first.slice(0, restsAgain)),
  }
}

/** The frames from the last one at rest. */
function startOfMove(frames: readonly Frame[]): readonly Frame[] {
  const rest = frames[0]?.x ?? 0
  const moved = frames.findIndex(({ x }) => Math.abs(x - rest) > 0.5)
  return moved < 1 ? [] : frames.slice(moved - 1)
}

function spanOf(frames: readonly Frame[]): number {
  return (frames.at(-1)?.at ?? 0) - (frames[0]?.at ?? 0)
}

function restAfter(frames: readonly Frame[]): number {
  const rest = frames.at(-1)?.x ?? 0
  const arrived = frames.findIndex(({ x }) => Math.abs(x - rest) < 0.5)
  return (frames[arrived]?.at ?? 0) - (frames[0]?.at ?? 0)
}
