import { withBfcache } from './support/launch-options.ts'
import { getDecreaseButton, getItem, getIncreaseButton, getQuantity } from './support/pages.ts'
import { atDubaiTime, expectShopStatus } from './support/shop.ts'
import { expect, gotoHydrated, test } from './support/test.ts'

test.use({ launchOptions: withBfcache })

test(
  'a page restored after four o’clock is closed immediately',
  { tag: ['@T12', '@D10'] },
  async ({ context, site }) => {
    // A new page, because the mocked clock of the fixture does not run in the back-forward cache.
    const page = await context.newPage()
    await page.addInitScript(() => {
      const now = (): number => Number(window.localStorage.getItem('now'))
      Date.now = now
      window.addEventListener('pageshow', (event) => {
        document.documentElement.dataset.persisted = String(event.persisted)
      })
    })
    const setClock = (time: Date): Promise<void> =>
      page.evaluate((now) => window.localStorage.setItem('now', String(now)), time.getTime())

    await page.goto(`${site.origin}/healthz`)
    await setClock(atDubaiTime('03:55:00'))
    await gotoHydrated(page, `${site.origin}/en`)
    await expectShopStatus(page, 'en', 'open')
    await getIncreaseButton(getItem(page, 'cola')).click()

    await page.goto(`${site.origin}/healthz`)
    await setClock(atDubaiTime('04:05:00'))
    await page.goBack({ waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
    await expectShopStatus(page, 'en', 'closed')
    await getDecreaseButton(getItem(page, 'cola')).click({ force: true })
    await expect(getQuantity(getItem(page, 'cola'))).toHaveText('1')
  },
)
