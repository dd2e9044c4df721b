import { languageNames } from '../src/i18n/language-names.ts'
import { getCheckoutMessages } from '../src/i18n/checkout-messages.ts'
import { choose, openCheckout } from './support/orders.ts'
import { dish, increase, line, quantity, stored } from './support/pages.ts'
import { awake, expect, open, OPEN, test } from './support/test.ts'

const english = getCheckoutMessages('en')
const arabic = getCheckoutMessages('ar')

test('reload, language switch and Back keep the order', { tag: '@B17' }, async ({ page }) => {
  await choose(page, 'en', 'cola', 'cola', 'cheese-burger')
  await page.reload()
  await awake(page)
  await expect(quantity(dish(page, 'cola'))).toHaveText('2')
  await page.getByRole('link', { name: english.nav.cart(3) }).click()
  await awake(page)
  await line(page, 'cheese-burger').getByText(english.checkout.specialRequest).click()
  await line(page, 'cheese-burger').getByText(english.requests.no_pickles).click()
  await page.getByText(english.checkout.comment, { exact: true }).click()
  await page.locator('#comment').fill('well done')

  const isKept = async (shown: typeof english): Promise<void> => {
    await awake(page)
    await expect(quantity(line(page, 'cola'))).toHaveText('2')
    await expect(line(page, 'cheese-burger').getByText(shown.requests.no_pickles).last()).toBeVisible()
    await expect(page.locator('#comment')).toHaveValue('well done')
    expect(await stored(page, 'specialSelections')).toBe('{"cheese-burger":["no_pickles"]}')
  }
  await page.reload()
  await isKept(english)
  await page.getByRole('link', { name: languageNames.ar, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(arabic.checkout.title)
  await isKept(arabic)
  await page.getByRole('link', { name: languageNames.en, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.checkout.title)
  await isKept(english)
  await open(page, '/en')
  await expect(quantity(dish(page, 'cola'))).toHaveText('2')
  await page.goBack()
  await isKept(english)
  await page.goForward()
  await awake(page)
  await expect(quantity(dish(page, 'cheese-burger'))).toHaveText('1')
})

test('two tabs have a basket each', { tag: '@B16' }, async ({ page, context }) => {
  const second = await context.newPage()
  await second.clock.install({ time: OPEN })
  await choose(page, 'en', 'cola')
  await choose(second, 'en', 'water', 'water')
  await increase(dish(page, 'cheese-burger')).click()
  await expect(quantity(dish(page, 'water'))).toHaveText('0')
  await expect(quantity(dish(second, 'cola'))).toHaveText('0')
  await openCheckout(page, 'en')
  await openCheckout(second, 'en')
  await expect(page.locator('[data-line]')).toHaveCount(2)
  await expect(second.locator('[data-line]')).toHaveCount(1)
  await expect(quantity(line(second, 'water'))).toHaveText('2')
  await page.reload()
  await expect(quantity(line(page, 'cola'))).toHaveText('1')
})
