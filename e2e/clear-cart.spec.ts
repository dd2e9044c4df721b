import { openCheckout } from './support/baskets.ts'
import { dish, increase, quantity, stored } from './support/pages.ts'
import { awake, expect, test } from './support/test.ts'

test(
  'Clear Cart goes home after three seconds, and takes nothing and no page away once checkout was left',
  { tag: ['@CHK-3', '@B18'] },
  async ({ page }) => {
    await openCheckout(page, 'en')
    await page.clock.pauseAt(new Date('2026-11-21T20:10:00+04:00'))
    await page.getByRole('button', { name: 'Clear Cart' }).click()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    await page.clock.runFor(3_000)
    await expect(page).toHaveURL(/\/en$/)
    await awake(page)
    await expect(quantity(dish(page, 'cola'))).toHaveText('0')
    await increase(dish(page, 'cola')).click()

    await page.getByRole('link', { name: 'Cart, 1 item' }).click()
    await awake(page)
    await page.getByRole('button', { name: 'Clear Cart' }).click()
    await page.getByRole('link', { name: 'Menu', exact: true }).first().click()
    await expect(page).toHaveURL(/\/en(#menu)?$/)
    await awake(page)
    await increase(dish(page, 'water')).click()
    await page.clock.runFor(10_000)
    await expect(page, 'another way home would end without the anchor').toHaveURL(/\/en#menu$/)
    await expect(quantity(dish(page, 'water'))).toHaveText('1')
    await expect(quantity(dish(page, 'cola'))).toHaveText('0')
    expect(await stored(page, 'basketItem')).toContain('"totalQty":1')
  },
)
