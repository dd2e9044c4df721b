import { expect, test, vi } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import { CHECKOUT_MENU } from '#tests/browser-mode/checkout-menu.ts'
import { readStored } from '#tests/browser-mode/checkout-page.tsx'
import { CardPage, createPayload, openCard, setHash } from '#tests/browser-mode/order-card-page.tsx'
import { interceptNavigations } from '#tests/browser-mode/intercept-navigations.ts'
import { reloadPage } from '#tests/browser-mode/render-page.tsx'
import { encodeInteger } from '#core/text/base32.ts'
import { hashText } from '#core/text/hash-text.ts'
import { createArea } from '#shop/domain/delivery-area.fixtures.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import { toFils } from '#core/money.ts'
import { LINKED_ORDER, ONE_COLA, TWO_SANDWICHES } from '#order/link/order-link.fixtures.ts'
import { toLinkCode } from '#order/link/order-link.ts'
import { refreshShopClock } from '#shop/state/shop-store.ts'

function press(screen: RenderResult, name: string): Promise<void> {
  return screen.getByRole('button', { name }).click()
}

test('says what was ordered, when, and what it costs now', async () => {
  const screen = await openCard(createPayload([TWO_SANDWICHES, ONE_COLA]))
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your order')
  await expect.element(screen.getByText('Order KR473, 22 November, 9:40 pm. Delivery.')).toBeVisible()
  const lines = screen.getByRole('list', { name: 'Your dishes' }).getByRole('listitem')
  await expect.element(lines.nth(0)).toMatchTextContent('2 × Chicken Sandwich')
  await expect.element(lines.nth(0)).toMatchTextContent('Extra spicy mayo, No pickles')
  await expect.element(lines.nth(0)).toMatchTextContent('AED 27.00')
  await expect.element(lines.nth(1)).toMatchTextContent('1 × Cola')
  await expect.element(screen.getByRole('definition')).toHaveTextContent('AED 32.00 plus delivery')
  await expect.element(screen.getByText(/The total was/)).not.toBeInTheDocument()
})

test('says it in Arabic, too, with number and time isolated', async () => {
  const screen = await openCard(createPayload([ONE_COLA], { ...LINKED_ORDER, method: 'pickup' }), { language: 'ar' })
  await expect
    .element(screen.getByText('طلب رقم \u2066KR473\u2069، بتاريخ 22 نوفمبر، \u20669:40\u2069 مساءً. استلام من المطعم.'))
    .toBeVisible()
  await expect.element(screen.getByText('كان الإجمالي \u2066AED 32.00\u2069 وقت الطلب.')).toBeVisible()
})

test('a total that differs from today’s is stated in words, without a reason', async () => {
  const screen = await openCard(
    createPayload([TWO_SANDWICHES], { ...LINKED_ORDER, method: 'pickup', total: toFils(6000), revision: 2 }),
  )
  await expect.element(screen.getByText(/^Order KR473-2, 22\u00a0November/)).toBeVisible()
  await expect.element(screen.getByText('The total was AED 60.00 when you ordered.')).toBeVisible()
  await expect.element(screen.getByRole('definition')).toHaveTextContent('AED 27.00')
  const claims = screen.getByText(/edited|verified|confirmed|received|genuine|\bpaid\b/i)
  await expect.element(claims).not.toBeInTheDocument()
})

test('a basket has neither number nor time', async () => {
  const screen = await openCard(createPayload([ONE_COLA], null))
  await expect.element(screen.getByText('Shared cart')).toBeVisible()
  await expect.element(screen.getByText(/Order KR/)).not.toBeInTheDocument()
})

test('opening a card changes nothing that is stored', async () => {
  await openCard('', { basket: { water: 2 } })
  await expect.poll(() => readStored('basketItem')).toMatchObject({ totalQty: 2, totalPrice: 4 })
  const before = Object.entries(sessionStorage)
  setHash(createPayload([TWO_SANDWICHES]))
  const screen = await reloadPage(<CardPage />, { page: 'orderCard', menu: CHECKOUT_MENU })
  await expect.element(screen.getByText('Chicken Sandwich')).toBeVisible()
  expect(Object.entries(sessionStorage)).toEqual(before)
})

const SOLD_OUT = CHECKOUT_MENU.map((item): MenuItem => ({ ...item, availability: 'soldOut' }))

test.each([
  ['has left the menu', CHECKOUT_MENU, { ...ONE_COLA, itemId: 'gone' }],
  ['is sold out', SOLD_OUT, ONE_COLA],
])('a card whose only item %s has no total, and leads to the menu', async (_, menu, line) => {
  const screen = await openCard(createPayload([line]), { menu })
  await expect.element(screen.getByText('None of these dishes can be ordered today.')).toBeVisible()
  expect(screen.getByRole('definition').elements()).toEqual([])
  await expect.element(screen.getByRole('button', { name: 'Order again' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name: 'Go to the menu' })).toHaveAttribute('href', '/en#menu')
})

