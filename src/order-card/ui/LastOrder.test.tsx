import { expect, test, vi } from 'vitest'
import { readStored } from '#tests/browser-mode/checkout-page.tsx'
import { interceptNavigations } from '#tests/browser-mode/intercept-navigations.ts'
import { createPayload, openCard } from '#tests/browser-mode/order-card-page.tsx'
import { TWO_SANDWICHES, type Ordered } from '#order/link/order-link.fixtures.ts'
import { toLinkCode } from '#order/link/order-link.ts'
import { createArea } from '#shop/domain/delivery-area.fixtures.ts'

const GONE: Ordered = { itemId: 'gone', quantity: 1, requests: [] }
const KEPT = {
  v: 1,
  at: Date.parse('2026-11-20T20:00:00+04:00'),
  name: 'Sara',
  method: 'delivery',
  address: 'Villa 7, Al Barsha 1',
  basket: createPayload([TWO_SANDWICHES, GONE], null, { area: toLinkCode('jumeirah-1') }),
}

test('the last order is a card that says what has gone, and can be ordered again', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T20:00:00+04:00'), toFake: ['Date'] })
  localStorage.setItem('remembered', JSON.stringify(KEPT))
  const screen = await openCard('', { options: { areas: [createArea('jumeirah-1')] } })
  await expect.element(screen.getByText('Your last order, 20 November.')).toBeVisible()
  const lines = screen.getByRole('list', { name: 'Your dishes' }).getByRole('listitem')
  await expect.element(lines.nth(0)).toMatchTextContent('2 × Chicken Sandwich')
  await expect.element(lines.nth(1)).toMatchTextContent(/1 × No longer on the menu/)
  await expect.element(screen.getByText('AED 10.00')).toBeVisible()
  await expect.element(screen.getByText(/Sara|Villa/)).not.toBeInTheDocument()
  const paths = interceptNavigations()
  await screen.getByRole('button', { name: 'Order again' }).click()
  expect(paths).toEqual(['/en/checkout'])
  expect(readStored('basketNotes')).toMatchObject({ leftOut: 1 })
  expect(readStored('orderForm')).toBeNull()
  expect(readStored('sameAsLastTime'), 'checkout fills its form').toBe(1)
})

test('the last order goes when another page removes it', async () => {
  localStorage.setItem('remembered', JSON.stringify(KEPT))
  const screen = await openCard('')
  await expect.element(screen.getByText(/^Your last order/)).toBeVisible()
  localStorage.removeItem('remembered')
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  await expect.element(screen.getByText('Open the link in your order message.')).toBeVisible()
})

test.each(['{broken', JSON.stringify({ ...KEPT, basket: '1D00' })])('no last order is shown from %s', async (text) => {
  localStorage.setItem('remembered', text)
  const screen = await openCard('')
  await expect.element(screen.getByText('Open the link in your order message.')).toBeVisible()
})
