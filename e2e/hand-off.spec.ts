import { restaurant } from '../restaurant.config.ts'
import { orderMessages } from '../src/i18n/order-messages.ts'
import { getCheckoutMessages } from '../src/i18n/checkout-messages.ts'
import { openCheckout } from './support/baskets.ts'
import { answerChats, draftOf, expectChats } from './support/chats.ts'
import { dish, fillDelivery, increase, line, messageOf, quantity, stored, whatsAppLink } from './support/pages.ts'
import { heroLink } from './support/shop.ts'
import { expect, LANGUAGES, open, test } from './support/test.ts'

/** Longer than two clicks that count as one, in ms of the page's clock. */
const LATER_MS = 1_100

test.describe('one click too many', { tag: '@K05' }, () => {
  for (const way of ['double click', 'held Enter', 'hurried Enter'] as const) {
    test(`a ${way} opens exactly one window`, async ({ page, context }) => {
      const chats = await answerChats(context)
      await openCheckout(page, 'en')
      await fillDelivery(page, 'en')
      const link = whatsAppLink(page, 'en')
      if (way === 'double click') await link.dblclick()
      else {
        await link.focus()
        // Chromium follows a link once for a held key; other browsers click again and again, as a hurried finger does.
        for (let repeat = 0; repeat < 8; repeat += 1) {
          if (way === 'hurried Enter' && repeat > 0) await page.keyboard.up('Enter')
          await page.keyboard.down('Enter')
        }
        await page.keyboard.up('Enter')
      }
      // A later click is meant.
      await page.clock.runFor(LATER_MS)
      await page.getByLabel(getCheckoutMessages('en').checkout.firstName).fill('Later')
      await link.click()
      await expectChats(chats, ['Name: Sara', 'Name: Later'])
    })
  }

  test('a double click on the order link of the hero opens exactly one window', async ({ page, context }) => {
    const chats = await answerChats(context)
    await open(page, '/en')
    await heroLink(page, 'en').dblclick()
    await page.clock.runFor(LATER_MS)
    await increase(dish(page, 'cola')).click()
    await heroLink(page, 'en').click()
    await expectChats(chats, [orderMessages.en.greeting(restaurant.name.en), '1 × Cola'])
  })
})

for (const { language, home } of LANGUAGES) {
  const { checkout } = getCheckoutMessages(language)

  test(
    `without WhatsApp its page opens beside ours, and the order can still be copied, in ${language}`,
    { tag: '@K07' },
    async ({ page, context }) => {
      const chats = await answerChats(context)
      await openCheckout(page, language)
      await fillDelivery(page, language)
      await whatsAppLink(page, language).click()
      await expect.poll(() => chats.map((chat) => new URL(chat.url()).host)).toEqual(['wa.me'])
      await expect(chats[0]?.locator('body') ?? page.locator('none')).toHaveText('chat')
      await expect(quantity(line(page, 'chicken-sandwich-large'))).toHaveText('2')
      await expect(page.getByRole('button', { name: checkout.copyOrder })).toBeEnabled()
    },
  )

  test(
    `every order link goes to the restaurant and nowhere else, in ${language}`,
    { tag: ['@K17', '@MSG-1', '@LINK-1'] },
    async ({ page }) => {
      await openCheckout(page, language)
      await fillDelivery(page, language)
      const expectOrderLink = async (link: ReturnType<typeof heroLink>): Promise<void> => {
        await expect(link).toHaveAttribute('target', '_blank')
        await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
        const address = new URL((await link.getAttribute('href')) ?? '')
        expect(address.origin).toBe('https://wa.me')
        expect(address.pathname).toMatch(/^\/[1-9]\d{7,14}$/)
        expect([...address.searchParams.keys()]).toEqual(['text'])
        expect(address.hash).toBe('')
      }
      await expectOrderLink(whatsAppLink(page, language))
      await open(page, home)
      await expectOrderLink(heroLink(page, language))
    },
  )
}

test('the diner who comes back finds the basket, and can send it again', { tag: '@K19' }, async ({ page, context }) => {
  const chats = await answerChats(context)
  await openCheckout(page, 'en')
  await fillDelivery(page, 'en')
  const link = whatsAppLink(page, 'en')
  const text = await messageOf(link)
  await link.click()
  await expect.poll(() => chats.length).toBe(1)
  await chats[0]?.close()

  await page.clock.runFor(LATER_MS)
  await expect(quantity(line(page, 'chicken-sandwich-large'))).toHaveText('2')
  expect(JSON.parse((await stored(page, 'basketItem')) ?? '{}')).toMatchObject({ totalQty: 3 })
  await link.click()
  await expect.poll(() => chats.length).toBe(2)
  await expect.poll(() => chats.map((chat) => (chat.isClosed() ? text : draftOf(chat)))).toEqual([text, text])
})
