import { beforeEach, expect, test, vi } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import { page, type Locator } from 'vitest/browser'
import { keepFigures } from '#core/text/keep-figures.ts'
import { toFils } from '#core/money.ts'
import { createOpeningPlan, createPause } from '#shop/domain/opening-plan.fixtures.ts'
import { createArea } from '#shop/domain/delivery-area.fixtures.ts'
import {
  CLOSED,
  CLOSED_HOURS,
  dubaiTime,
  getIncrease,
  HomePage,
  OPEN,
  storedBasket,
} from '#tests/browser-mode/home-page.tsx'
import { readStored, reloadCheckout, renderCheckout } from '#tests/browser-mode/checkout-page.tsx'
import { clickNow, focusOn } from '#tests/browser-mode/press.ts'
import { renderPage } from '#tests/browser-mode/render-page.tsx'
import { formatDeliveryLine } from '../../fields/area/messages/format-delivery-line.ts'
import type { OrderOptions } from '../../fields/order-options.ts'
import { setOrderOptions } from '../../form/state/order-options-store.ts'
import { refreshShopClock } from '#shop/state/shop-store.ts'
import { DeliveryLine } from './DeliveryLine.tsx'

const JUMEIRAH = createArea('jumeirah', {
  name: { en: 'Jumeirah 1', ar: 'جميرا 1' },
  fee: toFils(500),
  minimum: toFils(4000),
  freeFrom: toFils(6000),
})
const BARSHA = createArea('barsha', { name: { en: 'Al Barsha', ar: 'البرشاء' } })
const SATWA = createArea('satwa', { name: { en: 'Satwa', ar: 'السطوة' }, isClosed: true })
const OPTIONS: OrderOptions = { areas: [JUMEIRAH, BARSHA, SATWA], hasOtherAreas: true }
const SUMMARY = 'Delivery: Jumeirah 1 AED 5.00 · Al Barsha AED 10.00 · all areas'

async function renderHome(options: Parameters<typeof renderPage>[1] = {}): Promise<RenderResult> {
  const initial = formatDeliveryLine(OPTIONS, 'en') ?? undefined
  return await renderPage(
    <>
      <HomePage />
      <DeliveryLine language="en" initial={initial} />
    </>,
    { orderOptions: OPTIONS, ...options },
  )
}

function getLine(screen: RenderResult): Locator {
  return screen.getByRole('button', { name: /all areas|change/ })
}

/** What the line says, as it is read. */
function readLine(screen: RenderResult): string {
  return toPlainText(getLine(screen).element())
}

function toPlainText({ textContent }: Element): string {
  return textContent.replace(/[\u2060\u2066-\u2069]/gu, '').replaceAll('\u00a0', ' ')
}

async function openSheet(screen: RenderResult): Promise<Locator> {
  focusOn(getLine(screen))
  await clickNow(getLine(screen))
  const sheet = screen.getByRole('dialog', { name: 'Delivery areas' })
  await expect.element(sheet).toBeVisible()
  return sheet
}

function listAreas(sheet: Locator): readonly (readonly [string, boolean])[] {
  const rows = [...sheet.element().querySelectorAll<HTMLButtonElement>('li button')]
  return rows.map((row) => [[...row.children].map(toPlainText).join(' | '), row.disabled])
}

beforeEach(async () => {
  await page.viewport(360, 740)
})

