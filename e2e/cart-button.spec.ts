import type { Locator, Page } from '@playwright/test'
import { dish, increase } from './support/pages.ts'
import { awake, expect, LANGUAGES, open, test } from './support/test.ts'

/** The accessible names for counts of every plural form. */
const NAMES = {
  ar: {
    0: 'السلة، لا قطع',
    1: 'السلة، قطعة واحدة',
    2: 'السلة، قطعتان',
    3: 'السلة، 3 قطع',
    11: 'السلة، 11 قطعة',
    100: 'السلة، 100 قطعة',
  },
  en: { 0: 'Cart, 0 items', 1: 'Cart, 1 item', 2: 'Cart, 2 items', 11: 'Cart, 11 items', 100: 'Cart, 100 items' },
} as const
const EMPTY = { ar: 'سلتك فارغة', en: 'Your cart is empty' }
const FULL = { ar: 'إتمام الطلب', en: 'Go to checkout' }
const ADD_FIRST = { ar: 'أضف صنفاً أولاً', en: 'Add an item first' }

function cart(page: Page): Locator {
  return page.locator('header a[aria-disabled]')
}

/** Sends an event as another script of the page might. */
function send(page: Page, type: string, detail: unknown): Promise<void> {
  return page.evaluate(([name, data]) => void window.dispatchEvent(new CustomEvent(name, { detail: data })), [
    type,
    detail,
  ] as const)
}

declare global {
  interface Window {
    /** Durations of the animations that began inside the cart button, in ms. */
    bounces?: unknown[]
  }
}

/** From the next page on, notes every animation of the button as it begins. */
async function watchBounces(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.bounces = []
    document.addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof Element) || target.closest('header a[aria-disabled]') === null) return
      window.bounces?.push(...target.getAnimations().map((animation) => animation.effect?.getTiming().duration))
    })
  })
}

async function bounces(page: Page): Promise<unknown[] | undefined> {
  // Two frames: what a change has begun has told so by then.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  return page.evaluate(() => window.bounces)
}

for (const { language, home, checkout } of LANGUAGES) {
  test(`the cart says its count in every plural form, in ${language}`, { tag: '@NAV-6' }, async ({ page }) => {
    await open(page, home)
    for (const [count, name] of Object.entries(NAMES[language])) {
      await send(page, 'basket:update', { totalQty: Number(count) })
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
    }
  })

  test(
    `an empty cart stays and says why for 1800 ms, in ${language}`,
    { tag: ['@NAV-6', '@TOAST-1'] },
    async ({ page }) => {
      await open(page, home)
      await expect(cart(page)).toHaveAttribute('title', EMPTY[language])
      await expect(cart(page)).toHaveAttribute('aria-disabled', 'true')
      await page.clock.pauseAt(new Date('2026-11-21T21:00:00+04:00'))
      // Disabled only in looks and words: it takes the click.
      await cart(page).click({ force: true })
      const toast = page.getByRole('status').filter({ hasText: ADD_FIRST[language] })
      await expect(toast).toBeVisible()
      await page.clock.runFor(1700)
      await expect(toast).toBeVisible()
      await page.clock.runFor(200)
      await expect(toast).toHaveCount(0)
      expect(new URL(page.url()).pathname).toBe(home)
    },
  )

  test(
    `a full cart leads to checkout and is highlighted there, in ${language}`,
    { tag: '@NAV-6' },
    async ({ page }) => {
      await open(page, home)
      await increase(dish(page, 'cola')).click()
      await expect(cart(page)).toHaveAttribute('title', FULL[language])
      await expect(cart(page)).toHaveAttribute('aria-disabled', 'false')
      await expect(cart(page)).not.toHaveAttribute('aria-current')
      await expect(cart(page)).toHaveText('1')
      const plain = await cart(page).evaluate((button) => getComputedStyle(button, '::after').content)
      await cart(page).click()
      await page.waitForURL(`**${checkout}`)
      await awake(page)
      await expect(cart(page)).toHaveAttribute('aria-current', 'page')
      await expect
        .poll(() => cart(page).evaluate((button) => getComputedStyle(button, '::after').content))
        .not.toBe(plain)
    },
  )
}

