import type { Page } from '@playwright/test'
import { choose, openCheckout, restored, store } from './support/orders.ts'
import { decrease, dish, increase, line, quantity, stored } from './support/pages.ts'
import { awake, CLOSED, expect, open, test } from './support/test.ts'

const EVENTS = ['basket:update', 'cart:update', 'cart:items'] as const

const SANDWICH =
  '{"id":"chicken-sandwich-large","qty":2,"price":13.5,"originalPrice":18,"isDiscounted":true,' +
  '"image":"/content-images/chicken-sandwich-large.webp",' +
  '"name":{"en":"Chicken Sandwich Large","ar":"ساندويش دجاج كبير"},"category":"Chicken Shawarma"}'
const COLA =
  '{"id":"cola","qty":1,"price":5,"originalPrice":5,"isDiscounted":false,' +
  '"image":"/content-images/cola.webp","name":{"en":"Cola","ar":"كولا"},"category":"Beverages"}'

/** Writes down every event of the basket from the page's first moment on. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript((names) => {
    const told: [string, string][] = []
    Object.assign(window, { told })
    for (const name of names) {
      window.addEventListener(name, (event) => {
        told.push([name, JSON.stringify((event as CustomEvent<unknown>).detail)])
      })
    }
  }, EVENTS)
}

/** What was told since the last time. */
async function told(page: Page): Promise<readonly [string, string][]> {
  await restored(page)
  return page.evaluate(() => (window as unknown as { told: [string, string][] }).told.splice(0))
}

function tellings(count: number, items: string): readonly [string, string][] {
  return [
    ['basket:update', `{"totalQty":${count}}`],
    ['cart:update', `{"total":${count}}`],
    ['cart:items', `{"items":[${items}]}`],
  ]
}

test(
  'storage, globals and events tell of every change, letter by letter',
  { tag: ['@BSK-1', '@BSK-2', '@EVT-1'] },
  async ({ page }) => {
    await listen(page)
    await open(page, '/en')
    expect(await told(page)).toEqual(tellings(0, ''))
    await increase(dish(page, 'chicken-sandwich-large')).click()
    await increase(dish(page, 'chicken-sandwich-large')).click()
    expect((await told(page)).slice(3)).toEqual(tellings(2, SANDWICH))
    await increase(dish(page, 'cola')).click()
    expect(await told(page)).toEqual(tellings(3, `${SANDWICH},${COLA}`))

    const whole = `{"items":[${SANDWICH},${COLA}],"totalQty":3,"totalPrice":32}`
    expect(await stored(page, 'basketItem')).toBe(whole)
    expect(await page.evaluate(() => JSON.stringify(window.basket))).toBe(whole)
    expect(await page.evaluate(() => window.cartTotal)).toBe(3)

    await page.reload()
    await awake(page)
    expect(await told(page)).toEqual(tellings(3, `${SANDWICH},${COLA}`))
    await decrease(dish(page, 'cola')).click()
    expect(await told(page)).toEqual(tellings(2, SANDWICH))
    await openCheckout(page, 'en')
    expect(await told(page)).toEqual(tellings(2, SANDWICH))
    await line(page, 'chicken-sandwich-large').getByRole('button', { name: 'Remove Item' }).click()
    expect(await told(page)).toEqual(tellings(0, ''))
    expect(await stored(page, 'basketItem')).toBe('{"items":[],"totalQty":0,"totalPrice":0}')
  },
)

test('the basket on the window is frozen through and through', { tag: '@EVT-1' }, async ({ page }) => {
  await choose(page, 'en', 'cola')
  const frozen = await page.evaluate(() => {
    const { basket } = window
    return [basket, basket?.items, basket?.items[0], basket?.items[0]?.name].map((part) => Object.isFrozen(part))
  })
  expect(frozen).toEqual([true, true, true, true])
})

test('requests and comment are stored as chosen', { tag: '@PER-1' }, async ({ page }) => {
  await choose(page, 'en', 'cheese-burger')
  await openCheckout(page, 'en')
  await line(page, 'cheese-burger').getByText('Special Request').click()
  await line(page, 'cheese-burger').getByText('No pickles').click()
  await page.getByText('Comment', { exact: true }).click()
  await page.locator('#comment').fill(' "well" done\nنعم ')
  expect(await stored(page, 'specialSelections')).toBe('{"cheese-burger":["no_pickles"]}')
  expect(await stored(page, 'generalComment')).toBe(' "well" done\nنعم ')
})

