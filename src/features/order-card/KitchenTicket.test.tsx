import { describe, expect, test, vi } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import {
  CardPage,
  createPayload,
  FACTS,
  ONE_COLA,
  openCard,
  setHash,
  TWO_SANDWICHES,
} from '../../../tests/browser-mode/order-card-page.tsx'
import { reloadPage } from '../../../tests/browser-mode/render-page.tsx'
import { CHECKOUT_MENU } from '../../../tests/browser-mode/checkout-menu.ts'
import type { KitchenDevice } from '../../domain/kitchen-device.ts'
import { createArea } from '../../domain/delivery-area.fixtures.ts'
import { encodeOrderLink } from '../../domain/encode-order-link.ts'
import { createMenuIndex, priceBasket } from '../../domain/priced-basket.ts'
import { EMPTY_ORDER_LINK, toLinkCode, toLinkLines } from '../../domain/order-link.ts'
import { toOrderMessage } from '../../domain/order-message.ts'
import { orderMessages } from '../../i18n/order-messages.ts'

const KITCHEN: KitchenDevice = { language: 'both', paper: 80, print: false }
const BOTH = [ONE_COLA, TWO_SANDWICHES]

function getTicket(screen: RenderResult, number = 'KR473') {
  return screen.getByRole('article', { name: new RegExp(number) })
}

function reloadCard(): Promise<RenderResult> {
  return reloadPage(<CardPage />, { page: 'orderCard' })
}

/** The message of the order, as the customer sent it. */
function writeMessage(total?: string): string {
  const lines = BOTH.map((line, index) => ({ lineId: String(index), ...line }))
  const { text } = toOrderMessage(
    {
      restaurant: 'Lahab',
      language: 'en',
      switches: { number: true, card: true, forEach: true },
      isVatIncluded: true,
      reference: { number: 'KR473', replaced: null, time: '9:40 pm' },
      cardUrl: null,
      now: 0,
      method: 'delivery',
      firstName: 'سارة',
      address: 'Villa 7, Al Barsha 1',
      comment: '',
      basket: priceBasket(lines, createMenuIndex(CHECKOUT_MENU)),
    },
    orderMessages.en,
  )
  return total === undefined ? text : text.replace(/AED [\d.]+$/, total)
}

test('a customer’s device shows the card, the kitchen’s a ticket in both languages [TK01]', async () => {
  const screen = await openCard(createPayload(BOTH))
  await screen.getByRole('checkbox', { name: /This is the kitchen’s device/ }).click()
  const ticket = getTicket(screen)
  await expect.element(ticket).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Order again' })).not.toBeInTheDocument()
  await expect.element(ticket).toMatchTextContent(/^KR473\u20669:40\u2069 مساءً/)
  await expect.element(ticket.getByText('توصيل', { exact: true })).toBeVisible()
  await expect.element(ticket.getByText('Delivery', { exact: true })).toBeVisible()
  const lines = ticket.getByRole('listitem')
  await expect.element(lines.nth(0)).toMatchTextContent(/^2 ×ساندويش دجاجChicken Sandwich/)
  await expect.element(lines.nth(0)).toMatchTextContent('■ بدون مخلل · No pickles')
  await expect.element(lines.nth(0)).toMatchTextContent('+ مايونيز حار إضافي · Extra spicy mayo')
  await expect.element(lines.nth(1)).toMatchTextContent(/^1 ×كولاCola/)
  const no = lines.nth(0).getByText('■').element().parentElement
  expect(getComputedStyle(no ?? document.body)).toMatchObject({
    backgroundColor: 'rgb(0, 0, 0)',
    color: 'rgb(255, 255, 255)',
  })
  await expect.element(ticket).toMatchTextContent(/3 قطع · 3 pieces.*AED 32\.00/)
  expect(readStoredDevice()).toEqual(KITCHEN)
})

function readStoredDevice(): unknown {
  return JSON.parse(localStorage.getItem('kitchenDevice') ?? 'null')
}

test('an Arabic page holds an English ticket where the kitchen reads English [TK02]', async () => {
  const screen = await openCard(createPayload(BOTH), { language: 'ar', kitchen: { ...KITCHEN, language: 'en' } })
  const ticket = getTicket(screen)
  await expect.element(ticket).toHaveAttribute('lang', 'en')
  await expect.element(ticket).toHaveAttribute('dir', 'ltr')
  await expect.element(ticket.getByRole('listitem').nth(0)).toMatchTextContent(/^2 ×Chicken Sandwich\+ Extra spicy/)
  await expect.element(screen.getByRole('button', { name: 'طباعة التذكرة' })).toBeVisible()
})

