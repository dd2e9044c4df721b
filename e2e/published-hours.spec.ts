import type { Page } from '@playwright/test'
import type { Dataset } from '../fake-contentful/dataset.ts'
import { holdScripts } from './support/hold-scripts.ts'
import { menuItem } from './support/hostile-menu.ts'
import { getClosedBanner, getHeroLink } from './support/shop.ts'
import { startSite, type Site } from '../tests/support/site.ts'
import { expect, gotoHydrated, test as base, waitForHydration } from './support/test.ts'

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
      `^${RAIN.replace('.', String.raw`\.`)} We take orders again (tomorrow )?at \\d+(:\\d\\d)?\\s(am|pm|noon|midnight)\\.$`,
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
  'a page that was made before four o’clock shows no working order link when a cache serves it afterwards',
  { tag: '@SH15' },
  async ({ page, site }) => {
    // As made at 03:50, whatever the time is: the hours are those of the week, and the page knows no other.
    site.content.replaceDataset(withSettings({ weeklyHours: ['Mon-Sun 12:00-04:00'] }))
    await expect.poll(async () => (await fetch(`${site.origin}/live/en.json`)).text()).toMatch(/(12 noon.*){5}/)
    const live = await (await fetch(`${site.origin}/live/en.json`)).text()
    await page.route('**/live/*.json', (route) => route.fulfill({ body: live, contentType: 'application/json' }))
    const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    await page.clock.setFixedTime(new Date(`${day}T04:05:00+04:00`))
    const release = await holdScripts(page)
    await page.goto('/en', { waitUntil: 'commit' })
    const link = getHeroLink(page, 'en')
    await expect(link).toHaveCSS('opacity', '0.5')
    await expect(link).toHaveCSS('pointer-events', 'none')
    release()
    await waitForHydration(page)
    await expect(getClosedBanner(page)).toContainText('4:00–12:00')
    await expect(link).not.toHaveAttribute('href')
  },
)

test(
  'nine days later a page and its file of the menu keep the closed hours of the configuration, not the published ones',
  { tag: '@SH13' },
  async ({ page, site }) => {
    site.content.replaceDataset(withSettings({ weeklyHours: ['Mon-Sun 14:00-22:00'] }))
    const fetchLive = async (): Promise<string> => (await fetch(`${site.origin}/live/en.json`)).text()
    await expect.poll(fetchLive).toContain('22:00–14:00')
    // As on a static host: the file that open pages fetch is as old as the page.
    const live = await fetchLive()
    await page.route('**/live/*.json', (route) => route.fulfill({ body: live, contentType: 'application/json' }))
    const setClock = (days: number, time: string): Promise<void> => {
      const day = new Date(Date.now() + 4 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)
      return page.clock.setFixedTime(new Date(`${day}T${time}+04:00`))
    }
    await setClock(1, '13:59:59')
    await gotoHydrated(page, '/en')
    await expect(getClosedBanner(page)).toContainText('22:00–14:00')
    await setClock(9, '11:59:59')
    await gotoHydrated(page, '/en')
    await expect(getClosedBanner(page)).toContainText('4:00–12:00')
    await expect(getHeroLink(page, 'en')).not.toHaveAttribute('href')
    await setClock(9, '12:00:00')
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(getClosedBanner(page)).toHaveCount(0)
    await expect(getHeroLink(page, 'en')).toHaveAttribute('href', /^https:\/\/wa\.me\//)
  },
)

test(
  'on every page all places with phone, WhatsApp, address or hours follow a change while it is open',
  { tag: '@F17' },
  async ({ context, site }) => {
    const before = { phone: '+971 4 111 2222', whatsapp: '971501112222', addressEn: 'Old Street' }
    const after = { phone: '+971 4 333 4444', whatsapp: '971503334444', addressEn: 'New Street' }
    const serve = async (contact: typeof before, weeklyHours: string): Promise<void> => {
      site.content.replaceDataset(withSettings({ ...contact, weeklyHours: [weeklyHours] }))
      await expect
        .poll(async () => (await fetch(`${site.origin}/live/en.json`)).text())
        .toContain(`"phone":"${contact.phone}"`)
    }
    /** Where the page's links call and write to; their query is the greeting. */
    const readLinks = (page: Page): Promise<readonly string[]> =>
      page
        .locator('a[href^="tel:"], a[href*="wa.me"]')
        .evaluateAll((links) => links.map((link) => (link.getAttribute('href') ?? '').replace(/\?.*/, '')))
    const moved = new Map([
      ['tel:+97141112222', 'tel:+97143334444'],
      ['https://wa.me/971501112222', 'https://wa.me/971503334444'],
    ])

    // Today, because the hours are told from now on, and while the shop is open: its links are gone otherwise.
    const today = new Date(Date.now() + 4 * 3_600_000).toISOString().slice(0, 10)
    await context.clock.install({ time: new Date(`${today}T20:00:00+04:00`) })
    await serve(before, 'Mon-Sun 00:00-23:10')
    const pages: { page: Page; links: readonly string[] }[] = []
    for (const path of ['/en', '/en/checkout', '/en/o', '/en/privacy', '/en/foo']) {
      const page = await context.newPage()
      await page.goto(path)
      await waitForHydration(page)
      await expect(page.locator('footer')).toContainText('11:10 pm')
      const links = await readLinks(page)
      expect(new Set(links), path).toEqual(new Set(moved.keys()))
      pages.push({ page, links })
    }
    await serve(after, 'Mon-Sun 00:00-23:20')
    for (const { page, links } of pages) {
      await expect.poll(() => readLinks(page), page.url()).toEqual(links.map((link) => moved.get(link)))
      await expect(page.locator('footer')).toContainText('11:20 pm')
      // As displayed: what <noscript> holds is for pages that follow nothing.
      await expect(page.locator('body')).not.toContainText(/23:10|11:10|111 2222|Old Street/, { useInnerText: true })
    }
  },
)
