import { beforeEach, expect, test, vi } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import {
  fillDelivery,
  getCopyButton,
  getWhatsAppLink,
  readMessage,
  readStored,
  reloadCheckout,
  renderCheckout,
} from '#tests/browser-mode/checkout-page.tsx'
import { recordFollowedLinks } from '#tests/browser-mode/followed-links.ts'
import { decodeOrderLink } from '../../link/decode-order-link.ts'
import { encodeOrderLink } from '../../link/encode-order-link.ts'
import type { OrderLink } from '../../link/order-link.ts'
import { REFERENCE_LIFE_MS } from '#core/specification.ts'
import { changeItemQuantity } from '../../lines/state/basket-actions.ts'

const EVENING = new Date('2026-11-22T21:40:30+04:00')

beforeEach(() => {
  vi.useFakeTimers({ now: EVENING, toFake: ['Date'] })
})

async function renderValidCheckout(session: Readonly<Record<string, string>> = {}): Promise<RenderResult> {
  followed = recordFollowedLinks()
  const screen = await renderCheckout({ session })
  fillDelivery()
  await expect.poll(() => readMessage(screen)).toContain('Villa 7')
  return screen
}

/** Checkout with an order that was handed over. */
async function renderSentOrder(session: Readonly<Record<string, string>> = {}): Promise<RenderResult> {
  const screen = await renderValidCheckout(session)
  followLink(screen)
  await expect.poll(() => readNumber(screen)).toMatch(/^[ADFHKLMRTWYZ]{2}\d{3}$/)
  return screen
}

/** The number in the message; '' if it has no number. */
function readNumber(screen: RenderResult): string {
  return /^Order ([A-Z\d-]+)/m.exec(readMessage(screen))?.[1] ?? ''
}

/** What the order card's address in the message says. */
function readCard(screen: RenderResult): OrderLink | null {
  const decoded = decodeOrderLink(/^Order link: \S+#(\w+)$/m.exec(readMessage(screen))?.[1] ?? '')
  return decoded.status === 'valid' ? decoded.link : null
}

/** Follows the WhatsApp link; WhatsApp does not open. Returns the message that it would have got. */
function followLink(screen: RenderResult): string {
  // Beyond the guard against double clicks.
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue((clickTime += 5_000))
  ;(getWhatsAppLink(screen).element() as HTMLElement).click()
  return new URL(followed.at(-1) ?? 'about:blank').searchParams.get('text') ?? ''
}
let clickTime = 0
let followed: readonly string[] = []

test('the click draws a number, the same on the page, in the message and in storage', async () => {
  const screen = await renderSentOrder()
  const number = readNumber(screen)
  await expect.element(screen.getByText(`Your order number: ${number}`)).toBeVisible()
  expect(readMessage(screen)).toContain(`Delivery\nOrder ${number}, 9:40 pm\n\n`)
  expect(readCard(screen)?.order).toEqual({
    ref: number,
    revision: 1,
    writtenAt: new Date('2026-11-22T21:40:00+04:00').getTime(),
    // The fee is told on WhatsApp.
    total: null,
    method: 'delivery',
  })
  expect(readStored('orderRef')).toMatchObject({ ref: number, revision: 1 })
})

test('before the click an order has no number, in whatever way its link is opened', async () => {
  const screen = await renderValidCheckout()
  expect(readMessage(screen)).toMatch(/^\*New order – Lahab\*\nDelivery\n\n/)
  expect(readCard(screen)?.order).toBeNull()
  await expect.element(screen.getByText('Your order number')).not.toBeInTheDocument()
  expect(readStored('orderRef')).toBeNull()
})

test('the number stays over a reload, and while the order is handed over again unchanged', async () => {
  const screen = await renderSentOrder()
  const number = readNumber(screen)
  followLink(screen)
  followLink(screen)
  expect(readNumber(screen)).toBe(number)
  const reloaded = await reloadCheckout()
  await expect.poll(() => readNumber(reloaded)).toBe(number)
})

test('Back to a page that the browser has kept shows the number that is stored', async () => {
  const screen = await renderSentOrder()
  const number = readNumber(screen)
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.poll(() => readNumber(screen)).toBe(number)
  const stored = { ref: 'MT128', at: EVENING.getTime(), revision: 1 }
  sessionStorage.setItem('orderRef', JSON.stringify(stored))
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.poll(() => readNumber(screen)).toBe('MT128')
})

test('an order changed after it was handed over is a revision that names the one before', async () => {
  const screen = await renderSentOrder()
  const number = readNumber(screen)
  expect(readMessage(screen)).toMatch(/^\*New order – Lahab\*/)
  changeItemQuantity('cola', 1)
  await expect.poll(() => readNumber(screen)).toBe(`${number}-2`)
  const changed = followLink(screen)
  expect(changed).toMatch(/^\*Changed order – Lahab\*/)
  expect(changed).toContain(`Order ${number}-2 (in place of ${number}), 9:40 pm`)
  await expect.element(screen.getByText(`Your order number: ${number}-2`)).toBeVisible()
  expect(readStored('orderRef')).toMatchObject({ ref: number, revision: 2 })
})

test('a change that is taken back does not count; a copy counts as handed over', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const screen = await renderValidCheckout()
  await getCopyButton(screen).click()
  await expect.poll(() => readNumber(screen)).not.toBe('')
  const number = readNumber(screen)
  changeItemQuantity('cola', 1)
  await expect.poll(() => readNumber(screen)).toBe(`${number}-2`)
  changeItemQuantity('cola', -1)
  await expect.poll(() => readNumber(screen)).toBe(number)
})

