import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import { CardPage, createPayload, openCard, setHash } from '#tests/browser-mode/order-card-page.tsx'
import { BOTH, writeMessage } from '#tests/browser-mode/order-text.ts'
import { reloadPage } from '#tests/browser-mode/render-page.tsx'
import { CHECKOUT_MENU } from '#tests/browser-mode/checkout-menu.ts'
import { createExtras } from '#menu/domain/choices.ts'
import { chooseUntold, createOption, createItem, createMeal, createOwnItem } from '#menu/domain/menu.fixtures.ts'
import type { KitchenDevice } from '../domain/kitchen-device.ts'
import { LINKED_ORDER, ONE_COLA, TWO_SANDWICHES } from '#order/link/order-link.fixtures.ts'
import type { OrderLink } from '#order/link/order-link.ts'

const KITCHEN: KitchenDevice = { language: 'both', paper: 80, print: false }

function getTicket(screen: RenderResult, number = 'KR473') {
  return screen.getByRole('article', { name: new RegExp(number) })
}

function reloadCard(): Promise<RenderResult> {
  return reloadPage(<CardPage />, { page: 'orderCard' })
}

test('with ?kitchen in the address a device becomes the kitchen’s, which shows a ticket [GU08]', async () => {
  const { href } = window.location
  onTestFinished(() => window.history.replaceState(null, '', href))
  window.history.replaceState(null, '', `${window.location.search}&kitchen`)
  const screen = await openCard(createPayload(BOTH))
  await expect.element(screen.getByRole('button', { name: 'Order again' })).toBeVisible()
  await screen.getByRole('button', { name: 'Show tickets on this device' }).click()
  const ticket = getTicket(screen)
  await expect.element(ticket).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Order again' })).not.toBeInTheDocument()
  await expect.element(ticket).toMatchTextContent(/^KR4739:40 مساءً 22 نوفمبر9:40 pm 22 November/)
  await expect.element(ticket.getByText('توصيل', { exact: true }).first()).toBeVisible()
  await expect.element(ticket.getByText('Delivery', { exact: true }).first()).toBeVisible()
  const lines = ticket.getByRole('listitem')
  await expect.element(lines.nth(0)).toMatchTextContent(/^2 ×ساندويش دجاجChicken Sandwich/)
  await expect.element(lines.nth(0)).toMatchTextContent('+ مايونيز حار إضافي ■ بدون مخلل')
  await expect.element(lines.nth(0)).toMatchTextContent(/\+ Extra spicy mayo ■ No pickles$/)
  await expect.element(lines.nth(1)).toMatchTextContent(/^1 ×كولاCola/)
  const leftOut = lines.nth(0).getByText('■').elements()
  expect(leftOut.map(({ parentElement }) => getComputedStyle(parentElement ?? document.body).backgroundColor)).toEqual([
    'rgb(0, 0, 0)',
    'rgb(0, 0, 0)',
  ])
  await expect.element(ticket).toMatchTextContent(/3 حبات · 3 pieces.*AED 32\.00/)
  expect(readStoredDevice()).toEqual(KITCHEN)
})

test('what is chosen with a dish stands behind a dot, in both languages', async () => {
  const meal = createMeal('meal')
  const line = { itemId: 'meal', quantity: 1, requests: [], chosen: chooseUntold('zero') }
  const screen = await openCard(createPayload([line]), { kitchen: KITCHEN, menu: [meal] })
  const item = getTicket(screen).getByRole('listitem').first()
  await expect.element(item).toMatchTextContent('• المشروب: زيرو • Drink: Zero')
})

test('a ticket lists one drink where the dish takes one, and names an extra of other dishes [R36]', async () => {
  const meal = createMeal('meal')
  const toast = createItem('toast', { choices: [createExtras([createOption('egg', 400)])] })
  const line = { itemId: 'meal', quantity: 1, requests: [], chosen: chooseUntold('juice', 'zero', 'egg') }
  const kitchen = { ...KITCHEN, language: 'en' }
  const screen = await openCard(createPayload([line]), { kitchen, menu: [meal, toast] })
  await expect
    .element(getTicket(screen).getByRole('listitem').first())
    .toMatchTextContent(/• Drink: Zero \+ Extra egg$/)
})

