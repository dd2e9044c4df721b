import type { Page } from '@playwright/test'
import { fillDelivery, getIncreaseButton, getItem, getOrderMessage, getQuantity } from './support/pages.ts'
import { ENGLISH, expect, gotoHydrated, test, waitForHydration } from './support/test.ts'

/** What a browser's translation and its extensions do to the texts and elements of a page. */
const FOREIGN_CHANGES = {
  /** As Chrome does: each text node makes room for an element. */
  'translates the page': () => {
    for (const text of listTexts()) {
      const outer = document.createElementNS('http://www.w3.org/1999/xhtml', 'font')
      const inner = outer.appendChild(document.createElementNS('http://www.w3.org/1999/xhtml', 'font'))
      inner.textContent = `~${text.data}`
      text.replaceWith(outer)
    }
  },
  'rewords the page': () => {
    for (const text of listTexts()) text.data = `~${text.data}`
  },
  'inserts elements': () => {
    for (const element of document.querySelectorAll('astro-island, astro-island :not(svg, svg *)')) {
      element.prepend(document.createElement('div'))
    }
  },
} as const

function listTexts(): readonly Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts.filter((text) => text.data.trim() !== '' && !text.parentElement?.closest('script, style, noscript'))
}

/** Changes each page once it is parsed, before its scripts run. */
async function changeBeforeScripts(page: Page, change: () => void): Promise<void> {
  await page.addInitScript(`
    ${listTexts.toString()}
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') (${change.toString()})()
    })`)
}

/** Changes the page as it is now. */
async function changePage(page: Page, change: () => void): Promise<void> {
  await page.evaluate(`(() => { ${listTexts.toString()}; (${change.toString()})() })()`)
}

const OTHER_PATHS = [ENGLISH.card, ENGLISH.privacy, '/en/nothing-here']

for (const [title, change] of Object.entries(FOREIGN_CHANGES)) {
  test(`no page breaks and an order can be placed where a browser ${title} before the scripts run`, async ({
    page,
  }) => {
    await changeBeforeScripts(page, change)
    await gotoHydrated(page, '/en')
    const link = page.locator('[data-order-link]')
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/971500000000\?text=Hello/)
    await getIncreaseButton(getItem(page, 'cola')).click({ clickCount: 2 })
    await expect(getQuantity(getItem(page, 'cola'))).toHaveText(/2/)
    await expect.poll(() => getOrderMessage(link)).toContain('2 × Cola')
    await expect(page.locator('html')).not.toHaveAttribute('data-broken')
    await gotoHydrated(page, '/en/checkout')
    await fillDelivery(page, 'en')
    await expect.poll(() => getOrderMessage(page.locator('main a[href^="https://wa.me/"]'))).toContain('2 × Cola')
    await expect(page.locator('html')).not.toHaveAttribute('data-broken')
    for (const path of OTHER_PATHS) {
      await gotoHydrated(page, path)
      await expect(page.locator('header a:has([data-cart-count])'), path).toBeVisible()
      await expect(page.locator('html'), path).not.toHaveAttribute('data-broken')
    }
  })
}

test('an order can be placed on pages that are translated while they are used', async ({ page }) => {
  const translate = FOREIGN_CHANGES['translates the page']
  await gotoHydrated(page, '/en')
  await getIncreaseButton(getItem(page, 'cola')).click()
  await expect(getQuantity(getItem(page, 'cola'))).toHaveText(/1/)
  await changePage(page, translate)
  await getIncreaseButton(getItem(page, 'cola')).click()
  await expect(getQuantity(getItem(page, 'cola'))).toHaveText(/2/)
  await expect(page.locator('[data-cart-count]')).toHaveText(/2/)
  const categories = page.locator('[data-testid="category-filter"] button')
  for (const position of [5, 1, 0, 2]) await categories.nth(position).click()
  await getItem(page, 'cola').getByRole('link').first().click()
  await page.getByRole('dialog').locator('[data-increase="true"]').click()
  await changePage(page, translate)
  await page.keyboard.press('Escape')
  await expect.poll(() => getOrderMessage(page.locator('[data-order-link]'))).toContain('3 × Cola')
  await expect(page.locator('html')).not.toHaveAttribute('data-broken')

  await page.goto('/en/checkout')
  await waitForHydration(page)
  await changePage(page, translate)
  await getIncreaseButton(page.locator('[data-line="cola"]')).click()
  await expect(page.locator('[data-line="cola"]')).toContainText(/AED ~*20\.00/)
  await page.locator('input[type="radio"]').first().check({ force: true })
  await changePage(page, translate)
  await page.locator('input[type="radio"]').nth(1).check({ force: true })
  await changePage(page, translate)
  await page.locator('input[autocomplete="name"], input[autocomplete="given-name"]').first().fill('Sara')
  await expect(page.locator('html')).not.toHaveAttribute('data-broken')
})
