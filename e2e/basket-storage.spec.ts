import { choose, pickupMessage } from './support/orders.ts'
import { dish, increase, line, quantity } from './support/pages.ts'
import { awake, expect, test } from './support/test.ts'

test('an order is made with storage blocked', { tag: '@B01' }, async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  })
  await choose(page, 'en', 'cola', 'water')
  await expect(quantity(dish(page, 'cola'))).toHaveText('1')
  await page.getByRole('link', { name: 'Cart, 2 items' }).click()
  await awake(page)
  await expect(quantity(line(page, 'cola'))).toHaveText('1')
  await increase(line(page, 'water')).click()
  const message = await pickupMessage(page, 'en')
  expect(message.split('\n').at(-1)).toContain('AED 9.00')
  await page.reload()
  await expect(quantity(line(page, 'water'))).toHaveText('2')
})

test('an order is made with storage full', { tag: '@B02' }, async ({ page }) => {
  await choose(page, 'en', 'cola')
  await page.evaluate(() => {
    let part = 'x'.repeat(1_000_000)
    for (let at = 0; part !== ''; at += 1) {
      try {
        window.sessionStorage.setItem(`full${at}`, part)
      } catch {
        part = part.slice(part.length / 2)
        if (part.length === 1) part = ''
      }
    }
  })
  await increase(dish(page, 'cola')).click()
  for (const id of ['water', 'karak-tea', 'lemon-soda']) await increase(dish(page, id)).click()
  await page.getByRole('link', { name: 'Cart, 5 items' }).click()
  await awake(page)
  await expect(quantity(line(page, 'cola'))).toHaveText('2')
  await expect(quantity(line(page, 'water'))).toHaveText('1')
  expect((await pickupMessage(page, 'en')).split('\n').at(-1)).toContain('AED 20.00')
})
