import { getCheckoutMessages } from '../src/order/messages/checkout-messages.ts'
import { openCheckoutWithBasket } from './support/baskets.ts'
import { mockWhatsApp, getMessageText } from './support/whatsapp.ts'
import { withPopupBlocker } from './support/launch-options.ts'
import {
  fillDelivery,
  getOrderLine,
  getOrderMessage,
  getQuantity,
  readStorage,
  getWhatsAppLink,
} from './support/pages.ts'
import { expect, test } from './support/test.ts'

/** Longer than two clicks that count as one, in ms. */
const LATER_MS = 1_100

test.use({ launchOptions: withPopupBlocker })

test(
  'WhatsApp opens beside checkout, where the order stays and can be sent again or copied',
  { tag: ['@K07', '@K19'] },
  async ({ page, context }) => {
    const chats = await mockWhatsApp(context)
    await openCheckoutWithBasket(page, 'en')
    await fillDelivery(page, 'en')
    const link = getWhatsAppLink(page, 'en')
    const text = await getOrderMessage(link)
    await link.click()
    await expect.poll(() => chats.map((chat) => new URL(chat.url()).host)).toEqual(['wa.me'])
    await expect(chats[0]?.locator('body') ?? page.locator('none')).toHaveText('chat')
    await chats[0]?.close()

    await page.clock.runFor(LATER_MS)
    await expect(getQuantity(getOrderLine(page, 'chicken-sandwich-large'))).toHaveText('2')
    expect(JSON.parse((await readStorage(page, 'basketItem')) ?? '{}')).toMatchObject({ totalQty: 3 })
    await expect(page.getByRole('button', { name: 'Copy order' })).toBeEnabled()
    await link.click()
    await expect.poll(() => chats.length).toBe(2)
    await expect.poll(() => chats.map((chat) => (chat.isClosed() ? text : getMessageText(chat)))).toEqual([text, text])
  },
)

// Headless Chromium has no blocker of its own: here no script opens a window at all, which is the strictest one.
test('the order opens where pop-ups are blocked', { tag: ['@K06', '@CHK-5'] }, async ({ page, context }) => {
  const chats = await mockWhatsApp(context)
  await page.addInitScript(() => {
    window.open = () => {
      document.documentElement.dataset.blockedWindow = 'yes'
      return null
    }
    window.addEventListener('click', (event) => {
      document.documentElement.dataset.click = event.defaultPrevented ? 'taken over' : 'followed'
    })
  })
  await openCheckoutWithBasket(page, 'en')
  await fillDelivery(page, 'en')
  await getWhatsAppLink(page, 'en').click()
  await expect.poll(() => chats.map((chat) => chat.url())).toEqual([expect.stringMatching(/^https:\/\/wa\.me\//)])
  await expect(page.locator('html')).toHaveAttribute('data-click', 'followed')
  await expect(page.locator('html')).not.toHaveAttribute('data-blocked-window')
  await expect(page.getByRole('button', { name: getCheckoutMessages('en').checkout.copyOrder })).toBeVisible()
})
