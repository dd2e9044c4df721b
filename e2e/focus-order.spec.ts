import type { Page } from '@playwright/test'
import { getCheckoutMessages } from '#order/messages/checkout-messages.ts'
import { openCheckoutWithBasket } from './support/baskets.ts'
import { mockMaps } from './support/maps.ts'
import { getOrderForm } from './support/order-form.ts'
import { getItem, getIncreaseButton } from './support/pages.ts'
import { ARABIC, ENGLISH, expect, gotoHydrated, test } from './support/test.ts'

interface Stop {
  readonly label: string
  readonly start: number
  readonly top: number
  readonly bottom: number
  /** The element covering its centre, if any. */
  readonly coveredBy: string | null
}

/**
 * Presses Tab through the whole page and records each focused element; positions in px from the
 * inline start.
 */
async function recordTabStops(page: Page, most = 400): Promise<Stop[]> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  // Far down the page, the bar has a button that leaves it at the top, and would take the focus with it.
  await expect(page.locator('[data-back-to-top]')).toHaveCount(0)
  // Tab starts from the first focusable element.
  await page.locator('a[href], button').first().focus()
  const stops: Stop[] = []
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press('Tab')
    let stop = await readStop(page)
    // The banners leave a moment after the page has scrolled.
    for (let attempt = 0; attempt < 5 && stop !== null && stop.coveredBy !== null; attempt += 1) {
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
      stop = await readStop(page)
    }
    if (stop === null) return stops
    stops.push(stop)
  }
  return stops
}

/** The focused element; null if it is the page. */
function readStop(page: Page): Promise<Stop | null> {
  return page.evaluate((): Stop | null => {
    const focused = document.activeElement
    if (focused === null || focused === document.body) return null
    // A hidden radio or checkbox is visible as its label.
    const visibleElement = focused.matches('.visually-hidden') ? (focused.closest('label') ?? focused) : focused
    const box = visibleElement.getBoundingClientRect()
    // In a frame: its focused link.
    const [x, y] = focused.matches('iframe') ? [20, 16] : [box.width / 2, box.height / 2]
    const topElement = document.elementFromPoint(box.x + x, box.y + y)
    const isFree = topElement !== null && (visibleElement.contains(topElement) || topElement.contains(visibleElement))
    const isRtl = document.dir === 'rtl'
    // A horizontally scrolled row has moved below the focus.
    let scrolled = 0
    for (let each = visibleElement.parentElement; each !== null; each = each.parentElement) scrolled += each.scrollLeft
    return {
      label: `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent}`.slice(0, 60),
      start: isRtl ? innerWidth - box.right - scrolled : box.left + scrolled,
      top: box.top + scrollY,
      bottom: box.bottom + scrollY,
      coveredBy: isFree ? null : (topElement?.outerHTML.slice(0, 80) ?? 'nothing'),
    }
  })
}

/** Consecutive stops on the same line whose order contradicts the reading direction. */
function findOrderViolations(stops: readonly Stop[]): string[] {
  return stops.flatMap((stop, index) => {
    const previous = stops[index - 1]
    if (previous === undefined) return []
    const shared = Math.min(stop.bottom, previous.bottom) - Math.max(stop.top, previous.top)
    const isSameRow = shared > 0.6 * Math.max(stop.bottom - stop.top, previous.bottom - previous.top)
    return isSameRow && stop.start < previous.start - 1 ? [`${previous.label} → ${stop.label}`] : []
  })
}

for (const { width, height, language, home, checkout } of [
  { width: 1280, height: 800, ...ENGLISH },
  { width: 360, height: 740, ...ARABIC },
]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } })

    test(
      `Tab follows the reading order of home and the focus is never covered, in ${language}`,
      { tag: ['@APP-1', '@TOP-1'] },
      async ({ page }) => {
        test.slow()
        await mockMaps(page)
        await gotoHydrated(page, home)
        await getIncreaseButton(getItem(page, 'cola')).click()
        // One category is enough, because all cards have the same markup.
        await page.locator('[aria-pressed]').nth(9).dispatchEvent('click')
        await expect(page.locator('[data-testid="menu-grid"] h3')).toHaveCount(1)
        const stops = await recordTabStops(page)
        expect(stops.length).toBeGreaterThan(50)
        expect(findOrderViolations(stops)).toEqual([])
        expect(stops.filter(({ coveredBy }) => coveredBy !== null)).toEqual([])
      },
    )

    test(
      `Tab follows the reading order of checkout and the focus is never covered, in ${language}`,
      { tag: '@APP-1' },
      async ({ page }) => {
        await gotoHydrated(page, home)
        for (const id of ['classic-burger', 'classic-burger', 'cola'])
          await getIncreaseButton(getItem(page, id)).click()
        await gotoHydrated(page, checkout)
        await page.locator('article [aria-expanded=false]').first().click()
        await page
          .getByRole('button', { name: getCheckoutMessages(language).checkout.makeOneDifferent })
          .first()
          .click()
        await expect(page.locator('[data-line^="classic-burger"]')).toHaveCount(2)
        await page
          .locator('main details:not([open]) > summary, article [aria-expanded=false]')
          .evaluateAll((all: HTMLElement[]) => {
            for (const summary of all) summary.click()
          })
        await page.getByRole('radio').first().check({ force: true })
        const stops = await recordTabStops(page)
        expect(stops.length).toBeGreaterThan(20)
        expect(findOrderViolations(stops)).toEqual([])
        expect(stops.filter(({ coveredBy }) => coveredBy !== null)).toEqual([])
      },
    )
  })
}

test('the label of a focused field is below the bar', { tag: '@VAL-3' }, async ({ page }) => {
  // Scrolls at once.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openCheckoutWithBasket(page, 'en')
  const { delivery, address } = getOrderForm(page, 'en')
  await delivery.check({ force: true })
  for (const size of [
    { width: 360, height: 740 },
    { width: 1440, height: 600 },
  ]) {
    await page.setViewportSize(size)
    // The field's top edge: above the bar's lower edge, at it, and a label's height below it.
    for (const top of [20, 50, 70, 90]) {
      const label = await address.evaluate((field, fieldTop) => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        window.scrollBy({ top: field.getBoundingClientRect().top - fieldTop, behavior: 'instant' })
        field.focus()
        const words = document.querySelector(`label[for="${field.id}"]`)?.getBoundingClientRect().top ?? 0
        return words - (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)
      }, top)
      expect(label, `a field at ${top} px on a screen of ${size.width} px`).toBeGreaterThanOrEqual(0)
    }
  }
})
