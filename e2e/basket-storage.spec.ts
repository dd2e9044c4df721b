import { openUnhydrated } from './support/hold-scripts.ts'
import { addItems, getPickupMessage } from './support/orders.ts'
import { getItem, getIncreaseButton, getOrderLine, getQuantity } from './support/pages.ts'
import { waitForHydration, expect, test } from './support/test.ts'

test('an order is made with storage blocked, from taps before hydration on', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  })
  const release = await openUnhydrated(page)
  for (const id of ['cola', 'cola', 'water']) await getIncreaseButton(getItem(page, id)).click()
  release()
  await waitForHydration(page)
  await expect(getQuantity(getItem(page, 'cola'))).toHaveText('2')
  await page.getByRole('link', { name: 'Cart, 3 items' }).click()
  await waitForHydration(page)
  await expect(getQuantity(getOrderLine(page, 'cola'))).toHaveText('2')
  await getIncreaseButton(getOrderLine(page, 'water')).click()
  expect(await getPickupMessage(page, 'en')).toContain('\n*Total:* AED 14.00\n')
  await page.reload()
  await expect(getQuantity(getOrderLine(page, 'water'))).toHaveText('2')
})

test('an order is made with storage full', async ({ page }) => {
  await addItems(page, 'en', 'cola')
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
  await getIncreaseButton(getItem(page, 'cola')).click()
  for (const id of ['water', 'karak-tea', 'lemon-soda']) await getIncreaseButton(getItem(page, id)).click()
  await page.getByRole('link', { name: 'Cart, 5 items' }).click()
  await waitForHydration(page)
  await expect(getQuantity(getOrderLine(page, 'cola'))).toHaveText('2')
  await expect(getQuantity(getOrderLine(page, 'water'))).toHaveText('1')
  expect(await getPickupMessage(page, 'en')).toContain('\n*Total:* AED 20.00\n')
})