function readStoredDevice(): unknown {
  return JSON.parse(localStorage.getItem('kitchenDevice') ?? 'null')
}

test.each([
  [
    'an order that has no number',
    { notes: { comment: false, payment: false } },
    'طلب بلا رقم · Order without a number',
  ],
  ['a shared basket', {}, 'سلة طلبات، ليست طلباً بعد · A cart, not an order yet'],
])('a ticket of %s says so', async (_, more, words) => {
  const screen = await openCard(createPayload([ONE_COLA], null, more), { kitchen: KITCHEN })
  await expect.element(screen.getByRole('article').first()).toMatchTextContent(new RegExp(`^${words}`))
})

test('a ticket has all dishes to cook, then those of each person to pack under name and sum, those for nobody first', async () => {
  const lines = [{ ...ONE_COLA, person: 'Omar' }, { ...TWO_SANDWICHES, person: 'سارة' }, ONE_COLA]
  const screen = await openCard(createPayload(lines), { kitchen: { ...KITCHEN, language: 'en' } })
  await expect
    .element(getTicket(screen))
    .toMatchTextContent(
      /To cook:2 ×Chicken Sandwich2 ×\+ Extra spicy mayo ■ No pickles 2 ×ColaTo pack:Without a name: AED 5\.001 ×ColaFor \u2068Omar\u2069: AED 5\.001 ×ColaFor \u2068سارة\u2069: AED 27\.002 ×Chicken/,
    )
})

test('a sum that is not known is not on a ticket', async () => {
  const gone = { itemId: 'gone', quantity: 1, requests: [], person: 'Omar' } as const
  const screen = await openCard(createPayload([{ ...ONE_COLA, person: 'Omar' }, gone]), { kitchen: KITCHEN })
  await expect.element(getTicket(screen)).toMatchTextContent(/For \u2068Omar\u2069: 1 ×كولا/)
})

test('on a ticket the dishes of an owner’s category come after those of the site’s', async () => {
  const [sandwich] = CHECKOUT_MENU
  const menu = CHECKOUT_MENU.map((item) =>
    item === sandwich ? { ...item, ...createOwnItem(item.id), name: item.name } : item,
  )
  const screen = await openCard(createPayload([TWO_SANDWICHES, ONE_COLA]), { kitchen: KITCHEN, menu })
  const lines = getTicket(screen).getByRole('listitem')
  await expect.element(lines.nth(0)).toMatchTextContent(/^1 ×كولا/)
  await expect.element(lines.nth(1)).toMatchTextContent(/^2 ×/)
})

test('an Arabic page holds an English ticket where the kitchen reads English', async () => {
  const screen = await openCard(createPayload(BOTH), { language: 'ar', kitchen: { ...KITCHEN, language: 'en' } })
  const ticket = getTicket(screen)
  await expect.element(ticket).toHaveAttribute('lang', 'en')
  await expect.element(ticket).toHaveAttribute('dir', 'ltr')
  await expect.element(ticket.getByRole('listitem').nth(0)).toMatchTextContent(/^2 ×Chicken Sandwich\+ Extra spicy/)
  await expect.element(screen.getByRole('button', { name: 'اطبع الورقة' })).toBeVisible()
})

test('a name that the menu has in one language is on the ticket once', async () => {
  const menu = CHECKOUT_MENU.map((item) => ({ ...item, name: { ar: item.name.ar, en: '' } }))
  const screen = await openCard(createPayload([ONE_COLA]), { kitchen: KITCHEN, menu })
  await expect.element(getTicket(screen).getByRole('listitem')).toHaveTextContent('1 ×كولا')
})

test('a pickup has the minutes in which it is ready on its ticket', async () => {
  const payload = createPayload(BOTH, { ...LINKED_ORDER, method: 'pickup' })
  const screen = await openCard(payload, { kitchen: KITCHEN, options: { pickupMinutes: '15-20' } })
  await expect
    .element(getTicket(screen))
    .toMatchTextContent(/يجهز الطلب خلال \u206615–20\u2069 دقيقة · Ready in about 15–20 minutes/)
})

