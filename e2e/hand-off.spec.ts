import { restaurant } from '../restaurant.config.ts'
import { orderMessages } from '../src/order/messages/order-messages.ts'
import { openCheckoutWithBasket } from './support/baskets.ts'
import { mockWhatsApp, getMessageText, expectMessages } from './support/whatsapp.ts'
import {
  getItem,
  fillDelivery,
  getIncreaseButton,
  getOrderLine,
  getOrderMessage,
  getQuantity,
  readStorage,
  getWhatsAppLink,
} from './support/pages.ts'
import { getHeroLink } from './support/shop.ts'
import { expect, gotoHydrated, test } from './support/test.ts'

/** Longer than two clicks that count as one, in ms. Time stamps of events are real ones. */
const LATER_MS = 1_100

test(
  'a double click and a hurried Enter open one window each; a later click is meant',
  { tag: '@K05' },
  async ({ page, context }) => {
    const chats = await mockWhatsApp(context)
    await openCheckoutWithBasket(page, 'en')
    await fillDelivery(page, 'en')
    const link = getWhatsAppLink(page, 'en')
    const name = page.getByLabel('First name')
    await link.dblclick()
    await page.waitForTimeout(LATER_MS)
    await name.fill('Salma')
    await link.focus()
    for (let press = 0; press < 2; press += 1) await page.keyboard.press('Enter')
    await page.waitForTimeout(LATER_MS)
    await name.fill('Later')
    await link.click()
    await expectMessages(chats, ['Name: Sara', 'Name: Salma', 'Name: Later'])
  },
)

test(
  "the hero's WhatsApp link greets with an empty basket, and a double click opens one window",
  { tag: ['@K05', '@K15', '@K17', '@MSG-3', '@HERO-6', '@LINK-1'] },
  async ({ page, context }) => {
    const chats = await mockWhatsApp(context)
    await gotoHydrated(page, '/en')
    const link = getHeroLink(page, 'en')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await link.dblclick()
    await page.waitForTimeout(LATER_MS)
    await getIncreaseButton(getItem(page, 'cola')).click()
    await link.click()
    await expectMessages(chats, [orderMessages.en.greeting(restaurant.name.en), '1 × Cola'])
  },
)

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
