import type { Locator, Page } from '@playwright/test'
import { getCheckoutMessages } from '../src/i18n/checkout-messages.ts'
import { BEST_SELLERS_OTHERWISE, NO_PRICES, STALLING_DESCRIPTION, test } from './support/hostile-menu.ts'
import { choose, openCheckout, pickupMessage, store, totalLines } from './support/orders.ts'
import { dish, increase, line, quantity } from './support/pages.ts'
import { expect, LANGUAGES, open } from './support/test.ts'

for (const { language, home } of LANGUAGES) {
  const words = getCheckoutMessages(language)

  test(
    `what is no price is shown in words and cannot be ordered, in ${language}`,
    { tag: ['@V02', '@V07'] },
    async ({ page, site }) => {
      await open(page, home)
      for (const id of Object.keys(NO_PRICES)) {
        await expect(dish(page, id), id).toContainText(words.menu.priceOnRequest)
        await expect(increase(dish(page, id)), id).toHaveCount(0)
        await expect(dish(page, id), id).not.toContainText('AED')
        expect(site.log(), id).toMatch(new RegExp(`content-entry-warning.*"${id}".*price`))
      }
      const grid = await page.locator('[data-testid="menu-grid"]').innerText()
      expect(grid.match(/NaN|undefined|null|Infinity|\d[eE]\+?\d|AED -/)).toBeNull()
      await page.evaluate((ids) => {
        for (const id of ids) window.dispatchEvent(new CustomEvent('menu:increment', { detail: { id } }))
      }, Object.keys(NO_PRICES))
      await expect(page.getByRole('link', { name: words.nav.cart(0) })).toBeVisible()
    },
  )

  test(`a price written as text counts, in ${language}`, { tag: '@V03' }, async ({ page }) => {
    await choose(page, language, 'price-text')
    await expect(price(dish(page, 'price-text'))).toHaveText('AED 25.50')
    await openCheckout(page, language)
    await expect(price(line(page, 'price-text'))).toHaveText('AED 25.50')
    expect(totalLines(await pickupMessage(page, language), language).at(-1)).toContain('AED 25.50')
  })

  test(`three times 0.1 + 0.2 is 0.90, in ${language}`, { tag: '@V04' }, async ({ page }) => {
    await choose(page, language, 'price-float', 'price-float', 'price-float')
    await expect(price(dish(page, 'price-float'))).toHaveText('AED 0.30')
    await openCheckout(page, language)
    await expect(line(page, 'price-float')).toContainText('AED 0.30')
    await expect(price(line(page, 'price-float'))).toHaveText('AED 0.90')
    const message = await pickupMessage(page, language)
    expect(message).toContain(words.checkout.each)
    expect(message).toContain('AED 0.30')
    expect(totalLines(message, language).at(-1)).toContain('AED 0.90')
  })

  test(`the discount of 10.10 is rounded half up to 7.58, in ${language}`, { tag: '@V05' }, async ({ page }) => {
    await choose(page, language, 'discounted')
    await expect(dish(page, 'discounted').locator('s')).toHaveText(`${words.menu.was} AED 10.10`)
    await expect(dish(page, 'discounted').locator('s')).toHaveCSS('text-decoration-line', 'line-through')
    await expect(price(dish(page, 'discounted'))).toHaveText(`${words.menu.now} AED 7.58`)
    await openCheckout(page, language)
    const message = await pickupMessage(page, language)
    expect(message).toMatch(language === 'en' ? /was AED 10\.10, now AED 7\.58/ : /كان AED 10\.10، الآن AED 7\.58/)
    expect(message).toContain(`${words.checkout.savings}: AED 2.52`)
    expect(totalLines(message, language).at(-1)).toContain('AED 7.58')
  })

  test(`what costs nothing can be ordered for nothing, in ${language}`, { tag: '@V06' }, async ({ page }) => {
    await choose(page, language, 'price-zero')
    await expect(price(dish(page, 'price-zero'))).toHaveText('AED 0.00')
    await openCheckout(page, language)
    await expect(page.locator('main')).not.toContainText('NaN')
    expect(totalLines(await pickupMessage(page, language), language).at(-1)).toContain('AED 0.00')
  })

  test(`99 of the dearest dish are told in plain digits, in ${language}`, { tag: '@V07' }, async ({ page }) => {
    await store(page, { basketItem: JSON.stringify({ items: [{ id: 'price-most', qty: 99 }] }) })
    await openCheckout(page, language)
    await expect(quantity(line(page, 'price-most'))).toHaveText('99')
    await expect(page.locator('main')).toContainText('AED 9900000.00')
    expect(totalLines(await pickupMessage(page, language), language).at(-1)).toContain('AED 9900000.00')
  })

  test(`quantities stand out red and bold, and nothing else, in ${language}`, { tag: '@V11' }, async ({ page }) => {
    await open(page, home)
    const popup = await openPopup(page, 'quantities')
    const quantities = popup.locator('p strong')
    await expect(quantities).toHaveText(['١٢٠ جم', '330ml', '2 pcs'])
    await expect(popup.locator('p').first()).toHaveText('شاورما ١٢٠ جم مع 330ml و 2 pcs')
    for (const stretch of await quantities.all()) {
      const { contrast, weight, red, green, blue } = await stretch.evaluate(look)
      expect(contrast).toBeGreaterThanOrEqual(4.5)
      expect(weight).toBeGreaterThanOrEqual(700)
      expect(red).toBeGreaterThan(2 * Math.max(green, blue))
    }
  })

  test(`numbers without a unit do not stand out, in ${language}`, { tag: '@V12' }, async ({ page }) => {
    await open(page, home)
    const popup = await openPopup(page, 'no-quantities')
    await expect(popup.locator('p').first()).toHaveText('COVID19 v2.0 open 24/7')
    await expect(popup.locator('p strong')).toHaveCount(0)
  })

  test(`ten thousand digits are shown as they are, in ${language}`, { tag: '@V13' }, async ({ page }) => {
    await open(page, home)
    const popup = await openPopup(page, 'stalling')
    expect(await popup.locator('p').first().textContent()).toBe(STALLING_DESCRIPTION)
    await expect(popup.locator('p strong')).toHaveText(['12g'])
    await expect(popup.locator('p b')).toHaveCount(0)
  })

  test(`'Fries Sandwich 120g' is no best seller, in ${language}`, { tag: '@V17' }, async ({ page }) => {
    await open(page, home)
    await expect(dish(page, 'best-excluded')).not.toContainText(words.menu.ribbon)
    await expect(dish(page, 'best-excluded').locator('s')).toHaveCount(0)
    await expect(price(dish(page, 'best-excluded'))).toHaveText('AED 9.00')
  })

  test(
    `a best seller is known by its name however it is written, in ${language}`,
    { tag: '@V18' },
    async ({ page }) => {
      await open(page, home)
      for (const id of Object.keys(BEST_SELLERS_OTHERWISE)) {
        await expect(dish(page, id), id).toContainText(words.menu.ribbon)
        await expect(dish(page, id).locator('s'), id).toContainText('AED 10.02')
        await expect(price(dish(page, id)), id).toContainText('AED 7.52')
      }
    },
  )
}

