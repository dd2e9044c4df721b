import type { Dataset } from '../embedded-contentful/dataset.ts'
import { readSmallMenu } from '#tests/support/small-menu.ts'
import {
  expectToFitNarrowScreens,
  findSmallTargets,
  findViolations,
  getHorizontalOverflow,
} from './support/accessibility.ts'
import { readCode } from './support/read-code.ts'
import { expect, test } from './support/test.ts'

const SECRET = 'the-owner-has-this_1'
const PATHS = [`/check/${SECRET}`, `/en/check/${SECRET}`]

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

// One worker for both of them, because this content is served by a site of its own.
test.describe.configure({ mode: 'default' })
test.use({
  viewport: { width: 360, height: 740 },
  settings: { CONTENT_CHECK_SECRET: SECRET, COUNT_EVENTS: 'on' },
  content: addFindings(readSmallMenu()),
})

test('the content check works on a phone, in both languages', async ({ page }) => {
  for (const path of PATHS) {
    await page.goto(path)
    expect(await findViolations(page)).toEqual([])
    expect(await findSmallTargets(page)).toEqual([])
    expect(await getHorizontalOverflow(page)).toBeLessThanOrEqual(0)
    await expect(page.locator('section').first().getByRole('heading', { level: 3 })).toHaveCount(2)
    await page.locator('a[href="#site"]').click()
    await expect(page.locator('#site h2')).toBeInViewport()
    await expectToFitNarrowScreens(page)
    await page.setViewportSize({ width: 360, height: 740 })
  }
})

test('the code for tables and bags opens the site, and is all that is printed', async ({ page, site }) => {
  await page.goto(PATHS[1] ?? '')
  await page.emulateMedia({ media: 'print' })
  const code = page.getByRole('img', { name: 'QR code of the menu' })
  expect(await readCode(await code.screenshot())).toBe(site.origin)
  const lines = (await page.locator('body').innerText()).split('\n').filter((line) => line.trim() !== '')
  expect(lines).toEqual([
    'شاورما وبرجر لهب',
    'Lahab Shawarma & Burgers',
    'امسح الرمز لترى المنيو وتطلب.',
    'Scan to see the menu and order.',
    site.origin,
  ])
})
