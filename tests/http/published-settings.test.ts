import { brotliCompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import type { ClientSchedule } from '../../src/shop/domain/client-schedule.ts'
import type { Dataset } from '../../fake-contentful/dataset.ts'
import { readSmallMenu } from '../support/small-menu.ts'
import { startSite, type Site } from '../support/site.ts'
import { fetchText } from './raw-http.ts'

/** The built site with all settings of the owner, and with none. */

async function start(dataset: Dataset): Promise<Site> {
  const site = await startSite(dataset)
  onTestFinished(() => site.close())
  return site
}

function getDubaiDate(daysAhead: number): string {
  return new Date(Date.now() + 4 * 3_600_000 + daysAhead * 86_400_000).toISOString().slice(0, 10)
}

function listEverything(): Dataset['entries'] {
  const settings = {
    weeklyHours: ['Mon-Thu 12:00-04:00', 'Fri 13:30-17:00', 'Fri 18:00-04:00', 'Sat-Sun 12:00-04:00'],
    lastOrderMinutes: 30,
    ...{ payments: ['cash', 'card'], later: true, leadMinutes: 45, slotMinutes: 30, otherAreas: true },
    ...{ phone: '+971 4 111 2222', whatsapp: '971501112222', rating: 4.8 },
    ...{ addressEn: 'Marina Walk, Dubai Marina', addressAr: 'ممشى المارينا، دبي مارينا' },
    ...{ promoEn: 'Free cola with every comboo', promoAr: 'كولا مجاناً مع كل وجبة كومبو' },
  }
  const [ramadan, eid] = [getDubaiDate(1), getDubaiDate(4)]
  const days = [
    { from: ramadan, to: getDubaiDate(3), hours: ['18:00-04:00'], iftar: [`${ramadan} 18:12`] },
    { from: eid, to: getDubaiDate(5), closed: true, messageEn: 'Eid Mubarak!', messageAr: 'عيدكم مبارك.' },
  ]
  const areas = Array.from({ length: 60 }, (_, index) => ({
    ...{ nameEn: `District ${index}`, nameAr: `الحي ${index}` },
    ...{ fee: 10 + index, minimum: 40, freeFrom: 100, minutes: '30-45' },
  }))
  return [
    { id: 'shop', contentType: 'shopSettings', fields: settings },
    ...days.map((fields, index) => ({ id: `day-${index}`, contentType: 'specialDay', fields })),
    ...areas.map((fields, index) => ({ id: `area-${index}`, contentType: 'deliveryArea', fields })),
  ]
}

test('home grows by at most 1 kB with hours, special days, areas and payments [CF08]', async () => {
  const menu = readSmallMenu()
  const [plain, full] = [await start(menu), await start({ ...menu, entries: [...menu.entries, ...listEverything()] })]
  for (const path of ['/', '/en']) {
    const [before, after] = await Promise.all([plain, full].map(({ origin }) => fetchText(origin, path)))
    expect(after?.text).toContain(path === '/' ? 'ممشى المارينا' : 'Marina Walk')
    const sizes = [before, after].map((response) => brotliCompressSync(response?.text ?? '').length)
    expect((sizes[1] ?? 0) - (sizes[0] ?? 0)).toBeLessThanOrEqual(1000)
  }
})

test('a space without the types of the settings is as one without their entries, and is not logged again and again [SH12]', async () => {
  const menu = readSmallMenu()
  const sites = [await start({ ...menu, contentTypes: ['menuItem', 'galleryImage'] }), await start(menu)]
  for (const site of sites) {
    const fetches = () => site.content.requests.filter(({ url }) => url.includes('specialDay')).length
    await expect.poll(fetches, { timeout: 60_000 }).toBeGreaterThan(2)
    expect(JSON.parse((await fetchText(site.origin, '/healthz')).text)).toMatchObject({ state: 'fresh' })
    const { schedule, hours, options } = JSON.parse((await fetchText(site.origin, '/live/en.json')).text) as {
      schedule: ClientSchedule
      hours: readonly string[]
      options?: unknown
    }
    for (const { opens, closes, closed } of schedule.open)
      expect([opens, closes, closed]).toEqual(['12 noon', '4 am', '4:00–12:00'])
    expect(schedule.open.length).toBeGreaterThan(0)
    expect(options).toBeUndefined()
    expect(hours).toEqual(['Every day from 12 noon to 4 am'])
    expect((await fetchText(site.origin, '/en')).text).toContain('Every day from 12\u00a0noon to 4\u00a0am')
    const events = site
      .log()
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[1])
    expect(events).toEqual([...new Set(events)])
  }
})

test('a pause that ends in sixty years is said, with its year, and keeps no page, price or start from going on [F87] [F89]', async () => {
  const menu = readSmallMenu()
  const year = 2086
  const fields = { pausedUntil: `${year}-01-15T12:00+04:00` }
  const dataset = { ...menu, entries: [...menu.entries, { id: 'shop', contentType: 'shopSettings', fields }] }
  const site = await start(dataset)
  for (const [path, words] of [
    ['/', `15 يناير ${year}`],
    ['/en', `We’ve paused orders until 15 January ${year} at 12 noon.`],
    ['/en/checkout', `15 January ${year}`],
  ] as const) {
    expect((await fetchText(site.origin, path)).text).toContain(words)
  }
  expect(site.log()).not.toContain('pages-not-rendered')
  const addedDish = {
    id: 'new-dish',
    contentType: 'menuItem',
    fields: { ...menu.entries[0]?.fields, nameEn: 'New dish' },
  }
  site.content.replaceDataset({ ...dataset, entries: [...dataset.entries, addedDish] })
  await expect.poll(async () => (await fetchText(site.origin, '/en')).text, { timeout: 10_000 }).toContain('New dish')
})
