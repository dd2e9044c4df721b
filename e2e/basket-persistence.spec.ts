import type { Page } from '@playwright/test'
import { languageNames } from '#i18n/language-names.ts'
import { getAllMessages } from '#tests/support/all-messages.ts'
import { addItems, gotoCheckout } from './support/orders.ts'
import { fillDelivery, getItem, getIncreaseButton, getOrderLine, getQuantity, readStorage } from './support/pages.ts'
import { waitForHydration, expect, gotoHydrated, OPEN_TIME, test } from './support/test.ts'

const english = getAllMessages('en')
const arabic = getAllMessages('ar')

test('reload, language switch and Back keep the order', { tag: '@B17' }, async ({ page }) => {
  await addItems(page, 'en', 'cola', 'cola', 'cheese-burger')
  await page.reload()
  await waitForHydration(page)
  await expect(getQuantity(getItem(page, 'cola'))).toHaveText('2')
  await page.getByRole('link', { name: english.nav.cart(3) }).click()
  await waitForHydration(page)
  await getOrderLine(page, 'cheese-burger').getByText(english.requests.no_pickles).click()
  await page.getByText(english.checkout.comment, { exact: true }).click()
  await page.locator('#comment').fill('well done')

  const isKept = async (shown: typeof english): Promise<void> => {
    await waitForHydration(page)
    await expect(getQuantity(getOrderLine(page, 'cola'))).toHaveText('2')
    await expect(getOrderLine(page, 'cheese-burger').getByText(shown.requests.no_pickles).last()).toBeVisible()
    await expect(page.locator('#comment')).toHaveValue('well done')
    expect(await readStorage(page, 'specialSelections')).toBe('{"cheese-burger":["no_pickles"]}')
  }
  await page.reload()
  await isKept(english)
  await page.getByRole('link', { name: languageNames.ar, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(arabic.checkout.title)
  await isKept(arabic)
  await page.getByRole('link', { name: languageNames.en, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.checkout.title)
  await isKept(english)
  await gotoHydrated(page, '/en')
  await expect(getQuantity(getItem(page, 'cola'))).toHaveText('2')
  await page.goBack()
  await isKept(english)
  await page.goForward()
  await waitForHydration(page)
  await expect(getQuantity(getItem(page, 'cheese-burger'))).toHaveText('1')
})

test('a duplicated tab has the same basket, and an order number of its own', { tag: '@F13' }, async ({ page }) => {
  const readNumber = async (tab: Page): Promise<unknown> =>
    (JSON.parse((await readStorage(tab, 'orderRef')) ?? 'null') as { ref?: unknown } | null)?.ref
  await addItems(page, 'en', 'cola', 'cola')
  await gotoCheckout(page, 'en')
  await fillDelivery(page, 'en')
  await expect.poll(() => readNumber(page)).toEqual(expect.any(String))
  const number = await readNumber(page)
  const opened = page.waitForEvent('popup')
  // A window with an opener gets a copy of the opener's session storage, as a duplicated tab does.
  await page.evaluate(() => window.open(location.href))
  const copy = await opened
  await waitForHydration(copy)
  await expect(getQuantity(getOrderLine(copy, 'cola'))).toHaveText('2')
  await expect.poll(() => readNumber(copy)).toEqual(expect.any(String))
  await expect.poll(() => readNumber(copy)).not.toBe(number)
  await getIncreaseButton(getOrderLine(copy, 'cola')).click()
  await page.reload()
  await waitForHydration(page)
  await expect(getQuantity(getOrderLine(page, 'cola'))).toHaveText('2')
  expect(await readNumber(page)).toBe(number)
})

test('two tabs have a basket each', { tag: '@B16' }, async ({ page, context }) => {
  const second = await context.newPage()
  await second.clock.install({ time: OPEN_TIME })
  await addItems(page, 'en', 'cola')
  await addItems(second, 'en', 'water', 'water')
  await gotoCheckout(page, 'en')
  await gotoCheckout(second, 'en')
  for (const [tab, id, quantity] of [
    [page, 'cola', '1'],
    [second, 'water', '2'],
  ] as const) {
    await expect(tab.locator('[data-line]')).toHaveCount(1)
    await expect(getQuantity(getOrderLine(tab, id))).toHaveText(quantity)
  }
})
