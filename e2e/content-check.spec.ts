import type { Locator } from '@playwright/test'
import type { Dataset } from '../fake-contentful/dataset.ts'
import { readSmallMenu } from '../tests/support/small-menu.ts'
import {
  expectToFitNarrowScreens,
  findSmallTargets,
  findViolations,
  getHorizontalOverflow,
} from './support/accessibility.ts'
import { expect, test } from './support/test.ts'

const SECRET = 'the-owner-has-this_1'
const PATHS = [`/check/${SECRET}`, `/en/check/${SECRET}`]
const HOURS_EXAMPLE = 'Mon-Thu 12:00-04:00'

/** The menu with values that can't be used, slips and tips: two of each entry. */
function addFindings(menu: Dataset): Dataset {
  const shop = {
    title: 'Lahab',
    weeklyHours: ['Mon 25:00-26:00'],
    deliveryApps: ['Talabat'],
    addressEn: 'Deira, Dubai',
    promoAr: 'كولا مجاناً',
  }
  const days = { from: '2099-11-27', to: '2099-11-28', hours: ['6pm-4am'] }
  const entries = [
    { id: 'shop', contentType: 'shopSettings', fields: shop },
    { id: 'days', contentType: 'specialDay', fields: days },
  ]
  return { ...menu, entries: [...menu.entries, ...entries] }
}

test.use({
  viewport: { width: 360, height: 740 },
  settings: { CONTENT_CHECK_SECRET: SECRET },
  content: addFindings(readSmallMenu()),
})

test('the content check works on a phone, in both languages', { tag: ['@CK10', '@F25', '@F36'] }, async ({ page }) => {
  for (const path of PATHS) {
    await page.goto(path)
    expect(await findViolations(page)).toEqual([])
    expect(await findSmallTargets(page)).toEqual([])
    expect(await getHorizontalOverflow(page)).toBeLessThanOrEqual(0)
    const errors = page.locator('section', { hasText: HOURS_EXAMPLE })
    await expect(errors.getByRole('heading', { level: 3 })).toHaveCount(2)
    const example = errors.getByText(HOURS_EXAMPLE, { exact: true })
    await expect(example).toHaveCSS('direction', 'ltr')
    // One line of text is one box.
    expect(await countLines(example)).toBe(1)
    await page.locator('a[href="#site"]').click()
    await expect(page.locator('#site h2')).toBeInViewport()
    await expectToFitNarrowScreens(page)
    await page.setViewportSize({ width: 360, height: 740 })
  }
})

function countLines(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size
  })
}
