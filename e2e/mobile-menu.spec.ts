import { expect, gotoHydrated, test } from './support/test.ts'

test.use({ viewport: { width: 360, height: 740 } })

test(
  'the mobile menu keeps the page out of reach, and a chosen link leads to its section',
  { tag: ['@NAV-8', '@TOP-1'] },
  async ({ page }) => {
    const hamburger = page.locator('header button[aria-expanded]')
    const sheet = page.locator('#mobile-menu')
    const backToTop = page.getByRole('button', { name: 'Back to top', includeHidden: true })
    await gotoHydrated(page, '/en')
    await page.evaluate(() => {
      window.scrollTo({ top: 900, behavior: 'instant' })
    })
    await expect(backToTop).toBeVisible()
    await hamburger.click()
    await expect(sheet).toBeVisible()
    await expect(backToTop).toBeHidden()

    const stops = new Set<string>()
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < 10; press += 1) {
        await page.keyboard.press(key)
        // Between the last and the first the focus passes the browser's own controls.
        const stop = await page.evaluate(() => {
          const focused = document.activeElement
          if (focused === null || focused === document.body) return ''
          return focused.closest('header') === null ? `outside: ${focused.outerHTML}` : focused.outerHTML
        })
        if (stop !== '') stops.add(stop)
      }
    }
    // Logo, toggle, cart, hamburger and four links.
    expect(stops.size).toBe(8)
    expect([...stops].filter((stop) => stop.startsWith('outside'))).toEqual([])

    await page.mouse.click(180, 700)
    await expect(sheet).toBeHidden()
    await expect(hamburger).toBeFocused()
    expect(new URL(page.url()).pathname).toBe('/en')

    await hamburger.click()
    await sheet.getByRole('link', { name: 'Location' }).click()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(/#location$/)
    await expect(page.locator('#location')).toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(page.locator('#location :focus')).toHaveCount(1)
    await backToTop.click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  },
)