test('a name that the menu has in one language is on the ticket once [TK04]', async () => {
  const menu = CHECKOUT_MENU.map((item) => ({ ...item, name: { ar: item.name.ar, en: '' } }))
  const screen = await openCard(createPayload([ONE_COLA]), { kitchen: KITCHEN, menu })
  await expect.element(getTicket(screen).getByRole('listitem')).toHaveTextContent('1 ×كولا')
})

test('a ticket says when the order is wanted and who a line is for [TK01]', async () => {
  const wantedAt = Date.parse('2026-11-22T22:30:00+04:00')
  const people = [{ name: 'Sara', lines: [0] }]
  const payload = encodeOrderLink({ ...EMPTY_ORDER_LINK, facts: FACTS, lines: toLinkLines(BOTH), wantedAt, people })
  const screen = await openCard(payload, { kitchen: { ...KITCHEN, language: 'en' } })
  await expect.element(getTicket(screen).getByText('Later: for 10:30 pm')).toBeVisible()
  await expect.element(getTicket(screen).getByRole('listitem').nth(1)).toMatchTextContent('For Sara')
})

test('a ticket of a changed order names on paper what it replaces [TK06]', async () => {
  const payload = createPayload([ONE_COLA], { ...FACTS, revision: 3 })
  const screen = await openCard(payload, { kitchen: { ...KITCHEN, language: 'en' } })
  await expect.element(getTicket(screen).getByText('Replaces KR473-2.')).toBeVisible()
})

test('a phrase of a ticket in two languages does not break within one [TK01]', async () => {
  const screen = await openCard(createPayload([TWO_SANDWICHES]), { kitchen: { ...KITCHEN, paper: 58 } })
  const phrase = getTicket(screen).getByText('Extra spicy mayo')
  await expect.element(phrase).toBeVisible()
  expect(phrase.element().getClientRects()).toHaveLength(1)
})

test('an item that left the menu is last, by its code [TK01]', async () => {
  const gone = { itemId: 'gone', quantity: 2, requests: [] } as const
  const screen = await openCard(createPayload([gone, ONE_COLA]), { kitchen: { ...KITCHEN, language: 'en' } })
  await expect
    .element(getTicket(screen).getByRole('listitem').nth(1))
    .toMatchTextContent(/^2 ×No longer on the menu \(/)
})

test('the same link opened again says when it was opened, a later one what it replaces [TK06]', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T21:44:00+04:00'), toFake: ['Date'] })
  const first = await openCard(createPayload(BOTH), { kitchen: KITCHEN })
  await expect.element(getTicket(first)).toBeVisible()
  await expect.element(first.getByText(/opened here/)).not.toBeInTheDocument()
  vi.setSystemTime(new Date('2026-11-22T21:50:00+04:00'))
  const second = await reloadCard()
  await expect.element(second.getByText('This ticket was opened here at 9:44 pm.')).toBeVisible()
  setHash(createPayload([ONE_COLA]))
  const other = await reloadCard()
  await expect.element(other.getByText('Same number, other dishes: compare with the chat.')).toBeVisible()
  setHash(createPayload([ONE_COLA], { ...FACTS, revision: 2 }))
  const changed = await reloadCard()
  await expect.element(changed.getByRole('status').getByText('Replaces KR473.')).toBeVisible()
})

test('a customer’s device remembers no ticket [TK06]', async () => {
  const screen = await openCard(createPayload(BOTH))
  await expect.element(screen.getByRole('button', { name: 'Order again' })).toBeVisible()
  expect(Object.keys(localStorage).filter((key) => key.startsWith('kitchen'))).toEqual([])
})

test('forgotten as the kitchen’s device, it forgets the tickets and shows the card [TK09]', async () => {
  const screen = await openCard(createPayload(BOTH), { kitchen: KITCHEN })
  await expect.element(getTicket(screen)).toBeVisible()
  expect(localStorage.getItem('kitchenSeen')).toContain('KR473')
  await screen.getByRole('button', { name: 'Not the kitchen’s device' }).click()
  await expect.element(screen.getByRole('button', { name: 'Order again' })).toBeVisible()
  expect([localStorage.getItem('kitchenDevice'), localStorage.getItem('kitchenSeen')]).toEqual([null, null])
})

test('language, paper and printing are chosen at the foot, and kept [TK02] [TK03]', async () => {
  const screen = await openCard(createPayload(BOTH), { kitchen: KITCHEN })
  await screen.getByRole('radio', { name: 'Arabic' }).click()
  await screen.getByRole('radio', { name: '58 mm' }).click()
  await screen.getByRole('checkbox', { name: 'Print when opened' }).click()
  await expect.element(getTicket(screen)).toHaveAttribute('data-paper', '58')
  await expect.element(getTicket(screen)).not.toMatchTextContent('Delivery')
  expect(readStoredDevice()).toEqual({ language: 'ar', paper: 58, print: true })
})

