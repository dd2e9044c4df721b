import { withBfcache } from './support/launch-options.ts'
import { menuItem } from './support/hostile-menu.ts'
import { getClosedBanner, getHeroLink } from './support/shop.ts'
import { startSite } from '../tests/support/site.ts'
import type { Dataset } from '../fake-contentful/dataset.ts'
import { expect, gotoHydrated, test as base } from './support/test.ts'

function withSettings(fields: Readonly<Record<string, unknown>>): Dataset {
  const tea = menuItem('tea', { nameEn: 'Tea', nameAr: 'شاي', category: 'Beverages', price: 3 })
  const weeklyHours = ['Mon-Sun 00:00-24:00']
  return {
    assets: [],
    entries: [tea, { id: 'shop', contentType: 'shopSettings', fields: { weeklyHours, ...fields } }],
  }
}

/** The test of this project on a site of its own, which its owner pauses. */
const test = base.extend<object, object>({
  site: [
    async ({}, use) => {
      const site = await startSite(withSettings({}))
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
})

test.use({ launchOptions: withBfcache })

test(
  'a page that comes back from the back-forward cache has the pause that began meanwhile',
  { tag: '@SH08' },
  async ({ context, site }) => {
    // A new page, because the mocked clock of the fixture does not run in the back-forward cache.
    const page = await context.newPage()
    await page.addInitScript(() => {
      window.addEventListener('pageshow', (event) => {
        document.documentElement.dataset.persisted = String(event.persisted)
      })
    })
    await gotoHydrated(page, `${site.origin}/en`)
    await expect(getHeroLink(page, 'en')).toHaveAttribute('href', /^https:\/\/wa\.me\//)
    await page.goto(`${site.origin}/healthz`)
    const pausedUntil = new Date(Date.now() + 30 * 60_000).toISOString()
    site.content.replaceDataset(withSettings({ pausedUntil, pauseReasonEn: 'Rain.' }))
    await expect.poll(async () => (await fetch(`${site.origin}/live/en.json`)).text()).toContain('Rain.')
    await page.goBack({ waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
    await expect(getClosedBanner(page)).toContainText('Rain.')
    await expect(getHeroLink(page, 'en')).not.toHaveAttribute('href')
  },
)
