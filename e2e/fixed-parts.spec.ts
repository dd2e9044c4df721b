import type { Locator, Page } from '@playwright/test'
import { openCheckoutWithBasket } from './support/baskets.ts'
import { getWhatsAppLink } from './support/pages.ts'
import { expect, test } from './support/test.ts'

/** Whether a tap in the middle of an element reaches it. */
function isReached(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
}

async function openWithFailureNote(page: Page): Promise<Locator> {
  await openCheckoutWithBasket(page, 'en')
  await page.evaluate(() => {
    document.documentElement.dataset['broken'] = ''
  })
  const note = page.getByRole('alert').filter({ hasText: 'Something on this page isn’t working' })
  await expect(note).toBeVisible()
  return note
}

test('on phones the order button can be scrolled clear of the failure note, which can be closed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const note = await openWithFailureNote(page)
  const order = getWhatsAppLink(page, 'en')
  await order.scrollIntoViewIfNeeded()
  expect(await isReached(order)).toBe(true)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await order.scrollIntoViewIfNeeded()
  expect(await isReached(order)).toBe(true)
  await page.getByRole('dialog').filter({ has: note }).getByRole('button', { name: 'Close' }).click()
  await expect(note).toBeHidden()
})

test('at 1440 px the failure note is beside the order button', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const note = await openWithFailureNote(page)
  const noteBox = await page.getByRole('dialog').filter({ has: note }).boundingBox()
  const orderBox = await getWhatsAppLink(page, 'en').boundingBox()
  expect((noteBox?.x ?? 0) + (noteBox?.width ?? 0)).toBeLessThan(orderBox?.x ?? 0)
})

test('on a low screen Back to top leaves the field in focus free', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 320 })
  await openCheckoutWithBasket(page, 'en')
  await page.getByText('Pickup', { exact: true }).click()
  const name = page.getByLabel('First name')
  await name.click()
  await page.evaluate(() => window.scrollBy(0, 20))
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeHidden()
  expect(await isReached(name)).toBe(true)
})