test('a second toast has its own 1800 ms', { tag: '@TOAST-1' }, async ({ page }) => {
  await open(page, '/en')
  await page.clock.pauseAt(new Date('2026-11-21T21:00:00+04:00'))
  const toast = page.getByRole('status').filter({ hasText: ADD_FIRST.en })
  await cart(page).click({ force: true })
  await page.clock.runFor(1000)
  await cart(page).click({ force: true })
  await page.clock.runFor(1700)
  await expect(toast).toBeVisible()
  await page.clock.runFor(200)
  await expect(toast).toHaveCount(0)
})

test('the count follows either event and ignores junk', { tag: ['@NAV-6', '@EVT-1'] }, async ({ page }) => {
  await open(page, '/en')
  await send(page, 'basket:update', { totalQty: 4 })
  await expect(cart(page)).toHaveText('4')
  await send(page, 'cart:update', { total: 7 })
  await expect(cart(page)).toHaveText('7')
  for (const junk of [null, 'x', { totalQty: '9' }, { totalQty: -1 }, { totalQty: 1.5 }, { total: 9 }]) {
    await send(page, 'basket:update', junk)
  }
  await expect(cart(page)).toHaveText('7')
})

for (const [name, globals, count] of [
  ['window.basket', { basket: { totalQty: 5 }, cartTotal: 8 }, '5'],
  ['window.cartTotal where there is no basket', { cartTotal: 8 }, '8'],
  ['window.cartTotal where the basket is junk', { basket: { totalQty: 'many' }, cartTotal: 8 }, '8'],
] as const) {
  test(`the first count comes from ${name}`, { tag: ['@NAV-6', '@EVT-1'] }, async ({ page }) => {
    await page.addInitScript((values) => void Object.assign(window, values), globals)
    await watchBounces(page)
    // A page without a menu, so that nothing corrects what another script has left.
    await open(page, '/en/nowhere')
    await expect(cart(page)).toHaveText(count)
    expect(await bounces(page)).toEqual([])
  })
}

test(
  'a page without a menu knows the stored basket, and leads to it',
  { tag: ['@NAV-6', '@APP-4'] },
  async ({ page }) => {
    await open(page, '/en')
    await increase(dish(page, 'cola')).click()
    await increase(dish(page, 'cola')).click()
    await open(page, '/en/nowhere')
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toHaveAttribute('title', FULL.en)
    await cart(page).click()
    await page.waitForURL('**/en/checkout')
  },
)

test(
  'the cart bounces for 600 ms when the count rises after the first reading',
  { tag: '@NAV-7' },
  async ({ page }) => {
    await watchBounces(page)
    await open(page, '/en')
    await increase(dish(page, 'cola')).click()
    await expect.poll(() => bounces(page)).toEqual([600])
    await page.reload()
    await awake(page)
    await expect(cart(page)).toHaveText('1')
    expect(await bounces(page), 'the restored count is no rise').toEqual([])
    await send(page, 'basket:update', { totalQty: 3 })
    await expect.poll(() => bounces(page)).toEqual([600])
    await send(page, 'basket:update', { totalQty: 2 })
    await send(page, 'cart:update', { total: 2 })
    await expect(cart(page)).toHaveText('2')
    expect(await bounces(page), 'a fall is no rise').toEqual([600])
    await send(page, 'cart:update', { total: 3 })
    await expect.poll(() => bounces(page)).toEqual([600, 600])
  },
)

test.describe('with less movement', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the cart counts without a bounce', { tag: ['@NAV-7', '@APP-8'] }, async ({ page }) => {
    await watchBounces(page)
    await open(page, '/en')
    await increase(dish(page, 'cola')).click()
    await expect(cart(page)).toHaveText('1')
    expect(await bounces(page)).toEqual([])
  })
})
