import { describe, expect, test, vi } from 'vitest'
import { CHECKOUT_MENU } from '#tests/browser-mode/checkout-menu.ts'
import { fillDelivery, renderCheckout } from '#tests/browser-mode/checkout-page.tsx'
import { listBreakableFigures } from '#tests/browser-mode/figures.ts'
import { CLOSED, CLOSED_HOURS, dubaiTime, HOME_MENU, HomePage, OPEN } from '#tests/browser-mode/home-page.tsx'
import { createPayload, openCard } from '#tests/browser-mode/order-card-page.tsx'
import { renderPage } from '#tests/browser-mode/render-page.tsx'
import { restaurant } from '../../../restaurant.config.ts'
import { createArea } from '#shop/domain/delivery-area.fixtures.ts'
import { LANGUAGES } from '#core/text/language.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import { toFils } from '#core/money.ts'
import { LINKED_ORDER, ONE_COLA, TWO_SANDWICHES } from '#order/link/order-link.fixtures.ts'
import { toLinkCode } from '#order/link/order-link.ts'
import type { OrderOptions } from '#order/fields/order-options.ts'
import { toOpeningPlan } from '#shop/domain/opening-plan.ts'
import { formatOpeningHours } from '#shop/messages/format-opening-hours.ts'
import { setMenu } from '#menu/state/menu-store.ts'
import { setOrderOptions } from '#order/form/state/order-options-store.ts'
import { setField } from '#order/form/state/form-actions.ts'
import { showToast } from '#browser/stores/page-messages-store.ts'
import { SiteFooter } from './SiteFooter.tsx'

const AREA = createArea('jumeirah-1', { minimum: toFils(4000), freeFrom: toFils(9000) })
const OPTIONS: OrderOptions = { areas: [AREA], payments: ['cash', 'card'] }
/** Two dishes that are served at lunch only. */
const LUNCH: readonly MenuItem[] = HOME_MENU.map((item) => ({ ...item, availability: ['13:00', '16:00'] }))

describe.for(LANGUAGES)('no line ends between a figure and its unit or currency, in %s', (language) => {
  test('at checkout: minimum, free delivery, what is missing, prices and ways to pay', async () => {
    const { container } = await renderCheckout({ language, options: OPTIONS })
    fillDelivery()
    setField('area', 'jumeirah-1')
    setField('payment', { kind: 'cash' })
    await expect.poll(() => container.textContent).toContain('8.00')
    expect(container.textContent).toContain('90.00')
    expect(listBreakableFigures(container)).toEqual([])
  })

  test('at checkout: new prices, a new fee, and dishes that are no longer served', async () => {
    vi.useFakeTimers({ now: OPEN, toFake: ['Date'] })
    const { container } = await renderCheckout({
      language,
      options: OPTIONS,
      basket: { sandwich: 2, cola: 1, fries: 1 },
    })
    fillDelivery()
    setField('area', 'jumeirah-1')
    const menu = CHECKOUT_MENU.map((item): MenuItem => {
      if (item.id === 'cola') return { ...item, price: toFils(600) }
      return item.id === 'fries' ? { ...item, availability: ['13:00', '16:00'] } : item
    })
    setMenu(menu)
    setOrderOptions({ ...OPTIONS, areas: [{ ...AREA, fee: toFils(1250) }] })
    await expect.poll(() => container.textContent).toContain('12.50')
    expect(container.textContent).toContain('6.00')
    expect(listBreakableFigures(container)).toEqual([])
  })

  test('at checkout: a closed shop', async () => {
    vi.useFakeTimers({ now: CLOSED, toFake: ['Date'] })
    const closed = await renderCheckout({ language, closedHours: CLOSED_HOURS })
    await expect.poll(() => closed.container.querySelector('#closed-reason')).not.toBeNull()
    expect(listBreakableFigures(closed.container)).toEqual([])
  })

  test('at home: the offer, served hours, a toast, and the bar with the total', async () => {
    vi.useFakeTimers({ now: OPEN, toFake: ['Date'] })
    const session = { basketItem: JSON.stringify({ items: [{ id: 'burger', qty: 1 }] }) }
    const menu = HOME_MENU.map((item, index) => (index === 1 ? item : (LUNCH[index] ?? item)))
    const { container } = await renderPage(<HomePage language={language} />, { menu, language, session })
    showToast('99 pieces for AED 20.00')
    await expect.poll(() => container.textContent).toContain('pieces')
    expect(listBreakableFigures(container)).toEqual([])
  })

  test('at the page’s foot: hours and phone number', async () => {
    const { container } = await renderPage(
      <SiteFooter
        language={language}
        restaurant={restaurant}
        hours={formatOpeningHours(language, toOpeningPlan(CLOSED_HOURS, null, 0), 0)}
        greetingUrl="https://wa.me/971500000000"
      />,
      { language },
    )
    expect(container.textContent).toContain(restaurant.phone)
    expect(listBreakableFigures(container)).toEqual([])
  })

  test.for([null, { language: 'both', paper: 58, print: false }] as const)(
    'on the card and the ticket of an order',
    async (kitchen) => {
      const payload = createPayload([TWO_SANDWICHES, ONE_COLA], LINKED_ORDER, {
        area: toLinkCode('jumeirah-1'),
        wantedAt: dubaiTime('22:30:00').getTime(),
        notes: { comment: true, payment: true },
      })
      const { container } = await openCard(payload, { language, options: OPTIONS, ...(kitchen && { kitchen }) })
      await expect.poll(() => container.textContent).toContain('KR473')
      expect(listBreakableFigures(container)).toEqual([])
    },
  )
})
