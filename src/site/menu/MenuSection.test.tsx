import { expect, test, vi } from 'vitest'
import { publishMenu } from '#tests/browser-mode/serve-live.ts'
import { page } from 'vitest/browser'
import type { RenderResult } from 'vitest-browser-react'
import { PageTop } from '#tests/browser-mode/home-page.tsx'
import { setMotion } from '#tests/browser-mode/motion.ts'
import { SHOP_PATH, renderPage } from '#tests/browser-mode/render-page.tsx'
import { getDrawing } from '#menu/domain/drawing.ts'
import { FILTERS } from '#menu/domain/filter.ts'
import { toFils } from '#core/money.ts'
import { CATEGORIES } from '#menu/domain/menu.ts'
import { getMenuMessages } from '#menu/messages/menu-messages.ts'
import { createBestSeller, createItem, createOwnItem } from '#menu/domain/menu.fixtures.ts'
import { MenuSection } from './MenuSection.tsx'

/** Two items of each category and, first of all, one of a category that has no button. */
const MENU = [
  createItem('kunafa', { category: null }),
  ...CATEGORIES.flatMap((category) => [
    createItem(`First of ${category}`, { category }),
    createItem(`Second of ${category}`, { category }),
  ]),
]

// The words themselves: fixed-messages.test.ts.
const BUTTONS = FILTERS.map((filter) => getMenuMessages('en').menu.filters[filter])

function renderMenu(menu = MENU, preferred: readonly string[] = []): Promise<RenderResult> {
  return renderPage(
    <>
      <MenuSection language="en" shopPath={SHOP_PATH} preferred={preferred} />
      <div style={{ blockSize: 700 }}>The gallery</div>
    </>,
    { menu },
  )
}

/** Scrolls to a group until its button is marked. */
async function showGroup(screen: RenderResult, name: string): Promise<void> {
  const group = screen.getByRole('heading', { name, exact: true, level: 3 }).element()
  const button = screen.getByRole('button', { name, exact: true }).element()
  // More than once: groups are laid out, and move, when they come near.
  const scroll = (): string | null => {
    window.scrollBy({ top: group.getBoundingClientRect().top - window.innerHeight / 3 + 10, behavior: 'instant' })
    return button.getAttribute('data-in-view')
  }
  await expect.poll(scroll).toBe('true')
}

function readHeadings(screen: RenderResult): readonly string[] {
  return screen
    .getByRole('heading', { level: 3 })
    .elements()
    .map((heading) => heading.textContent)
}

function readNames(screen: RenderResult): readonly string[] {
  return screen
    .getByRole('heading', { level: 4 })
    .elements()
    .map((heading) => heading.textContent)
}

/** The box of the first picture. */
function getPicture(): DOMRect | undefined {
  return document.querySelector('[data-item] a')?.getBoundingClientRect()
}

function choose(screen: RenderResult, name: string): Promise<void> {
  return screen.getByRole('group', { name: 'Categories' }).getByRole('button', { name, exact: true }).click()
}

test("has all buttons with icons, 'All' pressed [MENU-1]", async () => {
  const screen = await renderMenu()
  const buttons = screen.getByRole('group').first().getByRole('button').elements()
  expect(buttons.map((button) => button.textContent)).toEqual(BUTTONS)
  expect(buttons.map((button) => button.getAttribute('aria-pressed') === 'true').indexOf(true)).toBe(2)
  const icons = buttons.flatMap((button) => [...button.querySelectorAll('use')].map((use) => use.getAttribute('href')))
  const drawings = FILTERS.map((category) => getDrawing({ category }).toLowerCase().replaceAll(' ', '-'))
  expect(icons).toEqual(drawings.map((name) => `#category-${name}`))
})

test("'All' groups the items in the order of the buttons, unknown categories last [MENU-3]", async () => {
  const screen = await renderMenu()
  expect(readHeadings(screen)).toEqual([...BUTTONS.slice(3), 'More'])
  expect(readNames(screen).at(-1)).toBe('kunafa')
})

