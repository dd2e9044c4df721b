import { openCheckoutWithBasket } from './support/baskets.ts'
import { getItem, getIncreaseButton, getQuantity, readStorage } from './support/pages.ts'
import { waitForHydration, expect, test } from './support/test.ts'

test(
  'Clear Cart goes home after three seconds, and takes nothing and no page away once checkout was left',
  { tag: ['@CHK-3', '@B18'] },
  async ({ page }) => {
    await openCheckoutWithBasket(page, 'en')
    await page.clock.pauseAt(new Date('2026-11-21T20:10:00+04:00'))
    await page.getByRole('button', { name: 'Clear Cart' }).click()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    await page.clock.runFor(3_000)
    await expect(page).toHaveURL(/\/en$/)
    await waitForHydration(page)
    await expect(getQuantity(getItem(page, 'cola'))).toHaveText('0')
    await getIncreaseButton(getItem(page, 'cola')).click()

    await page.getByRole('link', { name: 'Cart, 1 item' }).click()
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Clear Cart' }).click()
    await page.getByRole('link', { name: 'Menu', exact: true }).first().click()
    await expect(page).toHaveURL(/\/en(#menu)?$/)
    await waitForHydration(page)
    await getIncreaseButton(getItem(page, 'water')).click()
    await page.clock.runFor(10_000)
    await expect(page, 'another way home would end without the anchor').toHaveURL(/\/en#menu$/)
    await expect(getQuantity(getItem(page, 'water'))).toHaveText('1')
    await expect(getQuantity(getItem(page, 'cola'))).toHaveText('0')
    expect(await readStorage(page, 'basketItem')).toContain('"totalQty":1')
  },
)
