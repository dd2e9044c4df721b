import { MENU_GRID_OFFSET_PX } from '#core/specification.ts'
import { expect, test } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import type { RenderResult } from 'vitest-browser-react'
import { COLA, getIncrease, HOME_MENU, HomePage, readQuantity } from '#tests/browser-mode/home-page.tsx'
import { clickNow } from '#tests/browser-mode/press.ts'
import { renderPage } from '#tests/browser-mode/render-page.tsx'
import { createItem } from '../../domain/menu.fixtures.ts'
import { FILTERS } from '../../domain/filter.ts'
import type { MenuItem } from '../../domain/menu.ts'

function renderHome(menu: readonly MenuItem[] = HOME_MENU): Promise<RenderResult> {
  return renderPage(<HomePage />, { menu })
}

/** On phones the open field takes the room of the categories. */
function widenWindow(): Promise<void> {
  return page.viewport(1024, 768)
}

function getField(screen: RenderResult): Locator {
  return screen.getByRole('searchbox', { name: 'Search the menu' })
}

function readNames(screen: RenderResult): readonly string[] {
  return screen
    .getByRole('heading', { level: 4 })
    .elements()
    .map(({ textContent }) => textContent)
}

function getPressed(screen: RenderResult): Locator {
  return screen.getByRole('group', { name: 'Categories' }).getByRole('button', { pressed: true })
}

test('a search shows what it finds in all categories, until a category or Escape ends it', async () => {
  await widenWindow()
  const screen = await renderHome()
  const categories = screen.getByRole('group', { name: 'Categories' })
  await clickNow(categories.getByRole('button', { name: 'Beverages' }))
  await getField(screen).fill('burger')
  await expect.element(screen.getByRole('heading', { name: '1 dish', level: 3 })).toBeVisible()
  expect(readNames(screen)).toEqual(['House Burger'])
  expect(getPressed(screen).elements()).toEqual([])
  await clickNow(categories.getByRole('button', { name: 'Beverages' }))
  expect(readNames(screen)).toEqual(['Cola'])
  await expect.element(getField(screen)).toHaveValue('')
  await getField(screen).fill('burger')
  await expect.poll(() => readNames(screen)).toEqual(['House Burger'])
  await userEvent.keyboard('{Escape}')
  await expect.element(getField(screen)).toHaveValue('')
  await expect.element(getPressed(screen)).toHaveTextContent('Beverages')
})

// What counts as a word: tests/sample-search.test.ts.
test.for(['!!!', 'kebab'])("'%s' leaves all dishes", async (text) => {
  const screen = await renderHome()
  await getField(screen).fill('cola')
  await expect.poll(() => readNames(screen)).toEqual(['Cola'])
  await getField(screen).fill(text)
  await expect.poll(() => readNames(screen)).toHaveLength(HOME_MENU.length)
  const nothing = screen.getByText(/^Nothing found for “\u2068kebab\u2069”. The whole menu is below.$/)
  expect(nothing.elements()).toHaveLength(text === 'kebab' ? 1 : 0)
})

test('words that no dish has are said above what the others find, and announced with it', async () => {
  const screen = await renderHome()
  await getField(screen).fill('pizza cola')
  await expect.poll(() => readNames(screen)).toEqual(['Cola'])
  const status = document.querySelector('[data-testid="menu-grid"] [role="status"]')
  await expect.poll(() => status?.textContent).toBe('1 dish\nNothing for “\u2068pizza\u2069”.')
  await getField(screen).fill('cola burger')
  await expect.poll(() => readNames(screen)).toHaveLength(2)
  await expect.poll(() => status?.textContent).toMatch(/^2 dishes\nNo dish has all of these words/)
})

test('where nothing is found another search and the menu are one press away, in the field', async () => {
  await widenWindow()
  const screen = await renderHome()
  await getField(screen).fill('kebab')
  await screen.getByRole('button', { name: 'Try “shawarma”' }).click()
  await expect.poll(() => readNames(screen)).toEqual(['Chicken Sandwich'])
  await expect.element(getField(screen)).toHaveValue('shawarma')
  await getField(screen).fill('kebab')
  await screen.getByRole('button', { name: 'Clear search' }).click()
  await expect.element(getField(screen)).toHaveValue('')
  await expect.element(getField(screen)).toHaveFocus()
  await expect.element(getPressed(screen)).toHaveTextContent('All')
})

test('of 500 dishes that are found a few are drawn, and more on the way down', async () => {
  const screen = await renderHome(Array.from({ length: 500 }, (_, place) => createItem(`Roll ${place}`)))
  await getField(screen).fill('roll')
  await expect.element(screen.getByRole('heading', { name: '500 dishes' })).toBeVisible()
  const count = (): number => document.querySelectorAll('[data-item]').length
  expect(count()).toBeLessThan(100)
  const before = count()
  document.querySelector('[data-testid="menu-grid"]')?.scrollIntoView({ block: 'end', behavior: 'instant' })
  await expect.poll(count).toBeGreaterThan(before)
})

test('the search leads to its results; add, clear: basket, focus and place of the page are kept', async () => {
  await page.viewport(414, 896)
  const menu = [...HOME_MENU, ...Array.from({ length: 30 }, (_, place) => createItem(`Roll ${place}`))]
  // What home has above and below its menu.
  const section = <div style={{ blockSize: 1200 }} />
  const screen = await renderPage(
    <>
      {section}
      <HomePage />
      {section}
    </>,
    { menu },
  )
  const readGridTop = (): number => screen.getByTestId('menu-grid').element().getBoundingClientRect().top
  await getField(screen).click()
  await expect.poll(readGridTop).toBeCloseTo(MENU_GRID_OFFSET_PX, 0)
  await getField(screen).fill('cola')
  await expect.poll(readGridTop).toBeCloseTo(MENU_GRID_OFFSET_PX, 0)
  await expect.poll(() => readNames(screen)).toEqual(['Cola'])
  await getIncrease(screen, 'Cola').click()
  await clickNow(screen.getByRole('button', { name: 'Clear', exact: true }))
  await expect.element(getField(screen)).toHaveFocus()
  await expect.poll(() => readNames(screen)).toHaveLength(menu.length)
  expect(readQuantity(screen, 'Cola')).toBe('1')
  expect(readGridTop()).toBeCloseTo(MENU_GRID_OFFSET_PX, 0)
})

test('the count is announced once, after the last letter', async () => {
  const screen = await renderHome()
  await getField(screen).fill('co')
  await expect.poll(() => readNames(screen)).toEqual(['Cola'])
  const status = document.querySelector('[data-testid="menu-grid"] [role="status"]')
  expect(status?.textContent).toBe('')
  await expect.poll(() => status?.textContent).toBe('1 dish')
})

test('a dish of an unknown category is found, and has no button', async () => {
  await widenWindow()
  const screen = await renderHome([...HOME_MENU, createItem('Kunafa', { category: null })])
  await getField(screen).fill('kunafa')
  await expect.poll(() => readNames(screen)).toEqual(['Kunafa'])
  expect(screen.getByRole('group', { name: 'Categories' }).getByRole('button').elements()).toHaveLength(FILTERS.length)
})

test('a sold-out dish is found, with its words', async () => {
  const screen = await renderHome([{ ...COLA, availability: 'soldOut' }, ...HOME_MENU.slice(0, 2)])
  await getField(screen).fill('كولا')
  await expect.poll(() => readNames(screen)).toEqual(['Cola'])
  await expect.element(screen.getByText('Sold out today')).toBeVisible()
})
