import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { HomePage } from '#tests/browser-mode/home-page.tsx'
import { renderPage } from '#tests/browser-mode/render-page.tsx'
import { createItem } from '../domain/menu.fixtures.ts'

const MENU = (['Chicken Shawarma', 'Beef Burgers', 'Fries', 'Sauces'] as const).map((category) =>
  createItem(category, { category }),
)

const listSkipped = (): number =>
  [...document.querySelectorAll('section[data-category]')].filter(
    (group) => getComputedStyle(group).contentVisibility === 'auto',
  ).length

const countLaidOut = (): number => document.querySelectorAll('[data-laid-out]').length

test('groups out of sight are laid out one in each idle moment [R58]', async () => {
  const waiting: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => waiting.push(callback))
  await page.viewport(360, 740)
  await renderPage(<HomePage />, { menu: MENU })
  await expect.poll(() => waiting).not.toEqual([])
  expect(listSkipped()).toBe(MENU.length - 1)
  for (let laidOut = 1; laidOut <= MENU.length; laidOut += 1) {
    waiting.shift()?.()
    expect(countLaidOut()).toBe(laidOut)
  }
  expect(listSkipped()).toBe(0)
  expect(waiting).toEqual([])
})

test('where the browser has no idle callbacks, groups out of sight are laid out all the same [R58]', async () => {
  Reflect.deleteProperty(window, 'requestIdleCallback')
  await page.viewport(360, 740)
  await renderPage(<HomePage />, { menu: MENU })
  await expect.poll(countLaidOut, { timeout: 10_000 }).toBe(MENU.length)
  expect(listSkipped()).toBe(0)
})

test('on a desktop all groups are laid out at once [R58]', async () => {
  await page.viewport(1280, 800)
  vi.stubGlobal('requestIdleCallback', () => 0)
  await renderPage(<HomePage />, { menu: MENU })
  expect(document.querySelectorAll('section[data-category]')).toHaveLength(MENU.length)
  expect(listSkipped()).toBe(0)
})