test('the wanted time is the largest figure of a ticket, in a box with its night, a line for each language [R32] [R33]', async () => {
  const wantedAt = Date.parse('2026-11-23T00:30:00+04:00')
  const screen = await openCard(createPayload(BOTH, LINKED_ORDER, { wantedAt }), { kitchen: KITCHEN })
  const ticket = getTicket(screen)
  await expect
    .element(ticket)
    .toMatchTextContent(
      /لوقت لاحق: الليلة، 12:30 بعد منتصف الليل \(22 إلى 23 نوفمبر\)For later: tonight, 12:30 am \(22 to 23 November\)/,
    )
  const time = ticket.getByText('12:30', { exact: true }).first().element()
  const getSize = (element: Element): number => parseFloat(getComputedStyle(element).fontSize)
  const others = [...ticket.element().querySelectorAll('*')].filter((element) => element !== time)
  expect(getSize(time)).toBeGreaterThan(Math.max(...others.map(getSize)))
  expect(getComputedStyle(time.closest('p') ?? time).borderTopWidth).toBe('3px')
})

test('a wanted time by day has its date', async () => {
  const wantedAt = Date.parse('2026-11-22T22:30:00+04:00')
  const screen = await openCard(createPayload(BOTH, LINKED_ORDER, { wantedAt }), {
    kitchen: { ...KITCHEN, language: 'en' },
  })
  await expect.element(getTicket(screen)).toMatchTextContent(/For later 10:30 pm 22 November/)
})

test('a wanted time of another day has its weekday and date, whatever the owner has set since [GU10]', async () => {
  const wantedAt = Date.parse('2026-11-27T13:30:00+04:00')
  const screen = await openCard(createPayload(BOTH, LINKED_ORDER, { wantedAt }), {
    kitchen: { ...KITCHEN, language: 'en' },
  })
  await expect.element(getTicket(screen)).toMatchTextContent(/For later 1:30 pm Friday 27 November/)
})

test('a phrase of a ticket in two languages does not break within one', async () => {
  const screen = await openCard(createPayload([TWO_SANDWICHES]), { kitchen: { ...KITCHEN, paper: 58 } })
  const phrase = getTicket(screen).getByText('Extra spicy mayo')
  await expect.element(phrase).toBeVisible()
  expect(phrase.element().getClientRects()).toHaveLength(1)
})

test('an item that left the menu is last, by its code', async () => {
  const gone = { itemId: 'gone', quantity: 2, requests: [] } as const
  const screen = await openCard(createPayload([gone, ONE_COLA]), { kitchen: { ...KITCHEN, language: 'en' } })
  await expect
    .element(getTicket(screen).getByRole('listitem').nth(1))
    .toMatchTextContent(/^2 ×No longer on the menu \(/)
})

test('the same link opened again says when it was opened, a later one what it replaces', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T21:44:00+04:00'), toFake: ['Date'] })
  const first = await openCard(createPayload(BOTH), { kitchen: KITCHEN })
  await expect.element(getTicket(first)).toBeVisible()
  await expect.element(first.getByText(/opened here/)).not.toBeInTheDocument()
  vi.setSystemTime(new Date('2026-11-22T21:50:00+04:00'))
  const second = await reloadCard()
  await expect.element(second.getByText('This ticket was opened here on 22 November at 9:44 pm.')).toBeVisible()
  setHash(createPayload([ONE_COLA]))
  const other = await reloadCard()
  await expect.element(other.getByText('Same number, other dishes: compare with WhatsApp.')).toBeVisible()
  setHash(createPayload([ONE_COLA], { ...LINKED_ORDER, revision: 2 }))
  const changed = await reloadCard()
  await expect.element(changed.getByRole('status').getByText('Replaces KR473.')).toBeVisible()
  await expect.element(getTicket(changed, 'KR473-2').getByText('Replaces KR473.')).toBeVisible()
})

test('a ticket prints by itself the first time it is opened, and by the button', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  const screen = await openCard(createPayload(BOTH), { kitchen: { ...KITCHEN, print: true } })
  await expect.poll(() => print.mock.calls.length).toBe(1)
  await screen.getByRole('button', { name: 'Print ticket' }).click()
  await expect.poll(() => print.mock.calls.length).toBe(2)
  const again = await reloadCard()
  await expect.element(again.getByText(/^This ticket was opened here/)).toBeVisible()
  expect(print).toHaveBeenCalledTimes(2)
})