test('a ticket prints by itself the first time it is opened, and by the button [TK03]', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  const screen = await openCard(createPayload(BOTH), { kitchen: { ...KITCHEN, print: true } })
  await expect.poll(() => print.mock.calls.length).toBe(1)
  await screen.getByRole('button', { name: 'Print ticket' }).click()
  await expect.poll(() => print.mock.calls.length).toBe(2)
  const again = await reloadCard()
  await expect.element(again.getByText(/^This ticket was opened here/)).toBeVisible()
  expect(print).toHaveBeenCalledTimes(2)
})

describe('a pasted message', () => {
  async function paste(text: string): Promise<RenderResult> {
    const screen = await openCard(createPayload(BOTH), { kitchen: { ...KITCHEN, language: 'en' } })
    await screen.getByRole('textbox', { name: 'Paste the customer’s message' }).fill(text)
    return screen
  }

  test('that matches says so, and fills name and address, without their marks [CM01] [CM11]', async () => {
    const screen = await paste(writeMessage())
    await expect.element(screen.getByText('The message matches the link and the menu’s prices.')).toBeVisible()
    await expect.element(getTicket(screen).getByText('سارة')).toBeVisible()
    await expect.element(getTicket(screen)).toMatchTextContent(/Name.*سارة.*Address.*Villa 7, Al Barsha 1/)
  })

  test('with another total says both amounts [CM03]', async () => {
    const screen = await paste(writeMessage('AED 12.00'))
    await expect
      .element(screen.getByText('The dishes match. The message says AED 12.00; today’s menu says AED 32.00.'))
      .toBeVisible()
  })

  test('with other items names each line and where it is [CM04]', async () => {
    const screen = await paste(writeMessage().replace('2 ×', '3 ×'))
    const difference = screen.getByRole('status').filter({ hasText: 'Different from the link:' })
    await expect
      .element(difference.getByRole('listitem').nth(0))
      .toHaveTextContent('3 × Chicken Sandwich (Extra spicy mayo, No pickles) (only in the message)')
    await expect
      .element(difference.getByRole('listitem').nth(1))
      .toHaveTextContent('2 × Chicken Sandwich (Extra spicy mayo, No pickles) (only in the link)')
  })

  test('of another order, and any other text, fill nothing [CM08]', async () => {
    const screen = await paste(writeMessage().replace('KR473', 'MT128'))
    await expect.element(screen.getByText('This is another order’s message (MT128).')).toBeVisible()
    await expect.element(getTicket(screen)).not.toMatchTextContent('Villa 7')
    await screen.getByRole('textbox').fill('2 kg tomatoes')
    await expect.element(screen.getByText('No order found in this text.')).toBeVisible()
  })

  test('is stored nowhere [CM01]', async () => {
    const screen = await paste(writeMessage())
    await expect.element(getTicket(screen).getByText('سارة')).toBeVisible()
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toMatch(/سارة|Villa/)
  })
})

test('the ticket has the area and a total with today’s fee; a pasted message names its own [DA02] [DA14]', async () => {
  const area = createArea('jumeirah-1', { name: { en: 'Jumeirah 1', ar: 'جميرا 1' } })
  const payload = createPayload(BOTH, FACTS, { area: toLinkCode('jumeirah-1') })
  const screen = await openCard(payload, { kitchen: KITCHEN, options: { areas: [area] } })
  const ticket = getTicket(screen)
  await expect.element(ticket).toMatchTextContent('جميرا 1 · Jumeirah 1')
  await expect.element(ticket).toMatchTextContent('AED 42.00')
  const text = writeMessage('AED 42.00').replace('\nPrices', '\nArea: Jumeirah 1\nDelivery fee: AED 10.00\nPrices')
  await screen.getByRole('textbox').fill(text)
  await expect.element(screen.getByText(/matches the link/)).toBeVisible()
  await expect.element(ticket).toMatchTextContent('المنطقة · AreaJumeirah 1')
})

test('a total without a fee says so on the ticket [DA14]', async () => {
  const screen = await openCard(createPayload(BOTH, FACTS, { area: toLinkCode('gone') }), { kitchen: KITCHEN })
  await expect.element(getTicket(screen)).toMatchTextContent(/AED 32\.00.*plus delivery/)
})

test('the ticket tells the change for the note of a pasted message, from today’s total [PD02]', async () => {
  const screen = await openCard(createPayload(BOTH), { kitchen: KITCHEN })
  const text = writeMessage().replace('\nPrices', '\nPayment: cash, I have AED 200.00\nPrices')
  await screen.getByRole('textbox').fill(text)
  await expect.element(getTicket(screen)).toMatchTextContent('Change for 200.00: 168.00')
  await screen.getByRole('textbox').fill(text.replace('200.00', '20.00'))
  await expect.element(getTicket(screen)).toMatchTextContent('AED 20.00')
  await expect.element(getTicket(screen)).not.toMatchTextContent('Change for')
})
