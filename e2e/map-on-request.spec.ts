import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { getPageMessages } from '../src/i18n/page-messages.ts'
import { mockMaps, recordMapRequests, MAPS_URL } from './support/maps.ts'
import { expect, LANGUAGES, gotoHydrated, test } from './support/test.ts'

/** Visitors who want little passed on or little loaded, by what their browser says of them. */
const SIGNALS = [
  { name: 'Global Privacy Control', property: 'globalPrivacyControl', value: true },
  { name: 'Save-Data', property: 'connection', value: { saveData: true } },
] as const

async function sendSignal(page: Page, { property, value }: (typeof SIGNALS)[number]): Promise<void> {
  await page.addInitScript(
    ([key, signal]) => {
      Object.defineProperty(navigator, key, { value: signal, configurable: true })
    },
    [property, value] as const,
  )
}

for (const { language, home } of LANGUAGES) {
  const { location } = getPageMessages(language)

  for (const signal of SIGNALS) {
    test(
      `with ${signal.name} the map waits for a click or a key, in ${language}`,
      { tag: '@LOC-1' },
      async ({ page }) => {
        const asked = await recordMapRequests(page, 'works')
        await sendSignal(page, signal)
        await gotoHydrated(page, home)
        await page.locator('#location').scrollIntoViewIfNeeded()
        const button = page.getByRole('button', { name: location.showMap })
        await expect(button).toBeVisible()
        await expect(page.getByRole('img', { name: location.mapAlt })).toBeVisible()
        await page.waitForLoadState('networkidle')
        expect(asked).toEqual([])

        await page.locator('#location a').last().focus()
        await page.keyboard.press('Tab')
        await expect(button).toBeFocused()
        await page.keyboard.press('Enter')
        const frame = page.locator('#location iframe')
        await expect(frame).toHaveAttribute('data-loaded', 'true')
        await expect(frame).toBeFocused()
        await expect(button).toHaveCount(0)
        expect(asked).toEqual(['fetch referrer=none', 'document referrer=none'])
      },
    )
  }

  test(
    `the button of the map is large enough, readable and on the map in every window, in ${language}`,
    { tag: '@LOC-1' },
    async ({ page }) => {
      await sendSignal(page, SIGNALS[0])
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const width of [320, 360, 768, 1440]) {
        await page.setViewportSize({ width, height: 740 })
        await gotoHydrated(page, home)
        await page.locator('#location').scrollIntoViewIfNeeded()
        const button = page.getByRole('button', { name: location.showMap })
        const box = await button.boundingBox()
        const map = await page.getByRole('img', { name: location.mapAlt }).boundingBox()
        if (box === null || map === null) throw new Error('the map has no button')
        expect(box.height).toBeGreaterThanOrEqual(44)
        expect(box.x).toBeGreaterThanOrEqual(map.x)
        expect(box.x + box.width).toBeLessThanOrEqual(map.x + map.width)
        expect(box.y + box.height).toBeLessThanOrEqual(map.y + map.height)
      }
      const { violations } = await new AxeBuilder({ page }).include('#location').analyze()
      expect(violations).toEqual([])
    },
  )

  test(
    `the button stays for another try when the map can't be had, in ${language}`,
    { tag: '@LOC-1' },
    async ({ page, faults }) => {
      const asked = await recordMapRequests(page, 'fails')
      await sendSignal(page, SIGNALS[0])
      await gotoHydrated(page, home)
      await page.locator('#location').scrollIntoViewIfNeeded()
      const button = page.getByRole('button', { name: location.showMap })
      await button.click()
      await expect.poll(() => asked.length).toBe(1)
      await expect(button).not.toHaveAttribute('aria-disabled')
      await page.unroute(MAPS_URL)
      await mockMaps(page)
      await button.click()
      await expect(page.locator('#location iframe')).toHaveAttribute('data-loaded', 'true')
      expect(faults.splice(0).every((fault) => fault.includes('ERR_FAILED'))).toBe(true)
    },
  )
}
