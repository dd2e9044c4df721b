import type { Page } from '@playwright/test'
import { getPageMessages } from '../src/i18n/page-messages.ts'
import { mockMaps, recordMapRequests, MAPS_URL } from './support/maps.ts'
import { expect, LANGUAGES, gotoHydrated, test } from './support/test.ts'

for (const { language, home } of LANGUAGES) {
  const { location } = getPageMessages(language)

  test(
    `the map is asked for when its section comes near, and says nothing of the visitor, in ${language}`,
    {
      tag: ['@LOC-1', '@LINK-1'],
    },
    async ({ page }) => {
      const asked = await recordMapRequests(page, 'works')
      await gotoHydrated(page, home)
      await page.waitForLoadState('networkidle')
      expect(asked).toEqual([])
      await expect(page.getByRole('img', { name: location.mapAlt })).toBeAttached()
      await page.locator('#location').scrollIntoViewIfNeeded()
      const frame = page.locator('#location iframe')
      await expect(frame).toHaveAttribute('title', location.mapFrame)
      await expect(frame).toHaveAttribute('data-loaded', 'true')
      await expect(frame).toHaveCSS('opacity', '1')
      await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer')
      await expect(frame).toHaveAttribute('sandbox', /allow-scripts/)
      await expect(frame).not.toHaveAttribute('sandbox', /allow-top-navigation|allow-forms/)
      expect(await frame.getAttribute('src')).toBe('https://www.google.com/maps?q=25.20480,55.24900&output=embed')
      expect(asked).toEqual(['fetch referrer=none', 'document referrer=none'])
    },
  )

  test(`a map that can't be had leaves the drawn one, in ${language}`, { tag: '@LOC-1' }, async ({ page, faults }) => {
    const asked = await recordMapRequests(page, 'fails')
    await gotoHydrated(page, home)
    await page.locator('#location').scrollIntoViewIfNeeded()
    await expect.poll(() => asked.length).toBe(1)
    await expect(page.getByRole('img', { name: location.mapAlt })).toBeVisible()
    await expect(page.locator('#location iframe')).toHaveCount(0)
    // The browser's own word on the answer that never came.
    expect(faults.splice(0).every((fault) => fault.includes('ERR_FAILED'))).toBe(true)
  })

  test(
    `a map that could not be had comes when the browser is back online, in ${language}`,
    { tag: '@LOC-1' },
    async ({ page, faults }) => {
      const asked = await recordMapRequests(page, 'fails')
      await gotoHydrated(page, home)
      await page.locator('#location').scrollIntoViewIfNeeded()
      await expect.poll(() => asked.length).toBe(1)
      await page.unroute(MAPS_URL)
      await mockMaps(page)
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      await expect(page.locator('#location iframe')).toHaveAttribute('data-loaded', 'true')
      // The drawn one behind it is nothing to read any more.
      await expect(page.getByRole('img', { name: location.mapAlt })).toHaveCount(0)
      expect(faults.splice(0).every((fault) => fault.includes('ERR_FAILED'))).toBe(true)
    },
  )

  test(
    `address, hours, phone, directions and rating stand in the section, in ${language}`,
    { tag: '@LOC-1' },
    async ({ page }) => {
      await gotoHydrated(page, home)
      const section = page.locator('#location')
      await expect(section.locator('address')).toHaveText(
        language === 'ar' ? 'شارع الوصل، جميرا 1، دبي' : 'Al Wasl Road, Jumeirah 1, Dubai',
      )
      await expect(section.locator('a[href="tel:+971500000000"]')).toBeVisible()
      const directions = section.getByRole('link', { name: location.directions })
      expect(await directions.getAttribute('href')).toMatch(
        /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=25\.20480/,
      )
      const rating = section.getByRole('link', { name: '4.5' })
      await expect(rating).toHaveAttribute(
        'href',
        'https://search.google.com/local/writereview?placeid=ChIJ_SAMPLE_LAHAB',
      )
    },
  )

  test(
    `every link that leaves the site opens beside it and is told nothing, in ${language}`,
    { tag: '@LINK-1' },
    async ({ page }) => {
      await gotoHydrated(page, home)
      const outside = page.locator('a[href^="https://"]')
      expect(await outside.count()).toBeGreaterThanOrEqual(11)
      for (const link of await outside.all()) {
        const address = await link.getAttribute('href')
        expect([await link.getAttribute('target'), await link.getAttribute('rel')], address ?? '').toEqual([
          '_blank',
          'noopener noreferrer',
        ])
      }
    },
  )

  test(`the five links of Order Now, in ${language}`, { tag: '@HERO-5' }, async ({ page }) => {
    await gotoHydrated(page, home)
    const area = page.getByRole('region', { name: getPageMessages(language).hero.orderNow })
    await expect(area.getByRole('link')).toHaveText([/./, 'Talabat', 'Deliveroo', 'Careem', 'Sapaad'])
  })

  test(`the way back to the top comes after 300 px, in ${language}`, { tag: '@TOP-1' }, async ({ page }) => {
    await gotoHydrated(page, home)
    const button = page.getByRole('button', { name: language === 'ar' ? 'إلى الأعلى' : 'Back to top' })
    await scrollTo(page, 300)
    await expect(button).toHaveCount(0)
    await scrollTo(page, 301)
    await expect(button).toBeVisible()
    await scrollTo(page, 2000)
    await button.click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(button).toHaveCount(0)
    await expect(page.locator('header a').first()).toBeFocused()
  })
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((px) => {
    window.scrollTo({ top: px, behavior: 'instant' })
  }, top)
}
