import { getItem, getIncreaseButton } from './support/pages.ts'
import { ARABIC, expect, gotoHydrated, test } from './support/test.ts'

test('amounts are in AED with two decimals, left to right like phone numbers', { tag: '@APP-7' }, async ({ page }) => {
  await gotoHydrated(page, ARABIC.home)
  const prices = await page
    .locator('[data-item] :is(bdi, strong)[dir="ltr"]:not([lang])')
    .evaluateAll((all) => all.map((price) => price.textContent))
  expect(prices.length).toBeGreaterThan(20)
  expect(prices.filter((price) => !/^AED \d+\.\d\d$/.test(price))).toEqual([])
  // Every amount must be inside an isolate.
  const amountsOutsideIsolates = await page.locator('main').evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const text = node.textContent ?? ''
      if (text.includes('AED') && node.parentElement?.closest('bdi, [dir="ltr"]') === null) found.push(text)
    }
    return found
  })
  expect(amountsOutsideIsolates).toEqual([])
  await getIncreaseButton(getItem(page, 'classic-burger')).click()
  await gotoHydrated(page, ARABIC.checkout)
  for (const text of ['AED 18.00', 'AED 24.00', '+971 50 000 0000']) {
    const found = page.locator('bdi, strong', { hasText: text }).first()
    await expect(found).toHaveAttribute('dir', 'ltr')
    await expect(found).toHaveCSS('unicode-bidi', 'isolate')
  }
})
