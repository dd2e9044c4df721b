import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { RenderResult } from 'vitest-browser-react'
import {
  BURGER,
  CLOSED,
  CLOSED_HOURS,
  COLA,
  getIncrease,
  getStepper,
  OPEN,
  readQuantity,
  SANDWICH,
  storedBasket,
} from '#tests/browser-mode/home-page.tsx'
import { restaurant } from '../../../restaurant.config.ts'
import { clickNow, nextTask } from '#tests/browser-mode/press.ts'
import { SHOP_PATH, renderPage } from '#tests/browser-mode/render-page.tsx'
import { publishMenu } from '#tests/browser-mode/serve-live.ts'
import { toFils } from '#core/money.ts'
import { createExtras } from '#menu/domain/choices.ts'
import { createOption, createItem, createOwnItem } from '#menu/domain/menu.fixtures.ts'
import { keepMenu } from '#menu/state/menu-store.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import { DishSection } from './DishSection.tsx'

type Options = Parameters<typeof renderPage>[1]

function renderDish(dish: MenuItem, options: Options = {}, others: readonly MenuItem[] = []): Promise<RenderResult> {
  const { language = 'en' } = options
  return renderPage(
    <DishSection language={language} id={dish.id} shopPath={SHOP_PATH} contact={{ phone: restaurant.phone }} />,
    { page: 'dish', menu: [dish, ...others], ...options },
  )
}

const CHEESE_BURGER: MenuItem = {
  ...BURGER,
  choices: [createExtras([createOption('cheese', 300, { name: { en: 'Cheese', ar: 'جبنة' } })])],
}

/** The page of a burger as the server sends it, which hydrates after these boxes were ticked. */
async function hydrateDish(names: readonly string[], session: Readonly<Record<string, string>> = {}): Promise<void> {
  const menu = [CHEESE_BURGER]
  const island = <DishSection language="en" id="burger" shopPath={SHOP_PATH} contact={{ phone: restaurant.phone }} />
  keepMenu(SHOP_PATH, menu)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(island)
  for (const name of names) page.getByRole('checkbox', { name }).element().closest('label')?.click()
  await renderPage(null, { page: 'dish', menu, session })
  const root = hydrateRoot(container, island)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  await expect.element(page.getByRole('group', { name: 'Quantity of House Burger' })).toBeVisible()
  await nextTask()
}

test('what was ticked before hydration is chosen, and charged as shown', async () => {
  await hydrateDish(['No pickles', 'Cheese + AED 3.00'])
  await expect.element(page.getByRole('button', { name: 'Add · AED 23.00' })).toBeVisible()
  await clickNow(page.getByRole('checkbox', { name: 'Cheese + AED 3.00' }))
  await clickNow(page.getByRole('button', { name: 'Add · AED 20.00' }))
  await expect.element(page.getByRole('checkbox', { name: 'No pickles' })).toBeChecked()
  await expect.element(page.getByRole('checkbox', { name: 'Cheese + AED 3.00' })).not.toBeChecked()
  expect(window.basket).toMatchObject({ totalQty: 1, totalPrice: 20 })
  expect(sessionStorage.getItem('specialSelections')).toBe('{"burger":["no_pickles"]}')
})

test.for([
  ['a stored basket', storedBasket({ burger: 1 })],
  ['a + that was tapped before hydration, too', { earlyTaps: '[["burger",1]]' }],
] as const)('what was ticked before hydration is on the line of %s', async ([, session]) => {
  await hydrateDish(['No pickles', 'Cheese + AED 3.00'], session)
  await expect.poll(() => window.basket).toMatchObject({ totalQty: 1, items: [{ price: 20, extrasPrice: 3 }] })
  expect(sessionStorage.getItem('specialSelections')).toBe('{"burger":["no_pickles"]}')
  await expect.element(page.getByRole('checkbox', { name: 'No pickles' })).toBeChecked()
  await expect.element(page.getByRole('checkbox', { name: 'Cheese + AED 3.00' })).toBeChecked()
})

