import { getBox } from './support/boxes.ts'
import { getPromoBanner } from './support/promo.ts'
import { expect, gotoHydrated, test } from './support/test.ts'

test('a dismissed promo banner leaves no gap', { tag: '@BAN-3' }, async ({ page }) => {
  await gotoHydrated(page, '/en')
  const welcome = page.locator('#welcome')
  const withPromo = (await getBox(welcome)).y
  await page.getByRole('button', { name: 'Hide offer' }).click()
  await expect(getPromoBanner(page)).toHaveCount(0)
  expect((await getBox(welcome)).y).toBeLessThan(withPromo)
})