test('at 360 px drinks and sauces are two in a row, other dishes one', async () => {
  await page.viewport(360, 740)
  const screen = await renderMenu()
  for (const [category, isCompact] of [
    ['Fries', false],
    ['Beverages', true],
    ['Sauces', true],
  ] as const) {
    const [first, second] = ['First', 'Second'].map((which) =>
      screen
        .getByRole('article')
        .filter({ hasText: `${which} of ${category}` })
        .element()
        .getBoundingClientRect(),
    )
    expect(first?.top === second?.top, category).toBe(isCompact)
  }
})

test('a button shows only the items of its category [MENU-2]', async () => {
  const screen = await renderMenu()
  for (const category of ['Fries', 'Sauces']) {
    await choose(screen, category)
    await expect.element(screen.getByRole('button', { pressed: true })).toHaveTextContent(category)
    expect(readHeadings(screen)).toEqual([category])
    expect(readNames(screen)).toEqual([`First of ${category}`, `Second of ${category}`])
  }
})

test('a category without items says why [MENU-2] [R50]', async () => {
  const screen = await renderMenu(MENU.filter(({ category }) => category !== 'Beverages'))
  for (const [category, text] of [
    ['Offer', 'No discounts today: every dish is at its usual price.'],
    ['Best Seller', 'None of our best sellers is on the menu today.'],
    ['Beverages', 'No dishes here today.'],
  ] as const) {
    await choose(screen, category)
    await expect.element(screen.getByText(text)).toBeVisible()
  }
})

test('Best Seller and Offer show the same items, preferred ones first [MENU-8]', async () => {
  const offers = [
    createBestSeller('Meal', 3000, { category: 'Meat Shawarma' }),
    createBestSeller('Roll', 1200, { category: 'Chicken Shawarma' }),
    createBestSeller('Burger', 2000, { category: 'Beef Burgers' }),
  ]
  const screen = await renderMenu([...MENU, ...offers], ['Burger'])
  for (const name of ['Best Seller', 'Offer']) {
    await choose(screen, name)
    expect(readHeadings(screen)).toEqual([name])
    expect(readNames(screen)).toEqual(['Burger', 'Roll', 'Meal'])
  }
})

test('among offers the discount of a dish stands at its price, and its ribbon stays [MENU-5] [R14]', async () => {
  const half = createItem('Half', { price: toFils(20), discountPrice: toFils(10) })
  const screen = await renderMenu([...MENU, half, createBestSeller('Roll', 1200)])
  await expect.element(screen.getByText('Best Seller').nth(1)).toBeVisible()
  await choose(screen, 'Offer')
  for (const [name, discount] of [
    ['Half', '−50%'],
    ['Roll', '−25%'],
  ] as const) {
    const card = screen.getByRole('article').filter({ hasText: name })
    await expect.element(card.getByText('Best Seller')).toBeVisible()
    const price = card.getByText(discount).element().closest('span:has(strong)')
    expect(price?.textContent).toMatch(/^was AED .* −\d\d% now AED /)
  }
})

test.for([1024, 1920])('a category chosen at the top of the page shows its first picture at %i px', async (width) => {
  await page.viewport(width, 900)
  const screen = await renderPage(
    <>
      <div style={{ blockSize: 760 }}>The hero</div>
      <MenuSection language="en" shopPath={SHOP_PATH} preferred={[]} />
      <div style={{ blockSize: 900 }}>The gallery</div>
    </>,
    { menu: MENU },
  )
  const buttons = screen.getByRole('group', { name: 'Categories' })
  ;(buttons.getByRole('button', { name: 'Fries', exact: true }).element() as HTMLElement).click()
  await expect.poll(() => getPicture()?.bottom ?? Infinity).toBeLessThanOrEqual(900)
  const row = buttons.element().getBoundingClientRect()
  expect(getPicture()?.top).toBeGreaterThanOrEqual(row.bottom)
  // What is in view stays where it is.
  const { scrollY } = window
  ;(buttons.getByRole('button', { name: 'Sauces', exact: true }).element() as HTMLElement).click()
  expect(window.scrollY).toBe(scrollY)
})