test('a tick before hydration takes back nothing that the line in the basket has', async () => {
  const session = { ...storedBasket({ burger: 1 }), specialSelections: '{"burger":["no_pickles"]}' }
  await hydrateDish(['No pickles'], session)
  await expect.element(page.getByRole('checkbox', { name: 'No pickles' })).toBeChecked()
  expect(sessionStorage.getItem('specialSelections')).toBe('{"burger":["no_pickles"]}')
})

test('what is ticked goes to the line that another script adds', async () => {
  const screen = await renderDish(CHEESE_BURGER)
  await clickNow(screen.getByRole('checkbox', { name: 'No pickles' }))
  window.dispatchEvent(new CustomEvent('menu:increment', { detail: { id: 'burger' } }))
  await expect.poll(() => sessionStorage.getItem('specialSelections')).toBe('{"burger":["no_pickles"]}')
  await expect.element(screen.getByRole('checkbox', { name: 'No pickles' })).toBeChecked()
})

test('the page of a dish that is in the basket leaves the focus where it is', async () => {
  const screen = await renderDish(COLA, { session: storedBasket({ cola: 1 }) })
  await expect.poll(() => readQuantity(screen, 'Cola')).toBe('1')
  expect(document.activeElement).toBe(document.body)
})

test('the way to the order is beside Add, with the number of its dishes', async () => {
  await page.viewport(1440, 900)
  const screen = await renderDish(COLA, { session: storedBasket({ burger: 2, cola: 1 }) }, [BURGER])
  const way = screen.getByRole('link', { name: 'My Order · 3' })
  await expect.element(way).toHaveAttribute('href', '/en/checkout')
  const { top, bottom } = way.element().getBoundingClientRect()
  const add = getIncrease(screen, 'Cola').element()
  const middle = add.getBoundingClientRect().top + add.clientHeight / 2
  expect(top < middle && middle < bottom).toBe(true)
})

test('an empty basket has no way to an order', async () => {
  await page.viewport(1440, 900)
  const screen = await renderDish(COLA)
  await expect.element(screen.getByRole('button', { name: 'Add · AED 5.00' })).toBeVisible()
  expect(screen.getByRole('link', { name: /My Order/ }).elements()).toEqual([])
})

test('a dish has one heading, the card’s prices and its whole picture', async () => {
  await page.viewport(1280, 800)
  const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
  const screen = await renderDish({ ...SANDWICH, image: { url: dot, width: 600, height: 900 } })
  expect(screen.getByRole('heading', { level: 1 }).elements()).toHaveLength(1)
  await expect.element(screen.getByRole('heading', { name: 'Chicken Sandwich' })).toBeVisible()
  await expect.element(screen.getByRole('article')).toMatchTextContent(/18\.00.*AED 13\.50/)
  const picture = screen.getByRole('img', { name: 'Chicken Sandwich' }).element()
  expect(getComputedStyle(picture).objectFit).toBe('contain')
})

test('no heading is more than one level below the one before it [R56]', async () => {
  const screen = await renderDish(SANDWICH)
  const levels = screen
    .getByRole('heading')
    .elements()
    .map(({ tagName }) => Number(tagName.slice(1)))
  expect(levels.length).toBeGreaterThan(1)
  expect(levels.filter((level, i) => level > (levels[i - 1] ?? 0) + 1)).toEqual([])
})

test('the server’s page has the published phone and what the kitchen uses', () => {
  const kitchen = { phone: '+971 4 000 0000', kitchenAllergens: ['nuts'] } as const
  keepMenu(SHOP_PATH, [COLA])
  const html = renderToString(<DishSection language="en" id="cola" shopPath={SHOP_PATH} contact={kitchen} />)
  expect(html).toMatch(/Ask us about allergens:.*href="tel:\+97140000000".*Our kitchen uses nuts\./)
})

test('a newer phone replaces that of the server’s page', async () => {
  const screen = await renderDish(COLA, { shopInfo: { phone: '+971 4 111 2222' } })
  await expect.element(screen.getByRole('link', { name: '+971 4 111 2222' })).toBeVisible()
})

