import { describe, expect, test } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import { createPayload, openCard } from '#tests/browser-mode/order-card-page.tsx'
import { BOTH, writeMessage } from '#tests/browser-mode/order-text.ts'
import type { KitchenDevice } from '../domain/kitchen-device.ts'
import { createArea } from '#shop/domain/delivery-area.fixtures.ts'
import { LINKED_ORDER } from '#order/link/order-link.fixtures.ts'
import { toMapUrl } from '#order/fields/location/map-url.ts'
import { toLinkCode, type OrderLink } from '#order/link/order-link.ts'

const BARSHA = { latitude: 25.112834, longitude: 55.197412 }
/** Its fee is known, so that there is a total. */
const PICKUP = { ...LINKED_ORDER, method: 'pickup' } as const
const KITCHEN: KitchenDevice = { language: 'both', paper: 80, print: false }

function getTicket(screen: RenderResult) {
  return screen.getByRole('article', { name: /KR473/ })
}

describe('a pasted message', () => {
  async function paste(text: string, more: Partial<OrderLink> = {}, order = LINKED_ORDER): Promise<RenderResult> {
    const payload = createPayload(BOTH, order, more)
    const screen = await openCard(payload, { kitchen: { ...KITCHEN, language: 'en' } })
    await screen.getByRole('textbox', { name: 'Paste the customer’s message' }).fill(text)
    return screen
  }

  test('fills name and address, without their marks', async () => {
    const screen = await paste(writeMessage())
    await expect
      .element(screen.getByText(/^The customer’s details are on the ticket now\. Cook from the/))
      .toBeVisible()
    await expect.element(getTicket(screen)).toMatchTextContent(/Name.*سارة.*Address.*Villa 7, Al Barsha 1/)
  })

  test('puts the car into a box, and what helps the driver below the address', async () => {
    const lines = `Flat or villa: Flat 12\nMakani: 3003295320\nRecipient’s phone: +971 50 123 4567\nLocation: ${toMapUrl(BARSHA)}`
    const text = writeMessage()
      .replace('\nDelivery\n', '\nDelivery\nTo the car: \u2068white Patrol\u2069, \u2068A 12345\u2069\n')
      .replace(/(\nAddress: .*)/, `$1\n${lines}`)
    const screen = await paste(text)
    const ticket = getTicket(screen)
    await expect.element(ticket).toMatchTextContent(/Delivery.*To the car:white PatrolA 12345/)
    const box = ticket.getByText('A 12345', { exact: true }).element().closest('div')
    expect(getComputedStyle(box ?? document.body).borderTopWidth).toBe('3px')
    await expect
      .element(ticket)
      .toMatchTextContent(
        /Recipient’s phone.*\+971 50 123 4567.*Villa 7.*Flat 12.*Makani.*3003295320.*25\.11283,55\.19741/,
      )
  })

  test('puts its comment into the black box, cleaned', async () => {
    const comment = 'Comment: Severe \u202eSESAME allergy'
    const screen = await paste(writeMessage().replace('\n\n', `\n\n${comment}\n\n`))
    await expect.element(getTicket(screen).getByText('Severe SESAME allergy', { exact: true })).toBeVisible()
    await expect.element(getTicket(screen).getByText(/read it in WhatsApp|Maybe a comment/)).not.toBeInTheDocument()
  })

  test('without the comment that the link announces leaves the box as it is', async () => {
    const screen = await paste(writeMessage(), { notes: { comment: true, payment: false } })
    await expect.element(getTicket(screen).getByText('سارة')).toBeVisible()
    await expect.element(getTicket(screen).getByText('Comment: read it in WhatsApp')).toBeVisible()
  })

  test('has no dish and no amount of its own on the ticket', async () => {
    const screen = await paste(`${writeMessage().replace('2 ×', '3 ×').replace('32.00', '12.00')}\nand one more cola`)
    const ticket = getTicket(screen)
    await expect.element(ticket.getByText('سارة')).toBeVisible()
    await expect.element(ticket.getByRole('listitem').nth(0)).toMatchTextContent(/^2 ×Chicken Sandwich/)
    await expect.element(ticket).not.toMatchTextContent(/3 ×|12\.00|one more/)
  })

  test('of another order, and any other text, fill nothing', async () => {
    const screen = await paste(writeMessage().replace('KR473', 'MT128'))
    await expect.element(screen.getByText('This is another order’s message (MT128).')).toBeVisible()
    await expect.element(getTicket(screen)).not.toMatchTextContent('Villa 7')
    await screen.getByRole('textbox').fill('2 kg tomatoes')
    await expect.element(screen.getByText('No order found in this text.')).toBeVisible()
  })

  test('is stored nowhere', async () => {
    const screen = await paste(writeMessage())
    await expect.element(getTicket(screen).getByText('سارة')).toBeVisible()
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toMatch(/سارة|Villa/)
  })
})

describe('a delivery to an area', () => {
  const area = createArea('jumeirah-1', { name: { en: 'Jumeirah 1', ar: 'جميرا 1' } })
  const payload = createPayload(BOTH, LINKED_ORDER, { area: toLinkCode('jumeirah-1') })

  test('has area, promised minutes and fee on its ticket, and a total with today’s fee', async () => {
    const screen = await openCard(payload, { kitchen: KITCHEN, options: { areas: [area] } })
    const ticket = getTicket(screen)
    await expect.element(ticket).toMatchTextContent(/جميرا 1 · Jumeirah 1\u206630–45\u2069 دقيقة · 30 to 45 minutes/)
    await expect.element(ticket).toMatchTextContent(/Items.*AED 32\.00.*Delivery.*AED 10\.00.*Total.*AED 42\.00/)
  })

  test.each([
    ['an area that is not known', 'gone', BOTH],
    ['an item that has left the menu', 'jumeirah-1', [...BOTH, { itemId: 'gone', quantity: 1, requests: [] }]],
  ])('with %s has no total and no change, only what its items cost', async (_, id, lines) => {
    const link = createPayload(lines, LINKED_ORDER, { area: toLinkCode(id) })
    const options = { areas: [area] }
    const screen = await openCard(link, { kitchen: { ...KITCHEN, language: 'en' }, options })
    const ticket = getTicket(screen)
    const text = writeMessage().replace('\nPrices', '\nPayment: cash, I have AED 200.00\nPrices')
    await screen.getByRole('textbox').fill(text)
    await expect.element(ticket).toMatchTextContent(/ItemsAED 32\.00.*Totalsee WhatsApp.*Customer hasAED 200\.00/)
    await expect.element(ticket).not.toMatchTextContent(/Change/)
  })
})

test('payment is in the kitchen’s language, with the change from today’s total', async () => {
  const screen = await openCard(createPayload(BOTH, PICKUP), { kitchen: KITCHEN })
  const text = writeMessage().replace('\nPrices', '\nPayment: cash, I have AED 200.00, change AED 1.00\nPrices')
  await screen.getByRole('textbox').fill(text)
  const ticket = getTicket(screen)
  await expect.element(ticket).toMatchTextContent(/الدفع · Paymentنقداً · cashمع الزبون · Customer hasAED 200\.00/)
  await expect.element(ticket).toMatchTextContent(/الباقي · ChangeAED 168\.00/)
  await screen.getByRole('textbox').fill(text.replace('200.00, change AED 1.00', '50.00'))
  await expect.element(ticket).toMatchTextContent(/ChangeAED 18\.00/)
  await screen.getByRole('textbox').fill(text.replace(/Payment: .*/, 'Payment: in coins'))
  await expect.element(ticket).toMatchTextContent(/الدفع · Paymentin coins/)
})
