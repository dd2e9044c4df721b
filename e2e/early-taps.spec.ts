import { openUnhydrated } from './support/hold-scripts.ts'
import { getIncreaseButton, getItem, getOrderLine, getQuantity } from './support/pages.ts'
import { getHeroLink } from './support/shop.ts'
import { waitForHydration, CLOSED_TIME, expect, gotoHydrated, test } from './support/test.ts'
import { expectMessages, mockWhatsApp } from './support/whatsapp.ts'
import type { Locator } from '@playwright/test'

/** What the style sheet shows behind an element's content. */
function readAfter(element: Locator): Promise<string> {
  return element.evaluate((node) => getComputedStyle(node, '::after').content)
}

test('taps on + and on a category count before hydration, and none is lost', async ({ page }) => {
  const release = await openUnhydrated(page)
  const cola = getItem(page, 'cola')
  await getIncreaseButton(cola).click({ clickCount: 20 })
  await getIncreaseButton(getItem(page, 'water')).click()
  expect(await readAfter(cola.locator('[data-quantity]'))).toBe('"+20"')
  expect(await readAfter(page.locator('[data-cart-icon]'))).toBe('"+21"')
  const drinks = page.locator('[data-testid="category-filter"]').getByRole('button', { name: 'Beverages' })
  await drinks.click({ clickCount: 2 })
  release()
  await waitForHydration(page)
  await expect(drinks).toHaveAttribute('aria-pressed', 'true')
  await expect(cola.locator('[data-quantity]')).toHaveText('20')
  await expect(page.getByRole('link', { name: 'Cart, 21 items' })).toBeVisible()
  await expect(page.locator('[data-early-taps]')).toHaveCount(0)
  expect(await page.evaluate(() => window.basket)).toMatchObject({
    items: [
      { id: 'cola', qty: 20, name: { en: 'Cola' } },
      { id: 'water', qty: 1 },
    ],
    totalQty: 21,
  })
})

test('a tap on + and the cart at once lead to a checkout with the item', async ({ page }) => {
  const release = await openUnhydrated(page)
  await getIncreaseButton(getItem(page, 'cola')).click()
  await page.locator('header a[href="/en/checkout"]').click()
  await page.waitForURL('**/en/checkout', { waitUntil: 'commit' })
  release()
  await expect(page.getByRole('list', { name: 'Your order' }).getByRole('listitem')).toContainText('Cola')
})

test('a tap in the moment in which an island hydrates counts once', async ({ page }) => {
  await page.addInitScript(() => {
    const tap = (selector: string): boolean => {
      const button = document.querySelector<HTMLElement>(`${selector} [data-increase="true"]`)
      button?.click()
      return button !== null
    }
    // React has the island, and has not rendered it.
    document.addEventListener(
      'astro:hydrate',
      ({ target }) => {
        if (target instanceof Element && target.querySelector('[data-item="cola"]')) tap('[data-item="cola"]')
      },
      true,
    )
    // It has rendered it, and no effect has run.
    const observer = new MutationObserver(() => {
      if (tap('[data-line="cola"]')) observer.disconnect()
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  await gotoHydrated(page, '/en')
  await expect(getQuantity(getItem(page, 'cola'))).toHaveText('1')
  await gotoHydrated(page, '/en/checkout')
  await expect(getQuantity(getOrderLine(page, 'cola'))).toHaveText('2')
})

test('the mobile menu opens before hydration and stays open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const release = await openUnhydrated(page)
  const menuButton = page.locator('header').getByRole('button', { name: 'Menu' })
  await menuButton.click()
  await expect(page.locator('#mobile-menu')).toBeVisible()
  release()
  await waitForHydration(page)
  await expect(menuButton).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('#mobile-menu')).toBeVisible()
})

test('while closed a tap before hydration adds nothing, and the reason is announced', async ({ page }) => {
  await page.clock.setFixedTime(CLOSED_TIME)
  const release = await openUnhydrated(page)
  await getIncreaseButton(getItem(page, 'cola')).click()
  await expect(getItem(page, 'cola').locator('[data-quantity]')).toHaveText('0')
  release()
  await waitForHydration(page)
  await expect(getItem(page, 'cola').locator('[data-quantity]')).toHaveText('0')
  const banner = page.locator('[data-testid="closed-banner"]')
  await expect(banner).toHaveText("We're currently closed (4:00–12:00). Ordering is disabled. We open at 12 noon.")
  expect(await page.evaluate(() => window.basket?.totalQty)).toBe(0)
})

test('before hydration the WhatsApp link opens a greeting at once, and nothing while closed', async ({
  page,
  context,
}) => {
  const windows = await mockWhatsApp(context)
  await openUnhydrated(page)
  await getHeroLink(page, 'en').click()
  await expectMessages(windows, ['Hello Lahab, I would like to order.'])
  await page.clock.setFixedTime(CLOSED_TIME)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-shop', 'closed')
  await getHeroLink(page, 'en').press('Enter')
  expect(windows).toHaveLength(1)
  await expect(page).toHaveURL(/\/en$/)
})

test('with items in the basket the WhatsApp link waits for hydration, and then opens the order', async ({
  page,
  context,
}) => {
  const windows = await mockWhatsApp(context)
  const release = await openUnhydrated(page)
  await getIncreaseButton(getItem(page, 'cola')).click()
  await getHeroLink(page, 'en').click()
  release()
  await waitForHydration(page)
  await expectMessages(windows, ['1 × Cola'])
})
