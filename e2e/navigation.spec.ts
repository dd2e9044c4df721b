import type { Page } from '@playwright/test'
import { getItem } from './support/pages.ts'
import { waitForHydration, CLOSED_TIME, expect, gotoHydrated, OPEN_TIME, test } from './support/test.ts'

function current(page: Page) {
  return page.locator('nav[data-variant="bar"] a[aria-current]')
}

test.describe('with less movement', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a link from another page arrives at once', { tag: ['@NAV-2', '@APP-8'] }, async ({ page }) => {
    await gotoHydrated(page, '/en/checkout')
    await page.locator('nav[data-variant="bar"]').getByRole('link', { name: 'Menu' }).click()
    await page.waitForURL('**/en#menu')
    await waitForHydration(page)
    // Below the bar; the banners have left.
    await expect
      .poll(() => page.locator('#menu').evaluate((menu) => Math.round(menu.getBoundingClientRect().top)))
      .toBe(68)
  })

  test(
    'a dialog that is closed leaves the page where it was, also with an anchor in the address',
    {
      tag: '@R44',
    },
    async ({ page }) => {
      await gotoHydrated(page, '/en#menu')
      await page.waitForLoadState()
      const card = getItem(page, 'cola')
      await card.scrollIntoViewIfNeeded()
      await card.getByRole('link', { name: 'About Cola', exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('layers')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('layers')
      // The browser scrolls a while after the event.
      await page.waitForTimeout(500)
      await expect(card).toBeInViewport()
    },
  )
})

test('the chosen section is the marked one, open or closed', { tag: '@NAV-3' }, async ({ page }) => {
  for (const time of [OPEN_TIME, CLOSED_TIME]) {
    await page.clock.setSystemTime(time)
    await gotoHydrated(page, '/en')
    for (const name of ['Menu', 'Gallery']) {
      await page.locator('nav[data-variant="bar"]').getByRole('link', { name }).click()
      await expect(current(page)).toHaveText(name)
      // The scroll is over, and the mark has stayed.
      await expect.poll(() => restingPlace(page, name.toLowerCase())).toBeLessThan(1)
      await expect(current(page)).toHaveText(name)
    }
  }
})

test(
  'a link of the mobile menu leads to its section, for the keyboard, too',
  { tag: ['@NAV-8', '@TOP-1'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await gotoHydrated(page, '/en')
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    const backToTop = page.getByRole('button', { name: 'Back to top', includeHidden: true })
    await expect(backToTop).toBeVisible()
    await page.locator('header button[aria-expanded]').click()
    await expect(backToTop).toBeHidden()
    await page.locator('#mobile-menu').getByRole('link', { name: 'Location' }).click()
    await expect(page).toHaveURL(/#location$/)
    await expect(page.locator('#location')).toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(page.locator('#location :focus')).toHaveCount(1)
  },
)

/** How far the top of a section is from where an anchor puts it, in px. */
function restingPlace(page: Page, id: string): Promise<number> {
  return page.evaluate((section) => {
    const element = document.getElementById(section)
    if (element === null) return Infinity
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
    const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop)
    return Math.abs(element.getBoundingClientRect().top - padding - margin)
  }, id)
}
