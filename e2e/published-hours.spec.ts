import type { Page } from '@playwright/test'
import type { Dataset } from '../embedded-contentful/dataset.ts'
import { openUnhydrated } from './support/hold-scripts.ts'
import { menuItem } from './support/menu-item.ts'
import { getClosedBanner, getHeroLink } from './support/shop.ts'
import { expect, test, waitForHydration } from './support/test.ts'

function withSettings(fields: Readonly<Record<string, unknown>>): Dataset {
  const tea = menuItem('tea', { nameEn: 'Tea', nameAr: 'شاي', category: 'Beverages', price: 3 })
  return { assets: [], entries: [tea, { id: 'shop', contentType: 'shopSettings', fields }] }
}

// Each test publishes settings of its own.
// One worker for all of them, because this content is served by a site of its own.
test.describe.configure({ mode: 'default' })
test.use({ content: withSettings({}), settings: { CONTENT_REFRESH_SECONDS: '1' } })

test('a page that was made before four o’clock shows no working order link when a cache serves it afterwards', async ({
  page,
  site,
}) => {
  // As made at 03:50, whatever the time is: the hours are those of the week.
  site.content.replaceDataset(withSettings({ weeklyHours: ['Mon-Sun 13:00-04:00'] }))
  await expect.poll(async () => (await fetch(`${site.origin}/live/en.json`)).text()).toContain('from 1 pm')
  const live = await (await fetch(`${site.origin}/live/en.json`)).text()
  await page.route('**/live/*.json', (route) => route.fulfill({ body: live, contentType: 'application/json' }))
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await page.clock.setFixedTime(new Date(`${day}T04:05:00+04:00`))
  const release = await openUnhydrated(page)
  const link = getHeroLink(page, 'en')
  await expect(link).toHaveCSS('opacity', '0.5')
  await expect(link).toHaveCSS('pointer-events', 'none')
  release()
  await waitForHydration(page)
  await expect(getClosedBanner(page)).toContainText('4:00–13:00')
  await expect(link).not.toHaveAttribute('href')
})

test('on every page all places with phone, WhatsApp, address or hours follow a change while it is open', async ({
  context,
  site,
}) => {
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
})