test('beside the picture, requests open without moving the + or stretching the picture’s frame', async () => {
  await page.viewport(1280, 800)
  const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
  const screen = await renderDish({ ...SANDWICH, image: { url: dot, width: 600, height: 450 } })
  const readPlace = (): readonly (number | undefined)[] => [
    getIncrease(screen, 'Chicken Sandwich').element().getBoundingClientRect().top,
    document.querySelector('[data-place="page"]')?.getBoundingClientRect().height,
  ]
  const before = readPlace()
  await clickNow(getIncrease(screen, 'Chicken Sandwich'))
  await expect.element(screen.getByRole('checkbox', { name: 'No pickles' })).toBeInTheDocument()
  expect(readPlace()).toEqual(before)
})

const WATER = createItem('water', { name: { en: 'Water', ar: 'ماء' }, category: 'Beverages', price: toFils(200) })

test('other dishes of its category can be added here, at the newest prices', async () => {
  vi.useFakeTimers({ now: OPEN })
  const screen = await renderDish(COLA, {}, [WATER])
  await clickNow(getIncrease(screen, 'Water'))
  expect(readQuantity(screen, 'Water')).toBe('1')
  expect(window.basket?.totalPrice).toBe(2)
  publishMenu('2', [COLA, { ...WATER, price: toFils(300) }])
  await expect.element(screen.getByText('3.00')).toBeVisible()
  publishMenu('3', [COLA])
  await expect.element(screen.getByText('More from Beverages')).not.toBeInTheDocument()
})

test('other dishes have the card’s words while they can’t be ordered', async () => {
  vi.useFakeTimers({ now: CLOSED })
  const tea = createItem('tea', {
    name: { en: 'Tea', ar: 'شاي' },
    category: 'Beverages',
    availability: ['17:00', '02:00'],
  })
  const juice = createItem('juice', { name: { en: 'Juice', ar: 'عصير' }, category: 'Beverages' })
  const others: readonly MenuItem[] = [{ ...WATER, availability: 'soldOut' }, tea, juice]
  const screen = await renderDish(COLA, { closedHours: CLOSED_HOURS }, others)
  await expect.element(screen.getByText('Sold out today')).toBeVisible()
  await expect.element(screen.getByText('From 5 pm to 2 am')).toBeVisible()
  await expect.element(getIncrease(screen, 'Juice')).toHaveAttribute('title', 'Closed 4:00–12:00')
})

test.for([
  [COLA, '/en#menu-beverages'],
  [{ ...COLA, category: null }, '/en#menu'],
] as const)('the way back leads to the category’s place in the menu: %#', async ([dish, href]) => {
  const screen = await renderDish(dish)
  await expect.element(screen.getByRole('link', { name: 'Back to the menu' })).toHaveAttribute('href', href)
})

test('a dish of a category of the owner leads to it and has more of it', async () => {
  const screen = await renderDish(createOwnItem('cake'), {}, [createOwnItem('kunafa')])
  await expect.element(screen.getByRole('heading', { name: 'More from Desserts' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Back to the menu' }))
    .toHaveAttribute('href', '/en#menu-own-desserts')
})

test('a dish that leaves the menu says so by its last name, and has no stepper', async () => {
  vi.useFakeTimers()
  const screen = await renderDish(COLA)
  publishMenu('2', [{ ...COLA, name: { en: 'Cherry Cola', ar: 'كولا بالكرز' } }, SANDWICH])
  await expect.element(getStepper(screen, 'Cherry Cola')).toBeVisible()
  publishMenu('3', [SANDWICH])
  await expect.element(screen.getByText('Cherry Cola is no longer available.')).toBeVisible()
  expect(getStepper(screen, 'Cherry Cola').elements()).toEqual([])
})

test.for([
  [{ ...COLA, availability: 'soldOut' }, 'Sold out today'],
  [{ ...COLA, price: null }, 'Price on request'],
] as const)('a dish that can’t be ordered has the card’s words: %#', async ([dish, words]) => {
  vi.useFakeTimers({ now: CLOSED })
  const screen = await renderDish(dish)
  await expect.element(screen.getByText(words)).toBeVisible()
  expect(screen.getByRole('group').elements()).toEqual([])
})

test('a name of 200 letters with marks wraps and stays text', async () => {
  await page.viewport(320, 640)
  const name = '"<b>\u200f'.padEnd(200, 'W')
  const screen = await renderDish({ ...COLA, name: { en: name, ar: '' } })
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name)
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth).toBe(clientWidth)
})