describe('what the link leaves out', () => {
  const open = (more: Partial<OrderLink>, method: 'delivery' | 'pickup' = 'delivery') =>
    openCard(createPayload(BOTH, { ...LINKED_ORDER, method }, more), { kitchen: { ...KITCHEN, language: 'en' } })
  const getTerms = (screen: RenderResult) =>
    [...getTicket(screen).element().querySelectorAll('dt')].map(({ textContent }) => textContent)

  test('a comment is announced above the items, white on black', async () => {
    const screen = await open({ notes: { comment: true, payment: true } })
    const notice = getTicket(screen).getByText('Comment: read it in WhatsApp')
    await expect.element(notice).toBeVisible()
    const box = notice.element().parentElement ?? document.body
    expect(getComputedStyle(box)).toMatchObject({ backgroundColor: 'rgb(0, 0, 0)', color: 'rgb(255, 255, 255)' })
    const list = getTicket(screen).getByRole('list').element()
    expect(box.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('a comment is announced in two languages on two lines, without a dot between them', async () => {
    const screen = await openCard(createPayload(BOTH, LINKED_ORDER, { notes: { comment: true, payment: true } }), {
      kitchen: KITCHEN,
    })
    const [english, arabic] = ['Comment: read it in WhatsApp', 'ملاحظة: اقرأها في واتساب'].map((text) =>
      getTicket(screen).getByText(text),
    )
    await expect.poll(() => english?.elements().length).toBe(1)
    const tops = [english, arabic].map((words) => Math.round(words?.element().getBoundingClientRect().top ?? 0))
    expect(new Set(tops).size).toBe(2)
    expect(english?.element().parentElement?.innerText).not.toContain('·')
  })

  test('no comment is announced where there is none; a link of an earlier release may have one', async () => {
    const none = await open({ notes: { comment: false, payment: false } })
    await expect.element(getTicket(none)).toBeVisible()
    await expect.element(getTicket(none)).not.toMatchTextContent('omment')
    setHash(createPayload(BOTH))
    const earlier = await reloadCard()
    await expect.element(getTicket(earlier).getByText('Maybe a comment: see WhatsApp')).toBeVisible()
  })

  test('name, phone, address and payment have lines to write on, below where they are', async () => {
    const screen = await open({ notes: { comment: false, payment: true } })
    await expect.element(getTicket(screen).getByText('In WhatsApp')).toBeVisible()
    expect(getTerms(screen)).toEqual(['Items', 'Delivery', 'Total', 'Name', 'Phone', 'Address', 'Payment'])
    setHash(createPayload(BOTH, LINKED_ORDER, { notes: { comment: false, payment: false } }))
    expect(getTerms(await reloadCard())).toEqual(['Items', 'Delivery', 'Total', 'Name', 'Phone', 'Address'])
  })

  test('the phone of a recipient is called so [R33]', async () => {
    const screen = await open({ notes: { comment: false, payment: false } })
    await screen.getByRole('textbox').fill(`${writeMessage()}\nRecipient’s phone: +971 50 123 4567`)
    await expect.element(getTicket(screen).getByText('+971 50 123 4567')).toBeVisible()
    expect(getTerms(screen)).toEqual(['Items', 'Delivery', 'Total', 'Name', 'Recipient’s phone', 'Address'])
  })

  test('a pickup has no address', async () => {
    const screen = await open({ notes: { comment: false, payment: true } }, 'pickup')
    await expect.element(getTicket(screen)).toBeVisible()
    expect(getTerms(screen)).toEqual(['Total', 'Name', 'Phone', 'Payment'])
    await screen.getByRole('textbox').fill(writeMessage().replace('Delivery', 'Pickup'))
    await expect.element(getTicket(screen).getByText('سارة')).toBeVisible()
    expect(getTerms(screen)).toEqual(['Total', 'Name', 'Phone', 'Payment'])
  })
})

test('an amount never breaks, however narrow the paper is', async () => {
  const screen = await openCard(createPayload(BOTH), { kitchen: { ...KITCHEN, paper: 58 } })
  const amount = getTicket(screen).getByText('AED 32.00')
  await expect.element(amount).toBeVisible()
  const ticket = getTicket(screen).element()
  if (ticket instanceof HTMLElement) ticket.style.inlineSize = '6rem'
  expect(amount.element().getClientRects()).toHaveLength(1)
})
