import { atDubaiTime, expectShopStatus } from './support/shop.ts'
import { gotoHydrated, test } from './support/test.ts'

// src/shop/domain/closed-hours.test.ts tests the calculation; this test checks that the page uses it.
const EDGES = [
  { time: '00:00:00.000', shop: 'open' },
  { time: '03:59:59.999', shop: 'open' },
  { time: '04:00:00.000', shop: 'closed' },
  { time: '11:59:59.999', shop: 'closed' },
  { time: '12:00:00.000', shop: 'open' },
] as const

test.use({ locale: 'ar-EG', timezoneId: 'America/New_York' })

test('on a device in New York that writes Arabic digits the shop opens and closes by the clock of Dubai', async ({
  page,
}) => {
  await page.clock.setFixedTime(atDubaiTime(EDGES[0].time))
  await gotoHydrated(page, '/')
  for (const { time, shop } of EDGES) {
    await page.clock.setFixedTime(atDubaiTime(time))
    // The page reads the clock when the customer returns to it.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expectShopStatus(page, 'ar', shop)
  }
  await page.clock.setFixedTime(atDubaiTime('04:00:00.000'))
  await gotoHydrated(page, '/')
  await expectShopStatus(page, 'ar', 'closed')
})
