import type { Page } from '@playwright/test'
import { getBox } from './support/boxes.ts'
import { getItem, getIncreaseButton, getQuantity, readStorage } from './support/pages.ts'
import { waitForHydration, expect, gotoHydrated, test } from './support/test.ts'

const TOGGLE = { ar: 'English', en: 'العربية' }
function toggle(page: Page, language: 'ar' | 'en') {
  return page.locator('header').getByRole('link', { name: TOGGLE[language] })
}

async function arrivedAt(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === path)
  await waitForHydration(page)
}

test('the toggle keeps category, basket and place on home', { tag: '@APP-5' }, async ({ page }) => {
  // A scroll that is still under way would go on after the one of the test.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await gotoHydrated(page, '/#menu')
  await getIncreaseButton(getItem(page, 'cola')).click()
  await page.locator('[data-testid="category-filter"]').getByRole('button', { name: 'مشروبات' }).click()
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
  // The item that crosses the middle of the window.
  const inView = await page.evaluate(() => {
    const items = [...document.querySelectorAll<HTMLElement>('[data-item]')]
    return items.findLast((item) => item.getBoundingClientRect().top <= window.innerHeight * 0.4)?.dataset['item'] ?? ''
  })
  const readTop = async (): Promise<number> => Math.round((await getBox(getItem(page, inView))).y)
  const top = await readTop()
  await toggle(page, 'ar').click()
  await arrivedAt(page, '/en')
  expect(new URL(page.url()).hash).toBe('#menu')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('[aria-pressed="true"]')).toHaveText('Beverages')
  await expect(getQuantity(getItem(page, 'cola'))).toHaveText('1')
  await expect.poll(readTop).toBe(top)
  expect(await readStorage(page, 'languageSwitch'), 'read once').toBeNull()
})

test.describe('a visitor who chose English', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      // A blank page has no storage.
      if (location.protocol === 'http:' && localStorage.getItem('language') === null)
        localStorage.setItem('language', 'en')
    })
  })

  test(
    'is taken from every known Arabic page to the English one, until the toggle is used',
    { tag: ['@APP-5', '@APP-4'] },
    async ({ page, baseURL }) => {
      for (const [path, expectedPath] of [
        ['/?from=maps&a=%D9%84#menu', '/en?from=maps&a=%D9%84#menu'],
        ['/checkout?from=maps#summary', '/en/checkout?from=maps#summary'],
      ] as const) {
        // As from another site: who comes from an English page has chosen the Arabic one.
        await page.goto('about:blank')
        await page.goto(path, { waitUntil: 'commit' })
        await page.waitForURL(`${baseURL ?? ''}${expectedPath}`)
        await waitForHydration(page)
        await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      }
      await gotoHydrated(page, '/foo')
      await expect(page).toHaveURL((url) => url.pathname === '/foo')

      await gotoHydrated(page, '/en')
      await toggle(page, 'en').click()
      await arrivedAt(page, '/')
      await gotoHydrated(page, '/checkout')
      await expect(page).toHaveURL((url) => url.pathname === '/checkout')
    },
  )

  test(
    'sees nothing of the Arabic page, however slow the English one is',
    { tag: ['@APP-5', '@APP-1'] },
    async ({ page }) => {
      await page.addInitScript(() => {
        window.addEventListener('pagehide', () => {
          const isShown = document.querySelector('main')?.checkVisibility() ?? false
          const paints = performance.getEntriesByType('paint').length
          sessionStorage.setItem('seen', JSON.stringify([document.documentElement.lang, isShown, paints]))
        })
      })
      await page.route('**/en', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1000))
        await route.continue()
      })
      await page.goto('/', { waitUntil: 'commit' })
      await arrivedAt(page, '/en')
      await expect(page.locator('main')).toBeVisible()
      expect(await readStorage(page, 'seen')).toBe('["ar",false,0]')
    },
  )
})

test('Back leads to the Arabic page that the toggle left', { tag: '@APP-5' }, async ({ browser, site }) => {
  // A page of its own: the mocked clock takes the kind of a navigation with it.
  const page = await browser.newPage()
  await gotoHydrated(page, `${site.origin}/`)
  await toggle(page, 'ar').click()
  await arrivedAt(page, '/en')
  await page.goBack()
  await waitForHydration(page)
  expect(new URL(page.url()).pathname).toBe('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await page.close()
})
