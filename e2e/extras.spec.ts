import type { Page } from '@playwright/test'
import { getCheckoutMessages } from '#order/messages/checkout-messages.ts'
import type { Language } from '#core/text/language.ts'
import { chooseUntold } from '#menu/domain/menu.fixtures.ts'
import { getDishPath } from '#core/routes.ts'
import { encodeOrderLink } from '#order/link/encode-order-link.ts'
import { EMPTY_ORDER_LINK, toLinkLines } from '#order/link/order-link.ts'
import { readSmallMenu } from '#tests/support/small-menu.ts'
import { expectPartToFitNarrowScreens, findSmallTargets, findViolations } from './support/accessibility.ts'
import { seedBasket } from './support/baskets.ts'
import { expect, gotoHydrated, LANGUAGES, test } from './support/test.ts'

const EXTRAS = [
  { nameEn: 'Extra cheese', nameAr: 'جبنة إضافية', price: 3 },
  { nameEn: 'Grilled halloumi with thyme and olive oil', nameAr: 'حلوم مشوي بالزعتر وزيت الزيتون', price: 5.5 },
  { nameEn: 'Beef bacon', nameAr: 'بيكون بقري', price: 7, available: false },
].map((fields, index) => ({
  id: `extra-${index}`,
  contentType: 'extra',
  fields: { ...fields, nameEn: fields.nameEn.slice(0, 40), categories: ['Beef Burgers', 'Beverages'] },
}))

const menu = readSmallMenu()
// One worker for all of them, because this content is served by a site of its own.
test.describe.configure({ mode: 'default' })
test.use({
  content: { ...menu, entries: [...menu.entries, ...EXTRAS] },
  // Without animations: a half-faded element has half its contrast.
  contextOptions: { reducedMotion: 'reduce' },
})

/** Words have to fit in each language; their look and size is the same in both. */
async function expectAccessible(page: Page, language: Language): Promise<void> {
  if (language === 'ar') {
    await page.setViewportSize({ width: 360, height: 800 })
    expect(await findViolations(page, 'main')).toEqual([])
    expect(await findSmallTargets(page, 'main')).toEqual([])
  }
  await expectPartToFitNarrowScreens(page)
}

for (const place of LANGUAGES) {
  const { language } = place
  test(`extras are chosen with the keyboard and fit narrow screens: ${language}`, async ({ page }) => {
    const { checkout } = getCheckoutMessages(language)
    await seedBasket(page, { 'classic-burger': 2, cola: 1 })
    await gotoHydrated(page, getDishPath('classic-burger', language))
    const boxes = page.getByRole('region', { name: checkout.extras }).getByRole('checkbox')
    await expect(boxes).toHaveCount(2)
    await boxes.first().focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page.locator('[data-sticky-bar]')).toContainText('AED 53.00')
    await expectAccessible(page, language)

    await gotoHydrated(page, place.checkout)
    const burger = page.locator('[data-line="classic-burger"]')
    for (const line of ['classic-burger', 'cola'])
      await page.locator(`[data-line="${line}"] [aria-expanded=false]`).click()
    await expect(burger.getByRole('checkbox', { checked: true })).toHaveCount(2)
    await expect(page.locator('[data-line="cola"] [aria-expanded]')).toHaveText(checkout.extras)
    await expectAccessible(page, language)

    const lines = toLinkLines([
      {
        itemId: 'classic-burger',
        quantity: 2,
        requests: [],
        chosen: chooseUntold('extra-0', 'extra-1', 'extra-2', 'gone'),
      },
    ])
    await gotoHydrated(page, `${place.card}#${encodeOrderLink({ ...EMPTY_ORDER_LINK, lines })}`)
    await expect(page.locator('main li')).toHaveCount(1)
    await expectAccessible(page, language)
  })
}
