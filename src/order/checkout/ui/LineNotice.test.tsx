import { beforeEach, expect, test, vi } from 'vitest'
import { CHECKOUT_MENU } from '#tests/browser-mode/checkout-menu.ts'
import { fillDelivery, getWhatsAppLink, readMessage, renderCheckout } from '#tests/browser-mode/checkout-page.tsx'
import type { LaterOptions } from '../../fields/order-options.ts'

const TODAY: LaterOptions = { leadMinutes: 45, slotMinutes: 30, lastOrderMinutes: 0, iftar: [] }
const MENU = CHECKOUT_MENU.map((item) =>
  item.id === 'sandwich' ? { ...item, noticeHours: 24, noticeText: 'Order a day before' } : item,
)

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-02-10T20:10:20+04:00'), toFake: ['Date'] })
})

test('a dish that needs notice holds the order, and one tap takes the first possible time [GU11]', async () => {
  const screen = await renderCheckout({
    options: { later: { ...TODAY, daysAhead: 3 } },
    menu: MENU,
    closedHours: '04:00-12:00',
  })
  fillDelivery()
  const said = screen.getByText('Order a day before. First possible: tomorrow, 8:30\u00a0pm')
  await expect.element(said).toBeVisible()
  expect(readMessage(screen)).toBe('')
  await getWhatsAppLink(screen).click()
  const take = screen.getByRole('button', { name: 'Take this time' })
  await expect.element(take).toHaveFocus()
  await take.click()
  await expect.element(said).not.toBeInTheDocument()
  await expect.poll(() => readMessage(screen)).toContain('\nWanted: tomorrow, Thursday 11 February, 8:30 pm\n')
  const days = screen.getByRole('group', { name: 'Day' })
  expect([...days.element().querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual([
    'Tomorrow',
    'Fri 12 Feb',
    'Sat 13 Feb',
  ])
})

test('a dish that no time can be early enough for says its notice alone [GU11]', async () => {
  const screen = await renderCheckout({ options: { later: TODAY }, menu: MENU, closedHours: '04:00-12:00' })
  fillDelivery()
  await expect.element(screen.getByText('Order a day before', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Take this time' })).not.toBeInTheDocument()
  expect(readMessage(screen)).toBe('')
})
