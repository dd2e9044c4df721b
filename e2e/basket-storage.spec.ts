import { getCheckoutMessages } from '../src/i18n/checkout-messages.ts'
import { choose, openCheckout, pickupMessage, store, totalLines } from './support/orders.ts'
import { dish, increase, line, quantity, stored, whatsAppLink } from './support/pages.ts'
import { awake, expect, LANGUAGES, open, test } from './support/test.ts'

const EMPTY = '{"items":[],"totalQty":0,"totalPrice":0}'

for (const { language, home } of LANGUAGES) {
  const words = getCheckoutMessages(language)

  test(`an order is made with storage blocked, in ${language}`, { tag: '@B01' }, async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['sessionStorage', 'localStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError')
          },
        })
      }
    })
    await choose(page, language, 'cola', 'water')
    await expect(quantity(dish(page, 'cola'))).toHaveText('1')
    await page.getByRole('link', { name: words.nav.cart(2) }).click()
    await awake(page)
    await expect(quantity(line(page, 'cola'))).toHaveText('1')
    await increase(line(page, 'water')).click()
    const message = await pickupMessage(page, language)
    expect(totalLines(message, language).at(-1)).toContain('AED 9.00')
    await page.reload()
    await expect(quantity(line(page, 'water'))).toHaveText('2')
  })

  test(`an order is made with storage full, in ${language}`, { tag: '@B02' }, async ({ page }) => {
    await choose(page, language, 'cola')
    await page.evaluate(() => {
      let part = 'x'.repeat(1_000_000)
      for (let at = 0; part !== ''; at += 1) {
        try {
          window.sessionStorage.setItem(`full${at}`, part)
        } catch {
          part = part.slice(part.length / 2)
          if (part.length === 1) part = ''
        }
      }
    })
    await increase(dish(page, 'cola')).click()
    for (const id of ['water', 'karak-tea', 'lemon-soda']) await increase(dish(page, id)).click()
    await page.getByRole('link', { name: words.nav.cart(5) }).click()
    await awake(page)
    await expect(quantity(line(page, 'cola'))).toHaveText('2')
    await expect(quantity(line(page, 'water'))).toHaveText('1')
    expect(totalLines(await pickupMessage(page, language), language).at(-1)).toContain('AED 20.00')
  })

  test(`the price of the menu counts, not the stored one, in ${language}`, { tag: '@B07' }, async ({ page }) => {
    const cheated = { id: 'cheese-burger', qty: 2, price: 0.01, originalPrice: 0.01, name: { en: 'x', ar: 'x' } }
    await store(page, { basketItem: JSON.stringify({ items: [cheated], totalQty: 2, totalPrice: 0.02 }) })
    await openCheckout(page, language)
    await expect(page.getByRole('region', { name: words.checkout.summary })).toContainText('AED 52.00')
    const message = await pickupMessage(page, language)
    expect(message).toContain('AED 26.00')
    expect(message).not.toContain('0.01')
    expect(totalLines(message, language).at(-1)).toContain('AED 52.00')
    expect(await stored(page, 'basketItem')).toContain('"price":26,"originalPrice":26')
  })

  test(
    `a dish that is not on the menu is dropped, and it is said, in ${language}`,
    { tag: '@B08' },
    async ({ page }) => {
      const items = [
        { id: 'no-such-dish', qty: 3, price: 10 },
        { id: 'cola', qty: 2, price: 5 },
      ]
      await store(page, { basketItem: JSON.stringify({ items, totalQty: 5, totalPrice: 40 }) })
      await openCheckout(page, language)
      await expect(page.getByRole('status').filter({ hasText: words.checkout.dropped(1) })).toBeVisible()
      await expect(page.locator('[data-line]')).toHaveCount(1)
      await expect(page.getByRole('region', { name: words.checkout.summary })).toContainText('AED 10.00')
      expect(totalLines(await pickupMessage(page, language), language).at(-1)).toContain('AED 10.00')
      expect(JSON.parse((await stored(page, 'basketItem')) ?? '')).toMatchObject({ totalQty: 2, totalPrice: 10 })
    },
  )

  test(
    `that a dish was dropped is still said when home was opened first, in ${language}`,
    { tag: '@B08' },
    async ({ page }) => {
      await store(page, { basketItem: '{"items":[{"id":"no-such-dish","qty":3},{"id":"cola","qty":2,"price":4}]}' })
      await open(page, home)
      await page.getByRole('link', { name: words.nav.cart(2) }).click()
      await expect(page.getByRole('status').filter({ hasText: words.checkout.dropped(1) })).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: words.checkout.repriced })).toContainText('AED 5.00')
    },
  )

  test(`a basket of nothing but unknown dishes is empty, in ${language}`, { tag: '@B08' }, async ({ page }) => {
    await store(page, { basketItem: '{"items":[{"id":"no-such-dish","qty":3}]}' })
    await openCheckout(page, language)
    await expect(page.getByText(words.checkout.empty)).toBeVisible()
    await expect(page.getByText(words.checkout.dropped(1))).toBeVisible()
    await expect(whatsAppLink(page, language)).toHaveCount(0)
  })
}

