import { chromium } from '@playwright/test'
import { getLaunchOptions } from '#tests/browser.ts'
import { print } from './print.ts'
import { assert } from './smoke-checks.ts'

const ITEM_ID = 'chicken-sandwich-large'

/**
 * Places an order in Chromium in both languages, from the home page to the WhatsApp link. Console
 * errors, such as a blocked script, fail the check.
 */
export async function placeOrders(origin: string): Promise<void> {
  const browser = await chromium.launch(await getLaunchOptions())
  try {
    for (const home of ['/', '/en']) {
      const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      // Other hosts, such as the map, are stubbed.
      await page.route('https://**', (route) => route.fulfill({ status: 200, body: '' }))
      await page.goto(origin + home)
      await page.locator('#home [data-hydrated]').first().waitFor()
      const image = page.locator(`[data-item="${ITEM_ID}"] img`)
      await image.scrollIntoViewIfNeeded()
      await page.waitForFunction(
        (element) => (element as HTMLImageElement).naturalWidth > 0,
        await image.elementHandle(),
      )
      await page.locator(`[data-item="${ITEM_ID}"] [data-increase="true"]`).click()
      await page.waitForFunction('window.basket.totalQty === 1')
      await page.goto(`${origin}${home === '/' ? '' : home}/checkout`)
      await page.locator('[data-line]').waitFor()
      await page.locator('input[type=radio]').nth(1).check({ force: true })
      await page.locator('#first-name').fill(home === '/' ? 'سارة' : 'Sara')
      const link = await page.locator('a[href^="https://wa.me"][class]').first().getAttribute('href')
      const message = new URL(link ?? '').searchParams.get('text') ?? ''
      assert(message.includes(home === '/' ? 'سارة' : 'Sara'), `${home}: the message is ${message}`)
      assert(errors.length === 0, `${home}: ${errors.join('\n')}`)
      print(
        `order from ${home}: ${message.split('\n').filter((line) => line !== '').length} lines, no error in the console`,
      )
      await page.close()
    }
  } finally {
    await browser.close()
  }
}
