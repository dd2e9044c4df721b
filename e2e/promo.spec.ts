import type { Page } from '@playwright/test'
import { getMessages } from '../src/i18n/messages.ts'
import { seedStorageOnce } from './support/baskets.ts'
import { getBox } from './support/boxes.ts'
import { getItem, getIncreaseButton, getQuantity, readStorage } from './support/pages.ts'
import { getPromoBanner, PROMO_KEY } from './support/promo.ts'
import { expect, LANGUAGES, gotoHydrated, OPEN_TIME, test } from './support/test.ts'

/** How long the promo takes to leave and to come back, in ms (BAN-3). */
const EXIT_MS = 380
const ENTER_MS = 420

/** The clock stands still from here; only `runFor` moves it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date(OPEN_TIME.getTime() + 60_000))
}

for (const { language, home } of LANGUAGES) {
  const { promo: words } = getMessages(language)

  test(
    `the promo leaves in 380 ms and is remembered, in ${language}`,
    { tag: ['@BAN-2', '@BAN-3'] },
    async ({ page }) => {
      await gotoHydrated(page, home)
      await expect(getPromoBanner(page)).toHaveText(words.text)
      await stopClock(page)
      await page.getByRole('button', { name: words.hide }).click()
      await expect(getPromoBanner(page)).toHaveCSS('animation-duration', '0.38s')
      await page.clock.runFor(EXIT_MS - 1)
      await expect(getPromoBanner(page)).toHaveAttribute('data-state', 'leaving')
      expect(await readStorage(page, PROMO_KEY)).toBeNull()
      await page.clock.runFor(1)
      await expect(getPromoBanner(page)).toHaveCount(0)
      expect(await readStorage(page, PROMO_KEY)).toBe('1')
      await expect(page.getByRole('button', { name: words.show })).toBeFocused()
      await page.reload()
      await expect(page.getByRole('button', { name: words.show })).toBeVisible()
      await expect(getPromoBanner(page)).toHaveCount(0)
    },
  )

  test(
    `Show offer brings the promo back in 420 ms and forgets, in ${language}`,
    { tag: '@BAN-3' },
    async ({ page }) => {
      await seedStorageOnce(page, { [PROMO_KEY]: '1' })
      await gotoHydrated(page, home)
      await stopClock(page)
      await page.getByRole('button', { name: words.show }).click()
      await expect(getPromoBanner(page)).toHaveCSS('animation-duration', '0.42s')
      expect(await readStorage(page, PROMO_KEY)).toBeNull()
      await page.clock.runFor(ENTER_MS - 1)
      await expect(getPromoBanner(page)).toHaveAttribute('data-state', 'entering')
      await page.clock.runFor(1)
      await expect(getPromoBanner(page)).toHaveAttribute('data-state', 'shown')
      await expect(page.getByRole('button', { name: words.hide })).toBeFocused()
      await expect(page.getByRole('button', { name: words.show })).toHaveCount(0)
    },
  )
}

test(
  'without session storage the promo is shown, and leaves for this page alone',
  { tag: ['@BAN-3', '@B01'] },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await gotoHydrated(page, '/en')
    await page.getByRole('button', { name: 'Hide the offer' }).click()
    await expect(page.getByRole('button', { name: 'Show offer' })).toBeVisible()
    await page.reload()
    await expect(getPromoBanner(page)).toBeVisible()
  },
)

test('a promo put away leaves no gap', { tag: '@BAN-3' }, async ({ page }) => {
  await gotoHydrated(page, '/en')
  const welcome = page.locator('#welcome')
  const withPromo = (await getBox(welcome)).y
  await page.getByRole('button', { name: 'Hide the offer' }).click()
  await expect(getPromoBanner(page)).toHaveCount(0)
  expect((await getBox(welcome)).y).toBeLessThan(withPromo)
})

test(
  'after the promo was put away, steps and messages leave the focus where it is',
  { tag: ['@BAN-3', '@B14'] },
  async ({ page }) => {
    await gotoHydrated(page, '/en')
    await page.getByRole('button', { name: 'Hide the offer' }).click()
    await expect(page.getByRole('button', { name: 'Show offer' })).toBeFocused()
    const plus = getIncreaseButton(getItem(page, 'chicken-sandwich-small'))
    await plus.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(getQuantity(getItem(page, 'chicken-sandwich-small'))).toHaveText('2')
    await expect(plus).toBeFocused()
  },
)

test.describe('where less movement is wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the promo comes and goes without a movement', { tag: ['@APP-8', '@P10'] }, async ({ page }) => {
    await gotoHydrated(page, '/en')
    await stopClock(page)
    await page.getByRole('button', { name: 'Hide the offer' }).click()
    await expect(getPromoBanner(page)).toHaveCSS('animation-name', 'none')
    await page.clock.runFor(EXIT_MS)
    await page.getByRole('button', { name: 'Show offer' }).click()
    await expect(getPromoBanner(page)).toHaveCSS('animation-name', 'none')
  })
})
