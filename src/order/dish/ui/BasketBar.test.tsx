import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { RenderResult } from 'vitest-browser-react'
import { HomePage, storedBasket } from '#tests/browser-mode/home-page.tsx'
import { interceptNavigations } from '#tests/browser-mode/intercept-navigations.ts'
import { setMotion } from '#tests/browser-mode/motion.ts'
import { renderPage } from '#tests/browser-mode/render-page.tsx'
import { createItem } from '#menu/domain/menu.fixtures.ts'

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
const MENU = Array.from({ length: 7 }, (_, index) =>
  createItem(`dish${index}`, { image: { url: `${PICTURE}#${index}`, width: 1, height: 1 } }),
)

beforeEach(() => page.viewport(360, 740))

function getBar(screen: RenderResult): HTMLElement | null {
  return screen.container.querySelector('[data-sticky-bar]')
}

/** The page with that many dishes in the basket, once its bar is there. */
async function renderBar(count: number): Promise<HTMLElement> {
  const quantities = Object.fromEntries(MENU.slice(0, count).map(({ id }) => [id, 2]))
  const screen = await renderPage(<HomePage />, { menu: MENU, session: storedBasket(quantities) })
  await expect.poll(() => getBar(screen)).not.toBeNull()
  return getBar(screen) ?? document.body
}

function readPictures(bar: HTMLElement): readonly string[] {
  const images = [...bar.querySelectorAll<HTMLImageElement>('[aria-hidden] img')]
  return images.map(({ src }) => src.slice(src.indexOf('#')))
}

test('the bar shows the four newest dishes once each, the newest last, and how many more there are [NAV-6]', async () => {
  const bar = await renderBar(7)
  expect(readPictures(bar)).toEqual(['#3', '#4', '#5', '#6'])
  expect(bar.querySelector('[aria-hidden]')?.textContent).toBe('+3')
  expect(bar.textContent).toContain('· 14')
})

test('rounds of 36 px overlap, and the bar reaches to the edges of a phone [NAV-6]', async () => {
  const bar = await renderBar(4)
  expect(bar.querySelector('[aria-hidden]')?.textContent).toBe('')
  const rounds = [...bar.querySelectorAll('[data-dish-picture]')].map((round) => round.getBoundingClientRect())
  expect(rounds.map(({ width, height }) => [width, height])).toEqual(Array(4).fill([36, 36]))
  for (const [index, { right }] of rounds.entries()) {
    const next = rounds[index + 1]
    if (next) expect(next.left).toBeLessThan(right)
  }
  const { left, width, bottom, height } = bar.getBoundingClientRect()
  expect([left, width, bottom, height]).toEqual([0, 360, 740, 64])
})

test('a wide window has it as a pill at the end of the lines, with room for it below the page [NAV-6]', async () => {
  await page.viewport(1440, 900)
  const bar = await renderBar(2)
  await Promise.all(bar.getAnimations().map(({ finished }) => finished))
  const { right, bottom, width, height } = bar.getBoundingClientRect()
  expect([document.documentElement.clientWidth - right, 900 - bottom, height]).toEqual([32, 24, 56])
  expect(width).toBeGreaterThanOrEqual(320)
  expect(getComputedStyle(document.documentElement).getPropertyValue('--sticky-bar-height')).toBe('4.5rem')
})

/** Adds a dish by the + of its card, and returns how far its picture lands from that round of the bar. */
async function addDish(bar: HTMLElement, id: string, findRound: () => Element | undefined): Promise<number> {
  await Promise.all(bar.getAnimations().map(({ finished }) => finished))
  const findButton = (): HTMLElement | null => document.querySelector(`[data-item="${id}"] [data-increase="true"]`)
  // Pictures that are out of view are not loaded.
  findButton()?.scrollIntoView({ block: 'center', behavior: 'instant' })
  await expect.poll(() => findButton()?.closest('article')?.querySelector('img')?.currentSrc ?? '').not.toBe('')
  findButton()?.click()
  await expect.poll(() => document.querySelector('body > img')).not.toBeNull()
  const copy = document.querySelector('body > img')
  const [animation] = copy?.getAnimations() ?? []
  animation?.pause()
  if (animation) animation.currentTime = 319.9
  const landed = copy?.getBoundingClientRect() ?? new DOMRect()
  const round = findRound()?.getBoundingClientRect() ?? new DOMRect()
  animation?.finish()
  return Math.hypot(landed.x - round.x, landed.y - round.y)
}

test.each([
  ['that is new lands on its own round, the last one', 3, 'dish3', -1],
  ['that was there lands on its round', 3, 'dish1', 1],
  ['that is counted only lands on the number', 6, 'dish0', 0],
] as const)('the picture of a dish %s [NAV-7]', async (_case, count, id, place) => {
  await setMotion('no-preference')
  const bar = await renderBar(count)
  expect(await addDish(bar, id, () => [...bar.querySelectorAll('[data-dish-picture]')].at(place))).toBeLessThan(1)
})

test('between phones and wide windows it is a pill, too, and its pictures fill their rounds [NAV-6]', async () => {
  await page.viewport(800, 740)
  const bar = await renderBar(2)
  await Promise.all(bar.getAnimations().map(({ finished }) => finished))
  const { right, bottom, width } = bar.getBoundingClientRect()
  expect([document.documentElement.clientWidth - right, 740 - bottom]).toEqual([32, 24])
  expect(width).toBeLessThan(400)
  for (const { width, height } of [...bar.querySelectorAll('img')].map((image) => image.getBoundingClientRect()))
    expect([width, height]).toEqual([32, 32])
})

test('without a connection a tap stays on the page, and says that the cart is kept [NAV-6] [BSK-2]', async () => {
  const bar = await renderBar(1)
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const navigations = interceptNavigations()
  bar.click()
  await expect.element(page.getByText('No connection. Your cart is kept.')).toBeVisible()
  expect(navigations).toEqual([])
  onLine.mockReturnValue(true)
  bar.click()
  expect(navigations).toHaveLength(1)
})
