import { getAllMessages } from '../tests/support/all-messages.ts'
import { mockWhatsApp, expectMessages } from './support/whatsapp.ts'
import { openCheckoutWithBasket } from './support/baskets.ts'
import { fillDelivery, getOrderLine, getQuantity, getWhatsAppLink } from './support/pages.ts'
import { atDubaiTime, getClosedBanner, CLOSED_HOURS, NOON } from './support/shop.ts'
import { expect, test } from './support/test.ts'

test(
  'an order that is ready is refused at 04:00:01, and opens at noon',
  { tag: ['@T10', '@T13'] },
  async ({ page, context }) => {
    const { checkout, hours } = getAllMessages('en')
    const chats = await mockWhatsApp(context)
    await page.clock.setSystemTime(atDubaiTime('03:58:00'))
    await openCheckoutWithBasket(page, 'en')
    await fillDelivery(page, 'en')
    const link = getWhatsAppLink(page, 'en')
    await expect(link).toHaveAttribute('href')
    await page.clock.setSystemTime(atDubaiTime('04:00:01'))
    await link.click()
    await expect(getClosedBanner(page)).toHaveText(`${hours.closedOrdering(CLOSED_HOURS)} ${hours.weOpenAt(NOON.en)}`)
    await expect(link).toHaveAttribute('aria-disabled', 'true')
    await expect(getQuantity(getOrderLine(page, 'chicken-sandwich-large'))).toHaveText('2')

    // The first window at all is the one of noon.
    await page.clock.setSystemTime(atDubaiTime('12:00:00'))
    await page.clock.runFor(61_000)
    await page.getByLabel(checkout.firstName).fill('Noon')
    await link.click()
    await expectMessages(chats, ['Name: Noon'])
  },
)
