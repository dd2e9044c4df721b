import { chromium } from '@playwright/test'
import { launchOptions } from '../tests/browser.ts'
import { expect, print } from './checked-answers.ts'

const DISH = 'chicken-sandwich-large'

/**
 * Places an order in Chromium, in both languages, from the first page to the address of the message. Anything that the console
 * calls an error, a blocked policy among it, is one here too.
 */
export async function placeOrders(origin: string): Promise<void> {
  const browser = await chromium.launch(await launchOptions())
  try {
    for (const home of ['/', '/en']) {
      const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
      const wrong: string[] = []
      page.on('pageerror', (error) => wrong.push(error.message))
      page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()))
      // The map is of another host, which no tool asks.
      await page.route('https://**', (route) => route.fulfill({ status: 200, body: '' }))
      await page.goto(origin + home)
      await page.locator('#home [data-hydrated]').first().waitFor()
      const picture = page.locator(`[data-item="${DISH}"] img`)
      await picture.scrollIntoViewIfNeeded()
      await page.waitForFunction((image) => (image as HTMLImageElement).naturalWidth > 0, await picture.elementHandle())
      await page.locator(`[data-item="${DISH}"] [data-increase="true"]`).click()
      await page.waitForFunction('window.basket.totalQty === 1')
      await page.goto(`${origin}${home === '/' ? '' : home}/checkout`)
      await page.locator('[data-line]').waitFor()
      await page.locator('input[type=radio]').nth(1).check({ force: true })
      await page.locator('#first-name').fill(home === '/' ? 'سارة' : 'Sara')
      const link = await page.locator('a[href^="https://wa.me"][class]').first().getAttribute('href')
      const message = new URL(link ?? '').searchParams.get('text') ?? ''
      expect(message.includes(home === '/' ? 'سارة' : 'Sara'), `${home}: the message is ${message}`)
      expect(wrong.length === 0, `${home}: ${wrong.join('\n')}`)
      print(
        `order from ${home}: ${message.split('\n').filter((line) => line !== '').length} lines, no error in the console`,
      )
      await page.close()
    }
  } finally {
    await browser.close()
  }
}