/** What is to be paid, on a card or a line. */
function price(inside: Locator): Locator {
  return inside.locator('strong')
}

async function openPopup(page: Page, id: string): Promise<Locator> {
  await dish(page, id).locator('[aria-haspopup="dialog"]').click()
  return page.getByRole('dialog')
}

/**
 * The weight of a text, its colour, and the contrast of that with what it stands on (WCAG 2.2,
 * 1.4.3).
 */
function look(element: Element): { contrast: number; weight: number; red: number; green: number; blue: number } {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const grounds: string[] = []
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    grounds.unshift(getComputedStyle(at).backgroundColor)
  }
  const painted = (colours: readonly string[]): readonly [number, number, number] => {
    for (const colour of ['white', ...colours]) {
      if (canvas === null) break
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
    }
    const [red = NaN, green = NaN, blue = NaN] = canvas?.getImageData(0, 0, 1, 1).data ?? []
    return [red, green, blue]
  }
  const luminance = (colour: readonly [number, number, number]): number => {
    const linear = colour.map((part) => (part <= 10.31 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4))
    return 0.2126 * (linear[0] ?? NaN) + 0.7152 * (linear[1] ?? NaN) + 0.0722 * (linear[2] ?? NaN)
  }
  const { color, fontWeight } = getComputedStyle(element)
  const [red, green, blue] = painted([...grounds, color])
  const light = [luminance([red, green, blue]), luminance(painted(grounds))].sort((a, b) => b - a)
  const contrast = ((light[0] ?? NaN) + 0.05) / ((light[1] ?? NaN) + 0.05)
  return { contrast, weight: Number(fontWeight), red, green, blue }
}