test('the link and the copy have the time of the click', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const screen = await renderValidCheckout()
  vi.setSystemTime(new Date('2026-11-23T00:05:59+04:00'))
  expect(followLink(screen)).toContain(', 12:05 am\n')
  vi.setSystemTime(new Date('2026-11-23T00:07:00+04:00'))
  await getCopyButton(screen).click()
  await expect.poll(() => writeText.mock.calls[0]?.[0]).toContain(', 12:07 am\n')
})

test('Clear Cart ends the number, Undo brings it back', async () => {
  const screen = await renderSentOrder()
  const stored = readStored('orderRef')
  await screen.getByRole('button', { name: 'Clear Cart' }).click()
  await expect.poll(() => readStored('orderRef')).toBeNull()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => readStored('orderRef')).toEqual(stored)
})

test('twelve hours later there is a new number', async () => {
  const screen = await renderSentOrder()
  const first = readNumber(screen)
  vi.setSystemTime(EVENING.getTime() + REFERENCE_LIFE_MS + 60_000)
  window.dispatchEvent(new Event('focus'))
  // Hours after an order was handed over its form is empty again.
  await expect.poll(() => readMessage(screen)).toBe('')
  fillDelivery()
  await expect.poll(() => readMessage(screen)).toMatch(/^\*New order – Lahab\*\nDelivery\n\n/)
  expect(followLink(screen)).toMatch(/^\*New order – Lahab\*/)
  await expect.poll(() => readNumber(screen)).not.toBe('')
  expect(readNumber(screen)).not.toBe(first)
})

test('the card has the lines with their requests, in the language of the page, and nothing personal', async () => {
  const session = { specialSelections: JSON.stringify({ sandwich: ['no_pickles'] }), generalComment: 'no onion' }
  const screen = await renderValidCheckout(session)
  const card = readCard(screen)
  expect(card).toMatchObject({
    lines: [
      { quantity: 2, requests: ['no_pickles'] },
      { quantity: 1, requests: [] },
    ],
    notes: { comment: true, payment: false },
  })
  expect(readMessage(screen)).toContain(`\nOrder link: ${window.location.origin}/en/o#${card && encodeOrderLink(card)}`)
})

test('the card’s origin is that of SITE_ORIGIN, whatever address the page was opened at', async () => {
  document.documentElement.dataset['siteOrigin'] = 'https://lahab.example'
  const screen = await renderValidCheckout()
  expect(readMessage(screen)).toContain('\nOrder link: https://lahab.example/en/o#1')
})
