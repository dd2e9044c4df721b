import { checkoutEn } from '#order/messages/checkout.en.ts'
import { decodeOrderLink } from '#order/link/decode-order-link.ts'
import { openCheckoutWithBasket } from './support/baskets.ts'
import { fillDelivery } from './support/pages.ts'
import { readCode } from './support/read-code.ts'
import { ENGLISH, expect, gotoHydrated, test } from './support/test.ts'

const { continueOnPhone } = checkoutEn.checkout

test("a phone's camera reads the basket alone off a computer", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openCheckoutWithBasket(page, 'en')
  await fillDelivery(page, 'en')
  await page.getByText(continueOnPhone).click()
  const code = page.getByRole('img', { name: continueOnPhone })
  await code.scrollIntoViewIfNeeded()
  const url = (await readCode(await code.screenshot())) ?? ''
  const { pathname, hash } = new URL(url)
  expect(pathname).toBe(ENGLISH.card)
  expect(decodeOrderLink(hash.slice(1))).toMatchObject({ link: { order: null, notes: null } })

  await gotoHydrated(page, url)
  await expect(page.getByText('Chicken Sandwich Large')).toBeVisible()
  await expect(page.getByRole('definition')).toHaveText('AED 32.00')
})

test.describe('a tablet', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1180, height: 820 } })

  test('has no code to scan, and loads nothing for it', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await openCheckoutWithBasket(page, 'en')
    await page.waitForLoadState('networkidle')
    await expect(page.getByText(continueOnPhone)).toBeHidden()
    expect(scripts.filter((url) => url.includes('Checkout'))).not.toEqual([])
    expect(scripts.filter((url) => url.includes('BasketCode'))).toEqual([])
  })
})
