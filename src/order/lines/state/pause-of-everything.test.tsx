import { beforeEach, expect, test, vi } from 'vitest'
import { publishLive } from '#tests/browser-mode/serve-live.ts'
import type { RenderResult } from 'vitest-browser-react'
import {
  fillDelivery,
  getCopyButton,
  getWhatsAppLink,
  readMessage,
  readStored,
  renderCheckout,
} from '#tests/browser-mode/checkout-page.tsx'
import { recordFollowedLinks } from '#tests/browser-mode/followed-links.ts'
import { CHECKOUT_MENU } from '#tests/browser-mode/checkout-menu.ts'
import { dubaiTime, HOME_MENU, HomePage, OPEN, storedBasket } from '#tests/browser-mode/home-page.tsx'
import { clickNow, follow, WAYS } from '#tests/browser-mode/press.ts'
import { renderPage } from '#tests/browser-mode/render-page.tsx'
import { keepFigures } from '#core/text/keep-figures.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import type { OrderOptions } from '../../fields/order-options.ts'
import { createOpeningPlan, createPause } from '#shop/domain/opening-plan.fixtures.ts'
import { refreshShopClock } from '#shop/state/shop-store.ts'

/** Until eleven. */
const OPENED = createOpeningPlan({}, '16:00-23:00')
const PAUSED = { ...OPENED, pause: createPause('everything', dubaiTime('21:30:00').getTime(), 'Rain.') }
const REASON = 'Rain. We take orders again at 9:30 pm.'

const LATER: OrderOptions = {
  later: { leadMinutes: 45, slotMinutes: 30, lastOrderMinutes: 0, iftar: [dubaiTime('21:05:00').getTime()] },
}

beforeEach(() => {
  vi.useFakeTimers({ now: OPEN })
})

/** Lets the owner pause everything, and the open page fetch it. */
async function pause(menu: readonly MenuItem[], options?: OrderOptions): Promise<void> {
  publishLive({ version: '2', menu, openingPlan: PAUSED, ...(options !== undefined && { options }) })
  await expect.poll(() => document.documentElement.dataset['shop']).toBe('closed')
}

async function renderDelivery(options: OrderOptions = {}): Promise<RenderResult> {
  const screen = await renderCheckout({ plan: OPENED, options })
  fillDelivery()
  await expect.poll(() => readMessage(screen)).toContain('Address')
  return screen
}

/** Tries every way in which an order leaves checkout. */
async function expectNothingLeaves(screen: RenderResult): Promise<void> {
  const followed = recordFollowedLinks()
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  for (const way of WAYS) await follow(getWhatsAppLink(screen), way)
  await clickNow(getCopyButton(screen))
  await follow(getCopyButton(screen), 'Enter')
  expect(followed).toEqual([])
  expect(copy).not.toHaveBeenCalled()
  expect(screen.container.querySelectorAll('a[href*="wa.me"]')).toHaveLength(0)
  expect(readStored('orderRef')).toBeNull()
  expect(screen.container.querySelector('#closed-reason')?.textContent).toBe(keepFigures(REASON))
}

test.for([{}, { cola: 2 }])('no order leaves home with the basket %o [HERO-6]', async (basket) => {
  const screen = await renderPage(<HomePage />, { plan: OPENED, session: storedBasket(basket) })
  const link = screen.getByRole('link', { name: 'Order on WhatsApp' })
  await expect.element(link).toHaveAttribute('href')
  await pause(HOME_MENU)
  const followed = recordFollowedLinks()
  for (const way of WAYS) await follow(link, way)
  expect(followed).toEqual([])
  await expect.element(link).toHaveAccessibleDescription(REASON)
  vi.setSystemTime(dubaiTime('21:30:00'))
  refreshShopClock()
  await expect.element(link).toHaveAttribute('href')
})

test('no order leaves checkout, by link or copy, and the form stays [CHK-6]', async () => {
  const screen = await renderDelivery()
  await pause(CHECKOUT_MENU)
  await expectNothingLeaves(screen)
  await expect.element(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('Villa 7, Al Barsha 1')
  vi.setSystemTime(dubaiTime('21:30:00'))
  refreshShopClock()
  await expect.poll(() => readMessage(screen)).toContain('Villa 7, Al Barsha 1')
})

test('an order for later does not leave either, although its time is after the pause, and keeps that time', async () => {
  const screen = await renderDelivery(LATER)
  await screen.getByRole('group', { name: 'When?' }).getByText('Later today').click()
  const time = screen.getByRole('combobox', { name: 'Time' })
  await time.selectOptions('10:30 pm')
  await expect.poll(() => readMessage(screen)).toContain('Wanted: today at 10:30 pm')
  await pause(CHECKOUT_MENU, LATER)
  await expectNothingLeaves(screen)
  vi.setSystemTime(dubaiTime('21:30:00'))
  refreshShopClock()
  await expect.poll(() => readMessage(screen)).toContain('Wanted: today at 10:30 pm')
})
