import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { RenderResult } from 'vitest-browser-react'
import { getIncrease, HomePage, readQuantity } from '#tests/browser-mode/home-page.tsx'
import { clickNow } from '#tests/browser-mode/press.ts'
import { renderPage } from '#tests/browser-mode/render-page.tsx'
import { createBestSeller, createItem } from '../domain/menu.fixtures.ts'
import type { MenuItem } from '../domain/menu.ts'
import { toFils } from '#core/money.ts'

function renderCards(menu: readonly MenuItem[]): Promise<RenderResult> {
  return renderPage(<HomePage />, { menu })
}

test('a best seller has a ribbon, its old price struck through and its new one [MENU-5]', async () => {
  const screen = await renderCards([createBestSeller('Roll', 1010, { name: { en: 'Roll', ar: 'Roll' } })])
  const card = screen.getByRole('article')
  await expect.element(card.getByText('Best Seller')).toBeVisible()
  const before = card.getByText('AED 10.10').element().closest('s')
  expect(before?.textContent).toBe('was AED 10.10')
  expect(before && getComputedStyle(before).textDecorationLine).toBe('line-through')
  await expect.element(card.getByRole('strong')).toHaveTextContent('AED 7.58')
  expect(card.element().textContent).toContain('now AED 7.58')
  // The ribbon is a text of the card: inside the named link of the image it would not be read.
  expect(card.getByRole('link').first().element().textContent).not.toContain('Best Seller')
})

test('a tap on the description opens the dish, one on + adds it [MENU-4]', async () => {
  const screen = await renderCards([createItem('Cola', { description: { en: 'A can, cold.', ar: 'علبة باردة.' } })])
  const at = (element: Element): Element | null => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2)
  }
  expect(at(getIncrease(screen, 'Cola').element())).toBe(getIncrease(screen, 'Cola').element())
  // Pressed and released: what is pressed may move under the finger.
  await screen.getByText('A can, cold.').click({ force: true })
  await expect.element(screen.getByRole('dialog', { name: 'Cola' })).toBeVisible()
})

test('an ordinary item has one price and no ribbon [MENU-4]', async () => {
  const screen = await renderCards([createItem('Fries Sandwich 120g')])
  const card = screen.getByRole('article')
  expect(
    card
      .getByText(/AED \d/)
      .elements()
      .map((price) => price.textContent),
  ).toEqual(['AED 10.00'])
  expect(card.getByText('Best Seller').elements()).toEqual([])
})

test('an item without a price says so in words and cannot be ordered', async () => {
  const screen = await renderCards([createItem('Soup', { price: null }), createItem('Cola')])
  const card = screen.getByRole('article').filter({ hasText: 'Soup' })
  await expect.element(card.getByText('Price on request')).toBeVisible()
  expect(getIncrease(screen, 'Soup').elements()).toEqual([])
  expect(card.element().textContent).not.toMatch(/AED|NaN|null/)
  window.dispatchEvent(new CustomEvent('menu:increment', { detail: { id: 'Soup' } }))
  await expect.element(screen.getByRole('link', { name: 'Your cart is empty' })).toBeVisible()
})

test('a missing and a broken image leave a placeholder in the same box [MENU-4]', async () => {
  await page.viewport(1280, 800)
  const size = { width: 960, height: 720 }
  const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
  const screen = await renderCards([
    createItem('Good', { image: { url: dot, ...size } }),
    createItem('None'),
    createItem('Broken', { image: { url: '/no-such-image.webp', ...size } }),
    createItem('Fourth, for a full row'),
  ])
  // Images of home load once the page has.
  document.documentElement.dataset['loaded'] = ''
  const readBox = (name: string): string => {
    const image = screen.getByRole('link', { name: `About ${name}` }).getByRole('img', { name })
    const { width, height } = image.element().getBoundingClientRect()
    return `${image.element().tagName} ${Math.round(width)}×${Math.round(height)}`
  }
  await expect.poll(() => readBox('Broken')).toMatch(/^span/i)
  const [, good] = readBox('Good').split(' ')
  expect(readBox('None')).toBe(`SPAN ${good ?? ''}`)
  expect(readBox('Broken')).toBe(`SPAN ${good ?? ''}`)
  for (const name of ['None', 'Broken']) {
    await getIncrease(screen, name).click()
    await expect.poll(() => readQuantity(screen, name)).toBe('1')
  }
})

test.each([320, 375])('+ stays under the finger at the first tap, at %i px [MENU-4]', async (width) => {
  await page.viewport(width, 740)
  const screen = await renderCards([
    createItem('Plain', { price: toFils(2600) }),
    createBestSeller('Best', 2400, { name: { en: 'Best', ar: 'Best' } }),
  ])
  for (const name of ['Plain', 'Best']) {
    const increase = getIncrease(screen, name).element()
    const { x, y } = increase.getBoundingClientRect()
    await clickNow(getIncrease(screen, name))
    await expect.poll(() => readQuantity(screen, name)).toBe('1')
    const moved = increase.getBoundingClientRect()
    expect([moved.x - x, moved.y - y].map(Math.round), name).toEqual([0, 0])
  }
})

test('an Arabic name on the English page is set apart, and the price stays in its place', async () => {
  const screen = await renderCards([createItem('garlic', { name: { en: '', ar: 'ثومية حارة' } }), createItem('Plain')])
  const name = screen.getByText('ثومية حارة').first()
  await expect.element(name).toHaveAttribute('lang', 'ar')
  await expect.element(name).toHaveAttribute('dir', 'rtl')
  const [arabicOffset, plainOffset] = screen
    .getByRole('article')
    .elements()
    .map((card) => {
      const price = card.querySelector('strong') ?? card
      return price.getBoundingClientRect().x - card.getBoundingClientRect().x
    })
  expect(arabicOffset).toBeGreaterThan(0)
  expect(arabicOffset).toBe(plainOffset)
})

test('a name of 5,000 letters wraps on the narrowest phone', async () => {
  await page.viewport(320, 640)
  await renderCards([
    createItem('latin', { name: { en: 'W'.repeat(5000), ar: '' }, description: { en: 'W'.repeat(5000), ar: '' } }),
    createItem('arabic', { name: { en: '', ar: 'ش'.repeat(5000) } }),
  ])
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth).toBe(clientWidth)
})
