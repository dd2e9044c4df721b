import type { Page } from '@playwright/test'
import { openCheckout } from './support/baskets.ts'
import { dish, increase } from './support/pages.ts'
import { largerText, widerText } from './support/reader-sheets.ts'
import { ARABIC, ENGLISH, expect, open, test } from './support/test.ts'

/**
 * Texts that are cut off: their element hides what overflows, and something overflows. Texts that are meant to end after some
 * lines, which the popup shows whole, are left out, and so is what only a screen reader hears.
 */
function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (element: Element): boolean => {
      const style = getComputedStyle(element)
      if (style.overflow === 'visible' || style.webkitLineClamp !== 'none') return false
      if (element.matches('.visually-hidden') || style.overflowX === 'auto' || style.overflowX === 'scroll')
        return false
      return element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1
    }
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility())
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== ''),
      )
      .filter((element) => {
        for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement) {
          if (box.matches('[aria-roledescription="carousel"] *')) return false
          if (isCut(box)) return true
        }
        return false
      })
      .map((element) => element.textContent.trim().slice(0, 60))
  })
}

for (const [what, change] of [
  ['wider spacing', widerText],
  ['text of twice the size', largerText],
] as const) {
  for (const { width, language, home } of [
    { width: 360, ...ARABIC },
    { width: 1280, ...ENGLISH },
  ]) {
    test(`${what} cuts off no text at ${width} px, in ${language}`, { tag: '@P09' }, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await open(page, `${home}#menu`)
      await increase(dish(page, 'cola')).click()
      await change(page)
      expect(await clippedTexts(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await openCheckout(page, language)
      await change(page)
      expect(await clippedTexts(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
  }
}

test.describe('with the colours of the system', () => {
  test('focus, chosen category, old price and shown place are still told apart', { tag: '@P11' }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await open(page, '/en')
    const [chosen, other] = await page.locator('[data-testid="category-filter"]').evaluate((row) =>
      ['true', 'false'].map((pressed) => {
        const button = row.querySelector(`[aria-pressed="${pressed}"]`)
        return button === null ? '' : getComputedStyle(button).outlineStyle
      }),
    )
    expect([chosen, other]).toEqual(['solid', 'none'])
    await expect(dish(page, 'chicken-sandwich-large').locator('s')).toHaveCSS('text-decoration-line', 'line-through')
    const link = page.locator('header a').first()
    await link.focus()
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus-visible')).not.toHaveCSS('outline-style', 'none')
    const places = await page
      .locator('#home [aria-roledescription="carousel"] button')
      .evaluateAll((all) => all.slice(1).map((button) => getComputedStyle(button, '::before').inlineSize))
    expect(new Set(places).size).toBe(2)
  })
})

test.describe('with less movement', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing on the page is animated, and scrolling is at once', { tag: ['@P10', '@APP-8'] }, async ({ page }) => {
    for (const path of ['/en', '/en/checkout']) {
      await open(page, path)
      const moving = await page.evaluate(
        () =>
          [...document.querySelectorAll('*')]
            .map((element) => getComputedStyle(element))
            .filter(
              (style) =>
                style.animationName !== 'none' || style.transitionDuration.split(', ').some((each) => each !== '0s'),
            ).length,
      )
      expect(moving, path).toBe(0)
      await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
    }
  })
})
