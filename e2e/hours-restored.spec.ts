import { withPageRestore } from './support/launch.ts'
import { decrease, dish, increase, quantity } from './support/pages.ts'
import { at, expectShop } from './support/shop.ts'
import { expect, open, test } from './support/test.ts'

test.use({ launchOptions: withPageRestore })

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
    await setClock(at('03:55:00'))
    await open(page, `${site.origin}/en`)
    await expectShop(page, 'en', 'open')
    await increase(dish(page, 'cola')).click()

    await page.goto(`${site.origin}/healthz`)
    await setClock(at('04:05:00'))
    await page.goBack({ waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
    await expectShop(page, 'en', 'closed')
    await decrease(dish(page, 'cola')).click({ force: true })
    await expect(quantity(dish(page, 'cola'))).toHaveText('1')
  },
)
