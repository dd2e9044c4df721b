import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import {
  fillDelivery,
  getCopyButton,
  getWhatsAppLink,
  getQuantity,
  readMessage,
  readStored,
  reloadCheckout,
  renderCheckout,
  storedHandOff,
} from '#tests/browser-mode/checkout-page.tsx'
import { recordFollowedLinks } from '#tests/browser-mode/followed-links.ts'
import { clickNow, nextTask } from '#tests/browser-mode/press.ts'
import type { Language } from '#core/text/language.ts'
import { getCheckoutMessages } from '../../messages/checkout-messages.ts'
import { getOnDemandMessages } from '../../messages/on-demand-messages.ts'
import { changeItemQuantity } from '../../lines/state/basket-actions.ts'
import { setShopInfo } from '#shop/state/shop-store.ts'

const EVENING = new Date('2026-11-22T21:40:30+04:00')
const QUESTION = 'Did you press send in WhatsApp?'

beforeEach(() => {
  // Timers are moved by hand: polled expectations run in the browser's own time.
  vi.useFakeTimers({ now: EVENING, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
})

/** A checkout whose order was handed over by the link. */
async function renderLeft(): Promise<RenderResult> {
  recordFollowedLinks()
  const screen = await renderCheckout()
  fillDelivery()
  await vi.waitFor(() => expect(readMessage(screen)).toContain('Order link'))
  await clickNow(getWhatsAppLink(screen))
  expect(readStored('handOff')).toEqual({ at: Date.now(), ref: readNumber(screen), way: 'link' })
  return screen
}

/** A checkout that asks about an order that was handed over a minute ago. */
async function renderAsking(way: 'link' | 'copy' = 'link', language: Language = 'en'): Promise<RenderResult> {
  const at = EVENING.getTime() - 60_000
  const session = { ...storedHandOff(at, way), generalComment: 'ring twice' }
  const screen = await renderCheckout({ session, language })
  fillDelivery()
  return screen
}

/** The number in the message. */
function readNumber(screen: RenderResult): string {
  return /^Order ([A-Z\d-]+)/m.exec(readMessage(screen))?.[1] ?? ''
}

function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

/** The page is hidden for some time, as behind another app. */
function leaveFor(ms: number): void {
  setVisibility('hidden')
  vi.advanceTimersByTime(ms)
  setVisibility('visible')
}

function isConfirmationShown(screen: RenderResult): boolean {
  return screen.getByText(QUESTION).elements().length > 0
}

/** The controls of the panel, in their order. */
function readAnswers(screen: RenderResult): readonly (string | null)[] {
  const panel = screen.getByRole('status').filter({ hasText: QUESTION })
  return [...panel.element().querySelectorAll('a, button')].map(({ textContent }) => textContent)
}

describe('after the link was followed', () => {
  test('and the page was hidden for three seconds, the question is announced, and the rest is as before', async () => {
    const screen = await renderLeft()
    getWhatsAppLink(screen).element().closest('a')?.focus()
    expect(isConfirmationShown(screen)).toBe(false)
    leaveFor(3000)
    await expect.element(screen.getByText(QUESTION)).toBeVisible()
    expect(document.activeElement).toBe(getWhatsAppLink(screen).element())
    await expect.element(getQuantity(screen, 'Cola')).toHaveTextContent('1')
    await expect.element(screen.getByText(/^WhatsApp opens with your order typed in/)).not.toBeInTheDocument()
    expect(readAnswers(screen)).toEqual(['Yes, I sent it', 'Open WhatsApp again', 'Call us'])
  })

  test('and the page was never left for five seconds, the same is asked', async () => {
    const screen = await renderLeft()
    vi.advanceTimersByTime(4999)
    await nextTask()
    expect(isConfirmationShown(screen)).toBe(false)
    vi.advanceTimersByTime(1)
    await expect.element(screen.getByText(QUESTION)).toBeVisible()
    expect(readAnswers(screen)).toEqual(['Yes, I sent it', 'Open WhatsApp again', 'Call us'])
    await expect.element(getCopyButton(screen)).toBeVisible()
  })

  test('a call and the order sent again go to the numbers of now', async () => {
    const screen = await renderAsking()
    const call = screen.getByRole('link', { name: 'Call us' })
    await expect.element(call).toHaveAttribute('href', 'tel:+971500000000')
    setShopInfo({ phone: '+971 4 111 2222', whatsapp: '971501112222', offer: null })
    await expect.element(call).toHaveAttribute('href', 'tel:+97141112222')
    await expect
      .element(screen.getByRole('link', { name: 'Open WhatsApp again' }))
      .toHaveAttribute('href', expect.stringContaining('wa.me/971501112222?'))
  })

  test('a look at a notification is no visit to WhatsApp', async () => {
    const screen = await renderLeft()
    leaveFor(400)
    await nextTask()
    expect(isConfirmationShown(screen)).toBe(false)
    vi.advanceTimersByTime(4600)
    await expect.element(screen.getByText(QUESTION)).toBeVisible()
  })

  test('a page out of the back-forward cache asks', async () => {
    const screen = await renderLeft()
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await expect.element(screen.getByText(QUESTION)).toBeVisible()
    expect(readAnswers(screen)[0]).toBe('Yes, I sent it')
  })
})

describe('the question', () => {
  test.for([
    ['ar', 360, 740],
    ['en', 740, 360],
    ['en', 1440, 900],
  ] as const)('is in view, with two equal answers, in %s at %i × %i', async ([language, width, height]) => {
    await page.viewport(width, height)
    const screen = language === 'ar' ? await renderAsking('link', 'ar') : await renderLeft()
    leaveFor(3000)
    const messages = getOnDemandMessages(language).handOff
    const question = screen.getByText(messages.question)
    await expect.element(question).toBeVisible()
    const answers = [
      screen.getByRole('button', { name: messages.saidSent }),
      screen.getByRole('link', { name: messages.openAgain }),
    ]
    const getBoxes = (): readonly DOMRect[] =>
      [question, ...answers].map((locator) => locator.element().getBoundingClientRect())
    await expect.poll(() => Math.max(...getBoxes().map(({ bottom }) => bottom))).toBeLessThanOrEqual(height)
    expect(Math.min(...getBoxes().map(({ top }) => top))).toBeGreaterThanOrEqual(0)
    const [, first, second] = getBoxes()
    expect([second?.width, second?.height]).toEqual([first?.width, first?.height])
    expect(document.querySelectorAll('[data-sticky-bar]')).toHaveLength(0)
  })
})

test('a reload asks again, for three hours', async () => {
  const screen = await renderAsking()
  await expect.element(screen.getByText(QUESTION)).toBeVisible()
  vi.setSystemTime(EVENING.getTime() + 3 * 3_600_000)
  const later = await reloadCheckout()
  await expect.element(later.getByRole('button', { name: 'Clear Cart' })).toBeVisible()
  expect(isConfirmationShown(later)).toBe(false)
})

test.each(['en', 'ar'] as const)('who says yes is thanked, and the page stays, in %s', async (language) => {
  const { saidSent, willReply } = getOnDemandMessages(language).handOff
  const { thanks, thanksTo } = getCheckoutMessages(language).checkout
  document.title = 'Checkout'
  const screen = await renderAsking('link', language)
  await expect.element(screen.getByRole('button', { name: saidSent })).toBeVisible()
  await clickNow(screen.getByRole('button', { name: saidSent }))
  await expect.element(screen.getByText(willReply)).toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(thanksTo('Sara'))
  await expect.element(screen.getByText('KR473')).toHaveStyle({ fontSize: '40px' })
  expect(document.title).toContain(thanks)
  for (const key of ['orderRef', 'handOff']) expect(sessionStorage.getItem(key), key).toBeNull()
  expect(sessionStorage.getItem('generalComment') ?? '').toBe('')
  expect(readStored('basketItem')).toMatchObject({ totalQty: 0 })
  vi.advanceTimersByTime(10_000)
  await expect.element(screen.getByText(willReply)).toBeVisible()
})

test('what was ordered stands for three hours in this tab, also after a reload [R45]', async () => {
  const screen = await renderAsking()
  await clickNow(screen.getByRole('button', { name: 'Yes, I sent it' }))
  const chat = screen.getByRole('link', { name: 'Open the chat' })
  await expect.element(chat).toHaveAttribute('href', 'https://wa.me/971500000000')
  const later = await reloadCheckout()
  await expect
    .element(later.getByRole('heading', { level: 1 }))
    .toHaveTextContent(getCheckoutMessages('en').checkout.thanksTo('Sara'))
  await expect.element(later.getByText('KR473')).toBeVisible()
  await expect.element(later.getByText('Villa 7, Al Barsha 1')).toBeVisible()
  const lines = later.getByRole('list', { name: 'Your order' }).getByRole('listitem')
  expect(lines.elements().map(({ textContent }) => textContent)).toEqual([
    '2 ×Chicken SandwichAED 27.00',
    '1 ×ColaAED 5.00',
  ])
  await expect.element(later.getByRole('paragraph').filter({ hasText: 'Total' })).toMatchTextContent(/AED 32\.00/)
  await expect.element(later.getByText('Your cart is empty.')).not.toBeInTheDocument()
  await expect.element(later.getByRole('button', { name: 'I haven’t sent it yet' })).not.toBeInTheDocument()
  vi.setSystemTime(EVENING.getTime() + 3 * 3_600_000)
  const end = await reloadCheckout()
  await expect.element(end.getByText('Your cart is empty.')).toBeVisible()
  expect(sessionStorage.getItem('placedOrder')).toBeNull()
})

test('a new cart takes the place of what was ordered, and Clear Cart says that it is empty [R45]', async () => {
  const screen = await renderAsking()
  await clickNow(screen.getByRole('button', { name: 'Yes, I sent it' }))
  await expect.element(screen.getByText('KR473')).toBeVisible()
  const later = await reloadCheckout()
  changeItemQuantity('cola', 1)
  await expect.element(getQuantity(later, 'Cola')).toHaveTextContent('1')
  await clickNow(later.getByRole('button', { name: 'Clear Cart' }))
  await expect.element(later.getByText('Your cart is empty.')).toBeVisible()
})

test('Undo brings basket, comment, form, number and question back', async () => {
  const screen = await renderAsking()
  await expect.element(screen.getByText(QUESTION)).toBeVisible()
  const orderRef = readStored('orderRef')
  await clickNow(screen.getByRole('button', { name: 'Yes, I sent it' }))
  await expect.element(screen.getByRole('button', { name: 'I haven’t sent it yet' })).toHaveFocus()
  await clickNow(screen.getByRole('button', { name: 'I haven’t sent it yet' }))
  await expect.element(screen.getByText(QUESTION)).toBeVisible()
  expect(readMessage(screen)).toContain('*Comment:* ring twice')
  expect(readMessage(screen)).toContain('Name: Sara')
  expect(readStored('basketItem')).toMatchObject({ totalQty: 3 })
  expect(readStored('orderRef')).toEqual(orderRef)
})

test('Open WhatsApp again is the same link, once, with the same number', async () => {
  const followed = recordFollowedLinks()
  const screen = await renderAsking()
  const again = screen.getByRole('link', { name: 'Open WhatsApp again' })
  await expect.element(again).toBeVisible()
  await vi.waitFor(() => expect(readNumber(screen)).toBe('KR473'))
  expect(again.element().getAttribute('href')).toBe(getWhatsAppLink(screen).element().getAttribute('href'))
  await clickNow(again)
  await clickNow(again)
  expect(followed).toHaveLength(1)
  expect(readNumber(screen)).toBe('KR473')
  await expect.element(screen.getByText(QUESTION)).toBeVisible()
})

test('a changed order is said to be one, with both numbers', async () => {
  const screen = await renderLeft()
  const number = readNumber(screen)
  leaveFor(2000)
  changeItemQuantity('cola', 1)
  const sentence = `You changed the order after opening WhatsApp. Its new number is ${number}-2, in place of the earlier one.`
  await expect.element(screen.getByText(sentence)).toBeVisible()
})

test('after a copy the text has to be pasted, also where it was selected by hand', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  const screen = await renderCheckout()
  fillDelivery()
  await vi.waitFor(() => expect(readMessage(screen)).toContain('Order link'))
  await clickNow(getCopyButton(screen))
  await expect.element(screen.getByRole('textbox', { name: /^We couldn’t copy it/ })).toBeVisible()
  vi.advanceTimersByTime(5000)
  await expect.element(screen.getByText(QUESTION)).toBeVisible()
  await expect.element(screen.getByText('Paste the order into WhatsApp and send it there.')).toBeVisible()
})

test('Clear Cart ends the hand-off, Undo brings it back', async () => {
  const screen = await renderAsking()
  await expect.element(screen.getByText(QUESTION)).toBeVisible()
  await clickNow(screen.getByRole('button', { name: 'Clear Cart' }))
  expect(readStored('handOff')).toBeNull()
  await clickNow(screen.getByRole('button', { name: 'Undo' }))
  await expect.element(screen.getByText(QUESTION)).toBeVisible()
})
