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

test.each(['idle callbacks', 'a timer'])(
  'groups out of sight are laid out by %s, one at a time [R58]',
  async (means) => {
    if (means === 'a timer') Reflect.deleteProperty(window, 'requestIdleCallback')
    await page.viewport(360, 740)
    const marked: number[] = []
    const observer = new MutationObserver((records) => marked.push(records.length))
    observer.observe(document.documentElement, { attributeFilter: ['data-laid-out'], subtree: true })
    await renderPage(<HomePage />, { menu: MENU })
    await expect.poll(() => document.querySelectorAll('[data-laid-out]').length).toBe(MENU.length)
    expect(listSkipped()).toBe(0)
    expect(marked).toEqual(MENU.map(() => 1))
  },
)

test('on a desktop all groups are laid out at once [R58]', async () => {
  await page.viewport(1280, 800)
  vi.stubGlobal('requestIdleCallback', () => 0)
  await renderPage(<HomePage />, { menu: MENU })
  expect(document.querySelectorAll('section[data-category]')).toHaveLength(MENU.length)
  expect(listSkipped()).toBe(0)
})
