import type { Dataset } from '../fake-contentful/dataset.ts'
import { menuItem } from './support/hostile-menu.ts'
import { getClosedBanner, getHeroLink } from './support/shop.ts'
import { startSite, type Site } from '../tests/support/site.ts'
import { expect, gotoHydrated, test as base } from './support/test.ts'

const RAIN = 'Rain: our drivers are <b>waiting</b> it out.'
const MENU = [menuItem('tea', { nameEn: 'Tea', nameAr: 'شاي', category: 'Beverages', price: 3 })]

function withSettings(fields: Readonly<Record<string, unknown>>): Dataset {
  const settings = { id: 'shop', contentType: 'shopSettings', fields }
  return { assets: [], entries: [...MENU, settings] }
}

const NEVER_CLOSED = { weeklyHours: ['Mon-Sun 00:00-24:00'] }

/** The test of this project on a site of its own, whose settings the test changes. */
const test = base.extend<object, object>({
  site: [
    async ({}, use) => {
      const site = await startSite(withSettings(NEVER_CLOSED))
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
})

/** Lets the owner pause everything for half an hour, and waits until the site knows it. */
async function pauseEverything(site: Site): Promise<void> {
  const pausedUntil = new Date(Date.now() + 30 * 60_000).toISOString()
  const pauseReasonEn = `Rain: our drivers\n are <b>waiting</b> \u202Eit out.`
  site.content.replaceDataset(withSettings({ ...NEVER_CLOSED, pausedUntil, pauseReasonEn }))
  await expect.poll(async () => (await fetch(`${site.origin}/live/en.json`)).text()).toContain('Rain: our drivers')
}

test(
  'a pause closes an open page in the owner’s words, and lifting it opens the page again',
  { tag: ['@SH08', '@SH17', '@HERO-6'] },
  async ({ page, site }) => {
    await page.clock.setSystemTime(new Date())
    await gotoHydrated(page, '/en')
    const link = getHeroLink(page, 'en')
    await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\//)
    await pauseEverything(site)
    const words = new RegExp(
      `^${RAIN.replace('.', String.raw`\.`)} We take orders again (tomorrow )?at \\d+:\\d\\d\\.$`,
    )
    await expect(getClosedBanner(page)).toHaveText(words)
    await expect(link).not.toHaveAttribute('href')
    await expect(link).toHaveAttribute('title', words)
    await expect(page.locator('#home').getByText(/^We take orders again/)).toBeVisible()
    await page.goto('/en/checkout')
    await expect(getClosedBanner(page)).toHaveText(words)
    await page.goBack()
    site.content.replaceDataset(withSettings(NEVER_CLOSED))
    await expect(getClosedBanner(page)).toHaveCount(0)
    await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\//)
  },
)

test(
  'a page that was made before four o’clock shows no order link when a cache serves it afterwards',
  { tag: ['@SH15', '@SH13'] },
  async ({ page, site }) => {
    // As made at 03:50, whatever the time is: the hours are those of the week, and the page knows no other.
    site.content.replaceDataset(withSettings({ weeklyHours: ['Mon-Sun 12:00-04:00'] }))
    await expect.poll(async () => (await fetch(`${site.origin}/live/en.json`)).text()).toMatch(/(12 noon.*){5}/)
    const html = await (await fetch(`${site.origin}/en`)).text()
    const live = await (await fetch(`${site.origin}/live/en.json`)).text()
    await page.route('**/live/*.json', (route) => route.fulfill({ body: live, contentType: 'application/json' }))
    const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    await page.clock.setFixedTime(new Date(`${day}T04:05:00+04:00`))
    const seen: string[] = []
    await page.exposeFunction('reportLink', (href: string) => seen.push(href))
    await page.addInitScript(() => {
      new MutationObserver(() => {
        for (const link of document.querySelectorAll<HTMLAnchorElement>('#home a[href^="https://wa.me"]')) {
          ;(window as unknown as { reportLink: (href: string) => void }).reportLink(link.href)
        }
      }).observe(document, { subtree: true, childList: true, attributes: true })
    })
    expect(html).not.toMatch(/<section id="home".*href="https:\/\/wa\.me.*<section id="menu"/su)
    await gotoHydrated(page, '/en')
    await expect(getClosedBanner(page)).toContainText('4:00–12:00')
    await expect(getHeroLink(page, 'en')).not.toHaveAttribute('href')
    expect(seen).toEqual([])
    // Nine days later the page keeps the hours of the configuration.
    const later = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10)
    for (const [time, count] of [
      ['11:59:59', 1],
      ['12:00:00', 0],
    ] as const) {
      await page.clock.setFixedTime(new Date(`${later}T${time}+04:00`))
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
      await expect(getClosedBanner(page)).toHaveCount(count)
    }
  },
)