test.for([
  ['the offer', 360],
  ['the offer', 1440],
  ['a link to the menu', 360],
  ['a link to the menu', 768],
  ['a link to the menu', 1920],
] as const)('%s leads to where the first picture is in view at %i px', async ([name, width]) => {
  const height = width < 768 ? 740 : 900
  await page.viewport(width, height)
  const menu = [...MENU, createBestSeller('Meal', 3000), createBestSeller('Roll', 1200)]
  const screen = await renderPage(
    <>
      <PageTop page="home" />
      <div style={{ blockSize: 760 }}>
        <a href="#menu">a link to the menu</a>
      </div>
      <MenuSection language="en" shopPath={SHOP_PATH} preferred={[]} />
      <div style={{ blockSize: 900 }}>The gallery</div>
    </>,
    { menu },
  )
  const link = screen.getByRole('link', { name: name === 'the offer' ? /get 25% OFF/ : name })
  await expect.element(link).toBeVisible()
  ;(link.element() as HTMLElement).click()
  await expect.poll(() => getPicture()?.bottom ?? Infinity).toBeLessThanOrEqual(height)
  const row = screen.getByRole('group', { name: 'Categories' }).element().getBoundingClientRect()
  expect(getPicture()?.top).toBeGreaterThanOrEqual(row.bottom)
})

test('a chosen category is scrolled to: up to 768 px always, 150 px below the top; wider where it is out of view [MENU-2]', async () => {
  await setMotion('reduce')
  const screen = await renderPage(
    <>
      <div style={{ blockSize: 700 }}>The hero</div>
      <MenuSection language="en" shopPath={SHOP_PATH} preferred={[]} />
      <div style={{ blockSize: 700 }}>The gallery</div>
    </>,
    { menu: MENU },
  )
  const grid = screen.getByTestId('menu-grid').element()
  const press = (name: string): void => {
    const button = screen.getByRole('group', { name: 'Categories' }).getByRole('button', { name, exact: true })
    ;(button.element() as HTMLElement).click()
  }
  const scrollTo = vi.spyOn(window, 'scrollTo')
  for (const [width, isNarrow] of [
    [360, true],
    [768, true],
    [769, false],
    [1280, false],
  ] as const) {
    await page.viewport(width, 500)
    for (const [isDeep, top] of [
      [false, 400],
      [true, 1900],
    ] as const) {
      press('All')
      window.scroll({ top, behavior: 'instant' })
      scrollTo.mockClear()
      press('Fries')
      const getTop = (): number => Math.round(grid.getBoundingClientRect().top)
      if (isNarrow) await expect.poll(getTop).toBe(150)
      else if (isDeep) await expect.poll(getTop).toBeGreaterThan(0)
      else expect(scrollTo).not.toHaveBeenCalled()
    }
  }
})

test('the first item of a category that arrives while the page is open is marked by its button', async () => {
  await page.viewport(360, 740)
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const screen = await renderMenu(MENU.filter(({ category }) => category !== 'Fries'))
  publishMenu('2', MENU)
  const fries = screen.getByRole('heading', { name: 'Fries', level: 3 })
  await expect.element(fries).toBeInTheDocument()
  await showGroup(screen, 'Fries')
})

test('a category of the owner has a button and a group from when it arrives until it leaves', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const screen = await renderMenu()
  publishMenu('2', [createOwnItem('cake'), ...MENU])
  const button = screen.getByRole('group', { name: 'Categories' }).getByRole('button', { name: 'Desserts' })
  await expect.element(button).toBeInTheDocument()
  expect(button.element().querySelector('use')?.getAttribute('href')).toBe('#category-sauces')
  expect(readHeadings(screen)).toEqual([...BUTTONS.slice(3), 'Desserts', 'More'])
  expect(document.querySelector('#menu-own-desserts h3')?.textContent).toBe('Desserts')
  await choose(screen, 'Desserts')
  expect(readHeadings(screen)).toEqual(['Desserts'])
  expect(readNames(screen)).toEqual(['cake'])
  publishMenu('3', MENU)
  await expect.element(screen.getByRole('button', { pressed: true })).toHaveTextContent('All')
  expect(readHeadings(screen)).toEqual([...BUTTONS.slice(3), 'More'])
})
