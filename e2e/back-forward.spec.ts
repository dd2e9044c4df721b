import { browserWithPageCache, goBackToKeptPage, watchPageCache } from './support/back-forward-cache.ts'
import { dish, increase, line, quantity } from './support/pages.ts'
import { awake, expect, open, OPEN, test } from './support/test.ts'

test('a kept page shows the basket as other pages left it', { tag: '@B17' }, async ({ site }) => {
  const browser = await browserWithPageCache()
  try {
    const page = await browser.newPage({ baseURL: site.origin })
    await page.clock.install({ time: OPEN })
    await watchPageCache(page)
    await open(page, '/en')
    await increase(dish(page, 'cola')).click()
    await page.goto('/en/checkout')
    await awake(page)
    await increase(line(page, 'cola')).click()
    await goBackToKeptPage(page)
    await expect(quantity(dish(page, 'cola'))).toHaveText('2')
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  } finally {
    await browser.close()
  }
})

test('a page that comes out of the cache reads again what is stored', { tag: '@B17' }, async ({ page }) => {
  await open(page, '/en')
  await increase(dish(page, 'cola')).click()
  await page.evaluate(() => {
    const basket = window.sessionStorage.getItem('basketItem') ?? ''
    window.sessionStorage.setItem('basketItem', basket.replace('"qty":1', '"qty":4'))
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(quantity(dish(page, 'cola'))).toHaveText('4')
})
