import type { Page } from '@playwright/test'
import { gotoCheckout, waitForBasket } from './support/orders.ts'
import { getDecreaseButton, getItem, getIncreaseButton, getOrderLine, readStorage } from './support/pages.ts'
import { waitForHydration, expect, gotoHydrated, test } from './support/test.ts'

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
    const events: [string, string][] = []
    Object.assign(window, { events })
    for (const name of names) {
      window.addEventListener(name, (event) => {
        events.push([name, JSON.stringify((event as CustomEvent<unknown>).detail)])
      })
    }
  }, EVENTS)
}

/** Returns the events since the last call. */
async function takeEvents(page: Page): Promise<readonly [string, string][]> {
  await waitForBasket(page)
  return page.evaluate(() => (window as unknown as { events: [string, string][] }).events.splice(0))
}

function createEvents(count: number, items: string): readonly [string, string][] {
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
    await gotoHydrated(page, '/en')
    expect(await takeEvents(page)).toEqual(createEvents(0, ''))
    await getIncreaseButton(getItem(page, 'chicken-sandwich-large')).click()
    await getIncreaseButton(getItem(page, 'chicken-sandwich-large')).click()
    expect((await takeEvents(page)).slice(3)).toEqual(createEvents(2, SANDWICH))
    await getIncreaseButton(getItem(page, 'cola')).click()
    expect(await takeEvents(page)).toEqual(createEvents(3, `${SANDWICH},${COLA}`))

    const whole = `{"items":[${SANDWICH},${COLA}],"totalQty":3,"totalPrice":32}`
    expect(await readStorage(page, 'basketItem')).toBe(whole)
    expect(await page.evaluate(() => JSON.stringify(window.basket))).toBe(whole)
    expect(await page.evaluate(() => window.cartTotal)).toBe(3)

    await page.reload()
    await waitForHydration(page)
    expect(await takeEvents(page)).toEqual(createEvents(3, `${SANDWICH},${COLA}`))
    await getDecreaseButton(getItem(page, 'cola')).click()
    expect(await takeEvents(page)).toEqual(createEvents(2, SANDWICH))
    await gotoCheckout(page, 'en')
    expect(await takeEvents(page)).toEqual(createEvents(2, SANDWICH))
    await getOrderLine(page, 'chicken-sandwich-large').getByRole('button', { name: 'Remove Item' }).click()
    expect(await takeEvents(page)).toEqual(createEvents(0, ''))
    expect(await readStorage(page, 'basketItem')).toBe('{"items":[],"totalQty":0,"totalPrice":0}')
  },
)