test.each([
  ['no link', '', 'Open the link in your order message.'],
  ['a link with a symbol changed', `${createPayload([ONE_COLA]).slice(0, -1)}!`, /^This link is incomplete/],
])('%s shows no order and leads to the menu', async (_, payload, text) => {
  const screen = await openCard(payload)
  await expect.element(screen.getByText(text)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Go to the menu' })).toBeVisible()
  await expect.element(screen.getByRole('list')).not.toBeInTheDocument()
})

test('a link of a newer version asks for a reload, without an error', async () => {
  const errors = vi.spyOn(console, 'error')
  const screen = await openCard(`2D00${encodeInteger(hashText('2D00') % 2 ** 20, 4)}`)
  await expect.element(screen.getByText(/^This link is from a newer version of the site\./)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  await expect.element(screen.getByRole('list')).not.toBeInTheDocument()
  expect(errors).not.toHaveBeenCalled()
})

test('another link opened in the same tab replaces the card', async () => {
  const screen = await openCard(createPayload([ONE_COLA]))
  await expect.element(screen.getByText('Cola')).toBeVisible()
  window.location.hash = createPayload([TWO_SANDWICHES])
  await expect.element(screen.getByText('Chicken Sandwich')).toBeVisible()
  await expect.element(screen.getByText('Cola')).not.toBeInTheDocument()
})

const JUMEIRAH = createArea('jumeirah-1', { name: { en: 'Jumeirah 1', ar: 'جميرا 1' } })

test('adds today’s fee of the area to the total', async () => {
  const payload = createPayload(
    [ONE_COLA],
    { ...LINKED_ORDER, total: toFils(1500) },
    { area: toLinkCode('jumeirah-1') },
  )
  const screen = await openCard(payload, { options: { areas: [JUMEIRAH] } })
  await expect.element(screen.getByRole('definition')).toHaveTextContent('AED 15.00')
  await expect.element(screen.getByText('Delivery: Jumeirah 1')).toBeVisible()
  await expect.element(screen.getByText('AED 10.00')).toBeVisible()
  await expect.element(screen.getByText(/The total was/)).not.toBeInTheDocument()
})

test('an area that is not known has the price of its items, delivery on top, and no total', async () => {
  const payload = createPayload([ONE_COLA], { ...LINKED_ORDER, total: toFils(1500) }, { area: toLinkCode('gone') })
  const screen = await openCard(payload, { options: { areas: [JUMEIRAH] } })
  await expect.element(screen.getByRole('definition')).toHaveTextContent('AED 5.00 plus delivery')
  await expect.element(screen.getByRole('term')).toMatchTextContent(/^Items/)
  await expect.element(screen.getByText(/The total was/)).not.toBeInTheDocument()
})

test('says for when an order was wanted; Order again is for now', async () => {
  const wantedAt = Date.parse('2026-11-22T22:30:00+04:00')
  vi.useFakeTimers({ now: new Date('2026-11-22T22:00:00+04:00'), toFake: ['Date'] })
  const screen = await openCard(createPayload([ONE_COLA], LINKED_ORDER, { wantedAt }))
  await expect.element(screen.getByText(/Delivery\. Wanted: 10:30\u00a0pm\.$/)).toBeVisible()
  vi.setSystemTime(new Date('2026-11-22T22:31:00+04:00'))
  refreshShopClock()
  await expect.element(screen.getByText(/It was for 10:30\u00a0pm\.$/)).toBeVisible()
  interceptNavigations()
  await press(screen, 'Order again')
  expect(readStored('orderForm')).toBeNull()
})

test('says of a time after midnight in which night it is [R32]', async () => {
  const wantedAt = Date.parse('2026-11-23T00:00:00+04:00')
  vi.useFakeTimers({ now: new Date('2026-11-22T22:00:00+04:00'), toFake: ['Date'] })
  const screen = await openCard(createPayload([ONE_COLA], LINKED_ORDER, { wantedAt }))
  await expect.element(screen.getByText(/Wanted: tonight, 12\smidnight \(22\sto\s23\sNovember\)\.$/)).toBeVisible()
  vi.setSystemTime(new Date('2026-11-23T00:01:00+04:00'))
  refreshShopClock()
  await expect.element(screen.getByText(/It was for 12\smidnight \(22\sto\s23\sNovember\)\.$/)).toBeVisible()
})

test('says the day of an order for another day [GU10]', async () => {
  const wantedAt = Date.parse('2026-11-23T13:30:00+04:00')
  vi.useFakeTimers({ now: new Date('2026-11-22T22:00:00+04:00'), toFake: ['Date'] })
  const later = { leadMinutes: 45, slotMinutes: 30, lastOrderMinutes: 0, iftar: [], daysAhead: 1 }
  const screen = await openCard(createPayload([ONE_COLA], LINKED_ORDER, { wantedAt }), { options: { later } })
  await expect.element(screen.getByText(/Wanted: Monday 23\sNovember, 1:30\spm\.$/)).toBeVisible()
  vi.setSystemTime(new Date('2026-11-23T13:31:00+04:00'))
  refreshShopClock()
  await expect.element(screen.getByText(/It was for Monday 23\sNovember, 1:30\spm\.$/)).toBeVisible()
})

test.each([
  ['pickup', null, /Pickup\. Ready in about 15–20\u00a0minutes\.$/],
  ['delivery', toLinkCode('jumeirah-1'), /Delivery\. With you in about 30–45\u00a0minutes\.$/],
] as const)('says of %s how long it takes, until that has passed', async (method, area, words) => {
  vi.useFakeTimers({ now: new Date('2026-11-22T21:45:00+04:00'), toFake: ['Date'] })
  const options = { areas: [JUMEIRAH], pickupMinutes: '15-20' }
  const screen = await openCard(createPayload([ONE_COLA], { ...LINKED_ORDER, method }, { area }), { options })
  await expect.element(screen.getByText(words)).toBeVisible()
  vi.setSystemTime(new Date('2026-11-22T22:25:00+04:00'))
  refreshShopClock()
  await expect.element(screen.getByText(words)).not.toBeInTheDocument()
})
