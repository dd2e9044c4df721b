import AxeBuilder from '@axe-core/playwright'
import type { Dataset } from '../fake-contentful/dataset.ts'
import { startSite } from '../tests/support/site.ts'
import { readSmallMenu } from '../tests/support/small-menu.ts'
import { getItem } from './support/pages.ts'
import { expect, gotoHydrated, LANGUAGES, test as base } from './support/test.ts'

const SWITCHES: Readonly<Record<string, object>> = {
  'chicken-sandwich-large': { available: false },
  'chicken-sandwich-small': { availableFrom: '13:00', availableUntil: '16:00' },
  'chicken-rocket': { available: 'no' },
  cola: { available: false },
}

function readMenuWithSwitches(): Dataset {
  const sample = readSmallMenu()
  return {
    ...sample,
    entries: sample.entries.map((entry) => ({ ...entry, fields: { ...entry.fields, ...SWITCHES[entry.id] } })),
  }
}

/** The test of this project on a site where some dishes are sold out, or served at noon only. */
const test = base.extend<object, object>({
  site: [
    async ({}, use) => {
      const site = await startSite(readMenuWithSwitches())
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
})

const WORDS = {
  ar: { soldOut: 'نفد اليوم', hours: 'من \u20661:00\u2069 ظهراً حتى \u20664:00\u2069 عصراً' },
  en: { soldOut: 'Sold out today', hours: 'From 1 pm to 4 pm' },
} as const

for (const { language, home } of LANGUAGES) {
  const { soldOut, hours } = WORDS[language]

  test(`greyed cards have texts of enough contrast, in ${language}`, { tag: ['@SO11'] }, async ({ page }) => {
    await page.setViewportSize(language === 'ar' ? { width: 360, height: 740 } : { width: 1440, height: 900 })
    await gotoHydrated(page, home)
    const card = getItem(page, 'chicken-sandwich-large')
    await expect(card).toContainText(soldOut)
    await expect(card.locator('img')).toHaveCSS('filter', /grayscale/)
    const { violations } = await new AxeBuilder({ page })
      .options({ resultTypes: ['violations'], iframes: false })
      .setLegacyMode()
      .include('[data-unavailable]')
      .analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test(
      `the menu says what is sold out and when a dish is served, in ${language}`,
      { tag: '@SO01' },
      async ({ page }) => {
        await page.goto(home)
        await expect(getItem(page, 'chicken-sandwich-large')).toContainText(soldOut)
        await expect(getItem(page, 'chicken-sandwich-large').getByRole('group')).toHaveCount(0)
        await expect(getItem(page, 'chicken-sandwich-small')).toContainText(hours)
        await expect(getItem(page, 'chicken-rocket').getByRole('group')).toHaveCount(1)
      },
    )
  })
}