test('an area chosen on home is chosen at checkout, and the line has its fee from then on [GU01]', async () => {
  const screen = await renderHome({ session: storedBasket({ cola: 1 }) })
  expect(readLine(screen)).toBe(SUMMARY)
  const sheet = await openSheet(screen)
  expect(listAreas(sheet)).toEqual([
    ['Jumeirah 1 | 30–45 min | AED 5 | Minimum order 40 · Free delivery from 60', false],
    ['Al Barsha | 30–45 min | AED 10 | ', false],
    ['Satwa |  | AED 10 | No delivery there today', true],
    ['Another area |  |  | We confirm the fee on WhatsApp.', false],
  ])
  await sheet.getByRole('button', { name: /^Jumeirah/ }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(getLine(screen)).toHaveFocus()
  await expect.poll(() => readLine(screen)).toBe('Delivery to Jumeirah 1: AED 5.00, 30–45 min · change')
  expect(readStored('orderForm')).toEqual({ method: 'delivery', area: 'jumeirah' })

  const checkout = await reloadCheckout('en', OPTIONS)
  await expect.element(checkout.getByRole('radio', { name: 'Delivery' })).toBeChecked()
  await expect.element(checkout.getByRole('combobox', { name: 'Area' })).toHaveDisplayValue('Jumeirah 1')
})

test('the sheet finds an area in either language, else shows all, with the way to another one [R43]', async () => {
  const screen = await renderHome()
  const sheet = await openSheet(screen)
  const field = sheet.getByRole('textbox', { name: 'Find your area' })
  await field.fill('البرشا')
  expect(listAreas(sheet).map(([text]) => text.slice(0, 9))).toEqual(['Al Barsha', 'Another a'])
  await field.fill('Deira')
  await expect.element(sheet.getByRole('status')).toHaveTextContent('Not found. Look through the list.')
  expect(listAreas(sheet)).toHaveLength(4)
  await sheet.getByRole('button', { name: /^Another area/ }).click()
  expect(readStored('orderForm')).toEqual({ method: 'delivery', area: 'otherAreas' })
})

test('the bar says what is missing to the minimum of the area, until it is reached', async () => {
  const screen = await renderHome({ session: storedBasket({ burger: 1 }) })
  const missing = screen.getByText(keepFigures('AED 20.00 to the minimum'))
  await expect.element(screen.getByRole('link', { name: /My Order/ })).toBeVisible()
  await expect.element(missing).not.toBeInTheDocument()
  const sheet = await openSheet(screen)
  await sheet.getByRole('button', { name: /^Jumeirah/ }).click()
  await expect.element(missing).toBeVisible()
  await clickNow(getIncrease(screen, 'House Burger'))
  await expect.element(missing).not.toBeInTheDocument()
  await clickNow(getIncrease(screen, 'House Burger'))
  await expect.poll(() => readLine(screen)).toContain('Delivery to Jumeirah 1: Free')
})

test('a chosen area that the owner withdraws is said to be gone; without areas nothing is said', async () => {
  const session = { orderForm: '{"method":"delivery","area":"barsha"}' }
  const screen = await renderHome({ session })
  await expect.poll(() => readLine(screen)).toContain('Delivery to Al Barsha: AED 10.00')
  setOrderOptions({ areas: [JUMEIRAH] })
  await expect.poll(() => readLine(screen)).toContain('We no longer deliver to the area you chose.')
  setOrderOptions({})
  await expect.element(getLine(screen)).not.toBeInTheDocument()
})

test('while delivery is paused the sheet says so, and nothing can be chosen', async () => {
  const text = 'Delivery is paused until 9 pm. Pickup is available.'
  vi.setSystemTime(dubaiTime('16:00:00'))
  const screen = await renderHome({
    plan: createOpeningPlan({ pause: createPause('delivery', dubaiTime('21:00:00').getTime()) }),
  })
  const sheet = await openSheet(screen)
  await expect.element(sheet.getByText(keepFigures(text))).toBeVisible()
  expect(listAreas(sheet).every(([, isDisabled]) => isDisabled)).toBe(true)
})

test('an area can be chosen while the shop is closed', async () => {
  vi.setSystemTime(CLOSED)
  const screen = await renderHome({ closedHours: CLOSED_HOURS })
  const sheet = await openSheet(screen)
  await sheet.getByRole('button', { name: /^Al Barsha/ }).click()
  expect(readStored('orderForm')).toEqual({ method: 'delivery', area: 'barsha' })
})

test('an empty basket has the line, too, where there are areas', async () => {
  const screen = await renderCheckout({ basket: {}, options: OPTIONS })
  await expect.poll(() => readLine(screen)).toBe(SUMMARY)
  setOrderOptions({})
  await expect.element(getLine(screen)).not.toBeInTheDocument()
})

test('the name is not stored again by a page that has been open since it was removed', async () => {
  const at = OPEN.getTime()
  vi.setSystemTime(at)
  const screen = await renderHome({
    session: {
      orderForm: '{"method":"delivery","firstName":"Sara","area":"barsha"}',
      handOff: JSON.stringify({ at, ref: null, way: 'link' }),
    },
  })
  await expect.poll(() => readLine(screen)).toContain('Delivery to Al Barsha')
  vi.setSystemTime(at + 4 * 60 * 60_000)
  refreshShopClock()
  await expect.poll(() => readLine(screen)).toBe(SUMMARY)
  const sheet = await openSheet(screen)
  await sheet.getByRole('button', { name: /^Al Barsha/ }).click()
  expect(readStored('orderForm')).toEqual({ method: 'delivery', area: 'barsha' })
})

test('where orders are only picked up by now there is no line, and the bar says nothing of the area', async () => {
  const orderForm = JSON.stringify({ method: 'delivery', area: 'jumeirah' })
  const screen = await renderHome({ session: { ...storedBasket({ burger: 1 }), orderForm } })
  const missing = screen.getByText(keepFigures('AED 20.00 to the minimum'))
  await expect.element(missing).toBeVisible()
  setOrderOptions({ ...OPTIONS, onlyMethod: 'pickup' })
  await expect.element(missing).not.toBeInTheDocument()
  await expect.element(getLine(screen)).not.toBeInTheDocument()
  expect(readStored('orderForm')).toEqual(JSON.parse(orderForm))
})

test('of an order for later the area is judged by its time, as in checkout', async () => {
  const at = OPEN.getTime() + 2 * 3_600_000
  vi.setSystemTime(OPEN)
  const later = { leadMinutes: 45, slotMinutes: 30, lastOrderMinutes: 0, iftar: [] }
  const orderForm = JSON.stringify({ method: 'delivery', area: 'jumeirah', wanted: { at } })
  const options = { ...OPTIONS, areas: [{ ...JUMEIRAH, pausedUntil: at }, BARSHA], later }
  const screen = await renderHome({ orderOptions: options, session: { orderForm } })
  await expect.poll(() => readLine(screen)).toContain('Delivery to Jumeirah 1: AED 5.00')
  setOrderOptions({ ...OPTIONS, areas: options.areas })
  await expect.poll(() => readLine(screen)).not.toContain('Delivery to Jumeirah 1')
})