/** What is no basket of today's form. */
const NO_BASKETS: readonly [tag: string, name: string, text: string][] = [
  ['@B03', 'broken JSON', '{broken'],
  ['@B03', 'half of a basket', '{"items":[{"id":"cola","qty":1}'],
  ['@B04', 'an empty list', '[]'],
  ['@B04', 'null', 'null'],
  ['@B04', 'a text', '"x"'],
  ['@B04', 'a number', '42'],
  ['@B05', 'another version', '{"version":9,"lines":[{"id":"cola","qty":1}]}'],
  ['@B05', 'items that are no list', '{"items":{"cola":{"qty":1}}}'],
  ['@B05', 'items of other types', '{"items":[null,1,"cola",true,["cola",1],{"id":7,"qty":1},{"qty":1}]}'],
  ['@B09', 'a polluting object', '{"__proto__":{"qty":5}}'],
  ['@B09', 'a polluting item', '{"items":[{"__proto__":{"id":"cola","qty":5}}]}'],
]
for (const [tag, name, text] of NO_BASKETS) {
  test(`${name} in storage is an empty basket, and is overwritten`, { tag }, async ({ page }) => {
    await store(page, { basketItem: text })
    await openCheckout(page, 'en')
    await expect(page.getByText('Your cart is empty.')).toBeVisible()
    expect(await stored(page, 'basketItem')).toBe(EMPTY)
    expect(await page.evaluate(() => (({}) as Record<string, unknown>)['qty'])).toBeUndefined()
  })
}

test('the older form, a list of lines, is taken over', { tag: '@B05' }, async ({ page }) => {
  await store(page, { basketItem: '[{"id":"cola","qty":2}]' })
  await openCheckout(page, 'en')
  await expect(quantity(line(page, 'cola'))).toHaveText('2')
  expect(await stored(page, 'basketItem')).toMatch(/^\{"items":\[\{"id":"cola","qty":2,/)
})

/** Quantities as stored, and what they come to; null: the line is dropped. */
const QUANTITIES: readonly [id: string, written: string, shown: string | null][] = [
  ['cola', '1000000000', '99'],
  ['water', '100', '99'],
  ['lemon-soda', '-1', null],
  ['karak-tea', '1.5', '1'],
  ['cola-zero', '"3"', '3'],
  ['laban-ayran', 'null', null],
  ['citrus-juice', 'NaN', null],
  ['fries-small', '1e999', null],
  ['fries-large', '{}', null],
]
test('quantities in storage are brought within 1 and 99 or dropped', { tag: '@B06' }, async ({ page }) => {
  const items = QUANTITIES.filter(([, written]) => written !== 'NaN').map(([id, qty]) => `{"id":"${id}","qty":${qty}}`)
  await store(page, { basketItem: `{"items":[${items.join(',')}]}` })
  await openCheckout(page, 'en')
  for (const [id, , shown] of QUANTITIES) {
    if (shown === null) await expect(line(page, id), id).toHaveCount(0)
    else await expect(quantity(line(page, id)), id).toHaveText(shown)
  }
  expect(JSON.parse((await stored(page, 'basketItem')) ?? '')).toMatchObject({ totalQty: 99 + 99 + 1 + 3 })
})

test(
  'a quantity that is not a number makes the whole text no JSON, thus no basket',
  { tag: '@B06' },
  async ({ page }) => {
    await store(page, { basketItem: '{"items":[{"id":"cola","qty":NaN}]}' })
    await openCheckout(page, 'en')
    await expect(page.getByText('Your cart is empty.')).toBeVisible()
  },
)
