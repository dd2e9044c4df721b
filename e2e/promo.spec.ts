import { boxOf } from './support/boxes.ts'
import { promo } from './support/promo.ts'
import { expect, open, test } from './support/test.ts'

test('a promo put away leaves no gap', { tag: '@BAN-3' }, async ({ page }) => {
  await open(page, '/en')
  const welcome = page.locator('#welcome')
  const withPromo = (await boxOf(welcome)).y
  await page.getByRole('button', { name: 'Hide the offer' }).click()
  await expect(promo(page)).toHaveCount(0)
  expect((await boxOf(welcome)).y).toBeLessThan(withPromo)
})