test('other scripts step a dish up and down, one piece an event', { tag: '@MENU-9' }, async ({ page }) => {
  await open(page, '/en')
  await send(page, ['menu:increment', '{"id":"cola"}'], ['menu:increment', '{"id":"cola"}'])
  await expect(quantity(dish(page, 'cola'))).toHaveText('2')
  await send(page, ['menu:decrement', '{"id":"cola"}'])
  await expect(quantity(dish(page, 'cola'))).toHaveText('1')
  await send(page, ['menu:decrement', '{"id":"cola"}'], ['menu:decrement', '{"id":"cola"}'])
  await expect(quantity(dish(page, 'cola'))).toHaveText('0')
  await send(page, ...Array.from({ length: 120 }, () => ['menu:increment', '{"id":"cola"}'] as const))
  await expect(quantity(dish(page, 'cola'))).toHaveText('99')
})

test('while closed no event steps a dish', { tag: '@MENU-9' }, async ({ page }) => {
  await page.clock.setFixedTime(CLOSED)
  await open(page, '/en')
  await send(page, ['menu:increment', '{"id":"cola"}'])
  await expect(quantity(dish(page, 'cola'))).toHaveText('0')
})

/** Details of events that mean nothing, as scripts. */
const GARBAGE = [
  '{"id":"no-such-dish"}',
  '{"id":"__proto__"}',
  '{"id":""}',
  '{"id":7}',
  '{"id":null}',
  '{"id":["cola"]}',
  '{"id":{"id":"cola"}}',
  '{}',
  '[]',
  '"cola"',
  '42',
  'null',
] as const

test('events for unknown dishes and with garbage are ignored', { tag: '@B20' }, async ({ page }) => {
  await choose(page, 'en', 'cola')
  await send(page, ...GARBAGE.flatMap((text) => [['menu:increment', text] as const, ['menu:decrement', text] as const]))
  await page.evaluate(() => {
    const trap = {
      get id(): string {
        throw new Error('a trap')
      },
    }
    window.dispatchEvent(new CustomEvent('menu:increment', { detail: trap }))
    window.dispatchEvent(new CustomEvent('menu:increment', { detail: Object.create(null) as object }))
    window.dispatchEvent(new Event('menu:increment'))
    window.dispatchEvent(new CustomEvent('basket:update', { detail: { totalQty: 'many' } }))
    window.dispatchEvent(new CustomEvent('cart:update', { detail: trap }))
    window.dispatchEvent(new Event('cart:update'))
  })
  await expect(quantity(dish(page, 'cola'))).toHaveText('1')
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await increase(dish(page, 'cola')).click()
  expect(await stored(page, 'basketItem')).toContain('"totalQty":2')
})

/** What another script may leave on the window, as a script; none of it is a basket. */
const JUNK: Readonly<Record<string, string>> = {
  'a text': 'window.basket = "junk"; window.cartTotal = "many"',
  'a number': 'window.basket = 42; window.cartTotal = -3',
  nothing: 'window.basket = null; window.cartTotal = NaN',
  'items of junk':
    'window.basket = { items: [null, 1, { id: "no-such-dish", qty: 1 }], totalQty: 7 }; window.cartTotal = 7',
  'a trap inside': 'window.basket = { get items() { throw 1 }, get totalQty() { throw 2 } }',
  'a pair of traps':
    'for (const n of ["basket", "cartTotal"]) Object.defineProperty(window, n, { get() { throw 1 }, configurable: true })',
  'a pair of locked names':
    'for (const n of ["basket", "cartTotal"]) Object.defineProperty(window, n, { value: "junk", writable: false })',
}
for (const [name, script] of Object.entries(JUNK)) {
  test(`${name} on the window before the page wakes is ignored`, { tag: '@B21' }, async ({ page }) => {
    await page.addInitScript({ content: script })
    await open(page, '/en')
    await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
    await increase(dish(page, 'cola')).click()
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
    expect(JSON.parse((await stored(page, 'basketItem')) ?? '')).toMatchObject({ totalQty: 1, totalPrice: 5 })
  })
}

test('the basket is restored from storage, then from the global', { tag: '@BSK-2' }, async ({ page }) => {
  await page.addInitScript({ content: 'window.basket = { items: [{ id: "cola", qty: 3, price: 0.01 }] }' })
  await open(page, '/en')
  await expect(quantity(dish(page, 'cola'))).toHaveText('3')
  expect(await stored(page, 'basketItem')).toContain('"totalPrice":15')
  await store(page, { basketItem: '{"items":[{"id":"water","qty":2}]}' })
  await open(page, '/en')
  await expect(quantity(dish(page, 'water'))).toHaveText('2')
  await expect(quantity(dish(page, 'cola'))).toHaveText('0')
})

/** Sends events as another script of the page would; each detail is JSON. */
async function send(page: Page, ...events: readonly (readonly [type: string, detail: string])[]): Promise<void> {
  await page.evaluate((all) => {
    for (const [type, detail] of all)
      window.dispatchEvent(new CustomEvent(type, { detail: JSON.parse(detail) as unknown }))
  }, events)
}
