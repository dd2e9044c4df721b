import { getCheckoutMessages } from '../src/i18n/checkout-messages.ts'
import { answerChats, expectChats } from './support/chats.ts'
import { openCheckout } from './support/baskets.ts'
import { fillDelivery, line, quantity, whatsAppLink } from './support/pages.ts'
import { at, closedBanner, WINDOW } from './support/shop.ts'
import { expect, test } from './support/test.ts'

test(
  'an order that is ready is refused at 04:00:01, and opens at noon',
  { tag: ['@T10', '@T13'] },
  async ({ page, context }) => {
    const { checkout, hours } = getCheckoutMessages('en')
    const chats = await answerChats(context)
    await page.clock.setSystemTime(at('03:58:00'))
    await openCheckout(page, 'en')
    await fillDelivery(page, 'en')
    const link = whatsAppLink(page, 'en')
    await expect(link).toHaveAttribute('href')
    await page.clock.setSystemTime(at('04:00:01'))
    await link.click()
    await expect(closedBanner(page)).toHaveText(hours.closedOrdering(WINDOW))
    await expect(link).toHaveAttribute('aria-disabled', 'true')
    await expect(quantity(line(page, 'chicken-sandwich-large'))).toHaveText('2')

    // The first window at all is the one of noon.
    await page.clock.setSystemTime(at('12:00:00'))
    await page.clock.runFor(61_000)
    await page.getByLabel(checkout.firstName).fill('Noon')
    await link.click()
    await expectChats(chats, ['Name: Noon'])
  },
)
