import type { Locator, Page } from '@playwright/test'
import { expect, LANGUAGES, open, test } from './support/test.ts'

test.use({ viewport: { width: 360, height: 740 } })

const BUTTON = { ar: 'القائمة', en: 'Menu' }
const CHOICE = { ar: 'كيف تصلنا', en: 'Location' }
const TOP = { ar: 'إلى الأعلى', en: 'Back to top' }
const OTHER = { ar: 'English', en: 'العربية' }

function hamburger(page: Page): Locator {
  return page.locator('header button[aria-expanded]')
}

function sheet(page: Page): Locator {
  return page.locator('#mobile-menu')
}

async function openMenu(page: Page): Promise<void> {
  await hamburger(page).click()
  await expect(sheet(page)).toBeVisible()
}

for (const { language, home } of LANGUAGES) {
  test(`the hamburger opens and closes the menu, in ${language}`, { tag: '@NAV-8' }, async ({ page }) => {
    await open(page, home)
    await expect(hamburger(page)).toHaveAccessibleName(BUTTON[language])
    await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(sheet(page)).toBeHidden()
    await openMenu(page)
    await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'true')
    await hamburger(page).click()
    await expect(sheet(page)).toBeHidden()
    await expect(hamburger(page)).toBeFocused()
  })

  test(
    `a chosen link closes the menu and the section has the next Tab, in ${language}`,
    { tag: '@NAV-8' },
    async ({ page }) => {
      await open(page, home)
      await openMenu(page)
      await sheet(page).getByRole('link', { name: CHOICE[language] }).click()
      await expect(sheet(page)).toBeHidden()
      expect(new URL(page.url()).hash).toBe('#location')
      await expect(page.locator('#location')).toBeInViewport()
      await page.keyboard.press('Tab')
      await expect(page.locator('#location :focus')).toHaveCount(1)
    },
  )

  test(
    `while the menu is open nothing else is in reach, down the page too, in ${language}`,
    { tag: ['@NAV-8', '@TOP-1'] },
    async ({ page }) => {
      await open(page, home)
      await page.evaluate(() => {
        window.scrollTo({ top: 900, behavior: 'instant' })
      })
      await expect(page.getByRole('button', { name: TOP[language] })).toBeVisible()
      await openMenu(page)
      const free = await page.evaluate(() =>
        [...document.querySelectorAll('button, a[href]')]
          .filter((element) => element.closest('[inert]') === null && element.closest('header') === null)
          .map((element) => element.outerHTML.slice(0, 80)),
      )
      expect(free).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: TOP[language] }).click()
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
      await openMenu(page)
      await page.mouse.wheel(0, 900)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
      await expect(page.getByRole('button', { name: TOP[language], includeHidden: true })).toBeHidden()
    },
  )

  test(`the toggle closes the menu, in ${language}`, { tag: ['@NAV-5', '@NAV-8'] }, async ({ page }) => {
    await open(page, home)
    await openMenu(page)
    // Even where the page itself stays: another tab may take the link.
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
    await page.getByRole('link', { name: OTHER[language] }).click()
    await expect(sheet(page)).toBeHidden()
  })
}

test('a click on the overlay closes the menu and returns the focus', { tag: '@NAV-8' }, async ({ page }) => {
  await open(page, '/en')
  await openMenu(page)
  await page.mouse.click(180, 700)
  await expect(sheet(page)).toBeHidden()
  await expect(hamburger(page)).toBeFocused()
  expect(new URL(page.url()).pathname).toBe('/en')
})

test('Escape closes the menu wherever the focus is, and returns it', { tag: '@NAV-8' }, async ({ page }) => {
  await open(page, '/en')
  const places: readonly ((page: Page) => Promise<void>)[] = [
    () => Promise.resolve(),
    () => page.locator('header a').first().focus(),
    () => sheet(page).getByRole('link').last().focus(),
    () => page.evaluate(() => (document.activeElement as HTMLElement).blur()),
  ]
  for (const place of places) {
    await openMenu(page)
    await place(page)
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toBeHidden()
    await expect(hamburger(page)).toBeFocused()
  }
})

test('the focus stays in the open menu, both ways round', { tag: '@NAV-8' }, async ({ page }) => {
  await open(page, '/en')
  await openMenu(page)
  const inside = (): Promise<string | null> =>
    page.evaluate(() => {
      const focused = document.activeElement
      return focused?.closest('header') ? `${focused.tagName} ${focused.textContent}` : null
    })
  const stops: (string | null)[] = []
  for (let press = 0; press < 9; press += 1) {
    await page.keyboard.press('Tab')
    stops.push(await inside())
  }
  expect(stops).not.toContain(null)
  // Logo, toggle, cart, hamburger and four links: the ninth Tab is where the first was.
  expect(new Set(stops.slice(0, 8)).size).toBe(8)
  expect(stops[8]).toBe(stops[0])
  for (let press = 0; press < 9; press += 1) {
    await page.keyboard.press('Shift+Tab')
    expect(await inside()).not.toBeNull()
  }
})

test('what lies behind the open menu can’t be reached', { tag: '@NAV-8' }, async ({ page }) => {
  await open(page, '/en')
  await openMenu(page)
  await expect(page.locator('main')).toHaveJSProperty('inert', true)
  await hamburger(page).click()
  await expect(page.locator('main')).toHaveJSProperty('inert', false)
})

test('a page that is wide enough has no hamburger', { tag: '@NAV-8' }, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await open(page, '/en')
  await expect(hamburger(page)).toBeHidden()
  await expect(page.locator('nav[data-variant="bar"]')).toBeVisible()
})
