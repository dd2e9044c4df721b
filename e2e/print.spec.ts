import { getPageMessages } from '#site/messages/page-messages.ts'
import { getAllMessages } from '#tests/support/all-messages.ts'
import { openCheckoutWithBasket } from './support/baskets.ts'
import { getItem, fillDelivery, getIncreaseButton } from './support/pages.ts'
import { expect, gotoHydrated, test } from './support/test.ts'

/** Printable width of an A4 page in px. */
const PAPER = { width: 688, height: 1000 }

test('the menu prints as names, descriptions and prices, in Arabic', async ({ page }) => {
  const words = getAllMessages('ar')
  await gotoHydrated(page, '/')
  await getIncreaseButton(getItem(page, 'cola')).click()
  await page.setViewportSize(PAPER)
  await page.emulateMedia({ media: 'print' })
  const card = getItem(page, 'chicken-sandwich-large')
  await expect(card.getByRole('heading')).toBeVisible()
  await expect(card.getByText('AED 13.50')).toBeVisible()
  await expect(card.locator('p')).toBeVisible()
  await expect(page.locator('#location-title')).toBeVisible()
  for (const hidden of [
    card.locator('img'),
    card.getByRole('group'),
    page.getByRole('group', { name: words.menu.categories }),
    page.locator('[data-testid="promo-banner"]'),
    page.locator('[aria-roledescription="carousel"]').first(),
    page.locator('#gallery'),
    page.getByRole('link', { name: getPageMessages('ar').hero.whatsapp }),
    page.locator('header button').first(),
    page.getByRole('link', { name: words.menu.viewOrder }),
  ]) {
    await expect(hidden).toBeHidden()
  }
  await expectNoHorizontalOverflow(page)
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('h1') ?? document.body).color)).toBe(
    'rgb(28, 19, 16)',
  )
})

test('the order prints with its requests, comment and totals, in English', async ({ page }) => {
  await page.addInitScript(() => {
    window.sessionStorage.setItem('generalComment', 'ring twice')
    window.sessionStorage.setItem('specialSelections', '{"chicken-sandwich-large":["no_pickles"]}')
  })
  await openCheckoutWithBasket(page, 'en')
  await fillDelivery(page, 'en')
  await page.setViewportSize(PAPER)
  await page.emulateMedia({ media: 'print' })
  const { checkout } = getAllMessages('en')
  await expect(page.getByText(checkout.requests.no_pickles).locator('visible=true')).toHaveCount(1)
  await expect(page.getByText('ring twice').locator('visible=true')).toHaveCount(1)
  await expect(page.locator('dl')).toContainText('AED 32.00')
  await expect(page.getByLabel(checkout.address)).toHaveValue('Villa 7, Al Barsha 1')
  const name = page.locator('[data-line="chicken-sandwich-large"] h2')
  expect(await name.evaluate((heading) => getComputedStyle(heading, '::before').content)).toBe('"2 × "')
  for (const hidden of [
    page.getByRole('button', { name: checkout.copyOrder }),
    page.getByRole('link', { name: checkout.whatsapp }),
    page.getByRole('button', { name: checkout.clearCart }),
    page.getByText(checkout.methods.pickup, { exact: true }),
  ]) {
    await expect(hidden).toBeHidden()
  }
  await expectNoHorizontalOverflow(page)
})

async function expectNoHorizontalOverflow(page: import('@playwright/test').Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PAPER.width)
}
