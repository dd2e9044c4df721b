import type { Locator, Page } from '@playwright/test'
import type { Language } from '#core/text/language.ts'
import { openCheckoutWithBasket } from './support/baskets.ts'
import { fillDelivery, getWhatsAppLink } from './support/pages.ts'
import { ARABIC, CLOSED_TIME, expect, gotoHydrated, LANGUAGES, test } from './support/test.ts'
import { getAllMessages } from '#tests/support/all-messages.ts'
import { mockWhatsApp } from './support/whatsapp.ts'
import { getBox } from './support/boxes.ts'

function getLastOrderLink(page: Page, language: Language): Locator {
  return page.getByRole('link', { name: getAllMessages(language).remember.sameAsLastTime })
}

test('home and the 404 page lead to the last order until it is forgotten', async ({ page, context }) => {
  const { language, home, card, privacy } = ARABIC
  const { remember } = getAllMessages(language)
  await mockWhatsApp(context)
  await openCheckoutWithBasket(page, language)
  await fillDelivery(page, language)
  await page.getByLabel(remember.remember).check()
  await getWhatsAppLink(page, language).click()

  await page.goto('/nowhere')
  await expect(getLastOrderLink(page, language)).toHaveAttribute('href', card)
  await expect(getLastOrderLink(page, language)).toBeVisible()
  await gotoHydrated(page, home)
  await getLastOrderLink(page, language).click()
  await expect(page).toHaveURL(card)
  await expect(page.locator('main li')).toHaveCount(2)

  await gotoHydrated(page, privacy)
  await page.getByRole('button', { name: remember.forget }).click()
  for (const path of ['/nowhere', home]) {
    await page.goto(path)
    await expect(getLastOrderLink(page, language)).toBeHidden()
  }
})

for (const { language, home } of LANGUAGES) {
  test(`home's link to the last order needs no script file, and the menu still begins in a phone's first screen, in ${language}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('remembered', '{}')
    })
    await page.route('**/_astro/*.js', () => undefined)
    await page.setViewportSize({ width: 360, height: 740 })
    for (const isClosed of [false, true]) {
      if (isClosed) await page.clock.setSystemTime(CLOSED_TIME)
      await page.goto(home, { waitUntil: 'commit' })
      const link = getLastOrderLink(page, language)
      await expect(link).toBeVisible()
      expect((await getBox(link)).height).toBeGreaterThanOrEqual(44)
      await page.evaluate(() => document.fonts.ready)
      expect((await getBox(page.locator('#menu h2'))).y).toBeLessThanOrEqual(740 - 28)
    }
  })
}
