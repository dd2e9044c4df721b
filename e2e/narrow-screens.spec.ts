import { expectToFitNarrowScreens } from './support/accessibility.ts'
import { openCheckoutWithBasket } from './support/baskets.ts'
import { getOrderForm } from './support/order-form.ts'
import { PAGE_STATES } from './support/page-states.ts'
import { ENGLISH, expect, gotoHydrated, LANGUAGES, test } from './support/test.ts'

/** Besides the states of accessibility.spec.ts. */
const FITS = { tag: ['@F25', '@F36', '@E17', '@P08', '@P09'] }

// Without animations: what moves into its place may be out of the viewport at first.
test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } })

for (const place of LANGUAGES) {
  const { language } = place
  test(`checkout for delivery and for pickup fits narrow screens, in ${language}`, FITS, async ({ page }) => {
    await openCheckoutWithBasket(page, language)
    const { delivery, pickup } = getOrderForm(page, language)
    for (const method of [delivery, pickup]) {
      await page.setViewportSize({ width: 360, height: 740 })
      await method.check({ force: true })
      await expectToFitNarrowScreens(page)
    }
  })

  test(`the bar far down a page fits narrow screens, in ${language}`, FITS, async ({ page }) => {
    await gotoHydrated(page, place.privacy)
    await page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight)
    })
    await expect(page.locator('[data-back-to-top]')).toBeVisible()
    await expectToFitNarrowScreens(page)
  })
}

// There they are in Arabic only, because they need a narrow window from the start.
for (const { name, enter } of PAGE_STATES.filter(({ upTo }) => upTo !== undefined))
  test(`${name} fits narrow screens, in en`, FITS, async ({ page }) => {
    await enter(page, ENGLISH)
    await expectToFitNarrowScreens(page)
  })
