import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { readSampleDataset } from '../../embedded-contentful/dataset.ts'
import { restaurant } from '../../restaurant.config.ts'
import { createAssetLink } from '../embedded-contentful/dataset-builders.ts'
import { startSite, type Site } from '../support/site.ts'
import { findElements, getBodyText } from './parse-html.ts'
import { exchange, fetchRaw, fetchShop, fetchText } from './raw-http.ts'

/** A site whose owner has published all settings, with the page that checks them; the last tests change its content. */
const SECRET = 'the-owner-has-this_1'
const CHECK_PAGES = [`/check/${SECRET}`, `/en/check/${SECRET}`]

const SETTINGS = {
  title: 'Lahab',
  weeklyHours: ['Mon-Thu 12:00-04:00', 'Fri 13:30-17:00', 'Fri 18:00-04:00', 'Sat-Sun 12:00-04:00'],
  lastOrderMinutes: 30,
  // Can’t be used, and changes nothing.
  pauseWhat: 'kitchen',
  ...{ payments: ['cash', 'card'], later: true, leadMinutes: 45, slotMinutes: 30, otherAreas: true },
  ...{ phone: '+971 4 111 2222', whatsapp: '971501112222', rating: 4.8 },
  ...{ addressEn: 'Marina Walk, Dubai Marina', addressAr: 'ممشى المارينا، دبي مارينا' },
  deliveryApps: ['Noon https://food.noon.com/lahab'],
  instagram: 'https://www.instagram.com/lahab.new',
  ...{ sloganEn: 'Fire and bread', sloganAr: 'نار وخبز' },
  heroImages: ['gallery-tray', 'gallery-bread'].map(createAssetLink),
  deliveryHours: ['Mon-Sun 13:00-23:00'],
  ...{ promoEn: 'Free <b>cola</b> with every comboo', promoAr: 'كولا مجاناً مع كل وجبة كومبو' },
}
const SAMPLE = readSampleDataset()
const POLL = { timeout: 60_000 }

function getDubaiDate(daysAhead: number): string {
  return new Date(Date.now() + 4 * 3_600_000 + daysAhead * 86_400_000).toISOString().slice(0, 10)
}

function createDataset(): typeof SAMPLE {
  const [ramadan, eid] = [getDubaiDate(1), getDubaiDate(4)]
  const days = [
    { from: ramadan, to: getDubaiDate(3), hours: ['18:00-04:00'], iftar: [`${ramadan} 18:12`] },
    { from: eid, to: getDubaiDate(5), closed: true, messageEn: 'Eid Mubarak!', messageAr: 'عيدكم مبارك.' },
  ]
  const areas = Array.from({ length: 60 }, (_, index) => ({
    ...{ nameEn: `District ${index}`, nameAr: `الحي ${index}` },
    ...{ fee: 10 + index, minimum: 40, freeFrom: 100, minutes: '30-45' },
  }))
  const extras = [
    { nameEn: 'Extra cheese', nameAr: 'جبنة إضافية', price: 3, categories: ['Chicken Burgers', 'Beef Burgers'] },
    { nameEn: 'Grilled halloumi', nameAr: 'حلوم مشوي', price: 5.5, categories: ['Chicken Burgers', 'Beef Burgers'] },
  ]
  return {
    ...SAMPLE,
    entries: [
      ...SAMPLE.entries.map((entry) =>
        entry.id === 'cola' ? { ...entry, fields: { ...entry.fields, available: false, calories: 'many' } } : entry,
      ),
      { id: 'shop', contentType: 'shopSettings', fields: SETTINGS },
      ...days.map((fields, index) => ({ id: `day-${index}`, contentType: 'specialDay', fields })),
      ...areas.map((fields, index) => ({ id: `area-${index}`, contentType: 'deliveryArea', fields })),
      ...extras.map((fields, index) => ({ id: `extra-${index}`, contentType: 'extra', fields })),
    ],
  }
}

let site: Site
beforeAll(async () => {
  site = await startSite(createDataset(), { CONTENT_CHECK_SECRET: SECRET })
})
afterAll(() => site.close())

const fetchPage = async (path: string): Promise<string> => (await fetchText(site.origin, path)).text

describe('pages', () => {
  test('have the owner’s facts, and the configured numbers nowhere', async () => {
    for (const path of ['/', '/en', '/checkout', '/en/checkout', '/o', '/en/foo', '/live/en.json']) {
      const html = await fetchPage(path)
      expect(html, path).toContain('+971 4 111 2222')
      expect(html, path).toContain('971501112222')
      expect(html, path).not.toMatch(/971500000000|50 000 0000/)
    }
    const [arabic, english] = [await fetchPage('/'), await fetchPage('/en')]
    for (const html of [arabic, english]) {
      for (const text of ['https://food.noon.com/lahab', SETTINGS.instagram, '>4.8<']) expect(html).toContain(text)
      expect(html).not.toContain('talabat')
    }
    expect(english).toContain(SETTINGS.addressEn)
    expect(english).toContain('>Free &lt;b&gt;cola&lt;/b&gt; with every comboo<')
    expect(arabic).toContain(SETTINGS.addressAr)
    expect(arabic).toContain(`>${SETTINGS.promoAr}<`)
  })

  test('begin with the owner’s slogan and pictures, of which the first is preloaded', async () => {
    const html = await fetchPage('/en')
    expect(html).toContain(`>${SETTINGS.sloganEn}<`)
    const set = [480, 640, 960].map((width) => `/content-images/gallery-tray-${width}.avif ${width}w`).join()
    const [preload] = findElements(html, 'link').filter(({ as }) => as === 'image')
    expect(preload).toMatchObject({ imagesrcset: set, fetchpriority: 'high' })
    const [source] = findElements(html, 'source')
    expect(source).toMatchObject({ srcSet: set, sizes: preload?.['imagesizes'] })
    expect(html).not.toContain('hero-1-table')
  })

  test('have the configured facts without settings', async () => {
    const { text } = await fetchText(inject('siteOrigin'), '/en')
    for (const fact of [restaurant.phone, restaurant.whatsapp, restaurant.address.en, `>${restaurant.google.rating}<`])
      expect(text).toContain(fact)
    expect(text).toContain('data-testid="promo-banner"')
    expect(text).not.toMatch(/<html[^>]* data-promo/)
  })

  test('of home and dishes say where orders are delivered to; without areas they have nothing of it', async () => {
    for (const path of ['/en', '/en/menu/fries-medium']) {
      // After a first start the pages of dishes come one after the other.
      await expect.poll(async () => (await fetchText(site.origin, path)).status, POLL).toBe(200)
      const html = await fetchPage(path)
      expect(/>Delivery: [^<]*District 0[^<]*AED.10\.00/.test(html), path).toBe(true)
      const { text } = await fetchText(inject('siteOrigin'), path)
      expect(/>Delivery: | data-delivery>/.test(text), path).toBe(false)
    }
  })

  test('of home grow by at most 1 kB with hours, special days, areas, payments and extras', async () => {
    for (const path of ['/', '/en']) {
      const [before, after] = [(await fetchText(inject('siteOrigin'), path)).text, await fetchPage(path)]
      expect(brotliCompressSync(after).length - brotliCompressSync(before).length).toBeLessThanOrEqual(1000)
    }
  })

  test('do not repeat a hostile Host header where SITE_ORIGIN is not set [APP-6]', async () => {
    for (const path of ['/', '/en/checkout', '/foo', '/en/', '/live/ar.json', '/%']) {
      const { status, text, headers } = await fetchText(site.origin, path, { headers: { host: 'evil"><x>' } })
      expect(status).toBeLessThan(500)
      expect(text + JSON.stringify(headers)).not.toContain('evil')
    }
  })
})

test('there is no webhook without a secret [CNT-2]', async () => {
  expect((await fetchRaw(site.origin, '/api/contentful', { method: 'POST' })).status).toBe(404)
})

describe('the owner’s page that checks the content', () => {
  test('names entries and fields as Contentful does, and what to do, in both languages', async () => {
    const [arabic, english] = await Promise.all(CHECK_PAGES.map(async (path) => getBodyText(await fetchPage(path))))
    for (const text of [arabic, english]) {
      for (const part of ['Menu item', 'Calories', 'many', 'Shop settings', 'What is paused'])
        expect(text).toContain(part)
    }
    expect(english).toContain('The field counts as empty.')
    expect(english).toContain('Enter a whole number from 0 to 5000, in digits 0 to 9.')
    expect(arabic).toContain('يُعدّ الحقل فارغاً.')
  })

  test('says what the site shows, so that a change can be seen to arrive', async () => {
    const text = await fetchPage(CHECK_PAGES[1] ?? '')
    for (const part of ['Sold out today', 'Free &lt;b&gt;cola', '+971501112222', '12 noon to 4 am'])
      expect(text.replaceAll('\u00a0', ' ')).toContain(part)
  })

  test.each(CHECK_PAGES)('%s is for its reader alone: no cache, index, referrer or script', async (path) => {
    const { status, headers, text } = await fetchText(site.origin, path)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
    })
    expect(findElements(text, 'script')).toEqual([])
    expect(text).not.toContain('astro-island')
    expect((await fetchRaw(site.origin, path, { method: 'HEAD' })).body.length).toBe(0)
    expect((await fetchRaw(site.origin, path, { method: 'POST' })).status).toBe(405)
  })

  test.each([
    ['/check', '/nothing-here'],
    [`/check/${SECRET}x`, '/nothing-here'],
    [`/check/${SECRET}/`, '/nothing-here'],
    [`/check/${SECRET.toUpperCase()}`, '/nothing-here'],
    [`/check/%74${SECRET.slice(1)}`, '/nothing-here'],
    ['/en/check/a-secret-of-nobody', '/en/nothing-here'],
    [`/en/check/${SECRET}/x`, '/en/nothing-here'],
  ])('%s is the ordinary 404 page, byte by byte', async (path, notFound) => {
    const [wrong, ordinary] = await Promise.all([fetchRaw(site.origin, path), fetchRaw(site.origin, notFound)])
    const withoutDate = ({ headers: { date: _date, ...headers } }: typeof wrong) => headers
    expect(wrong.status).toBe(404)
    expect(withoutDate(wrong)).toEqual(withoutDate(ordinary))
    expect(wrong.body.equals(ordinary.body)).toBe(true)
  })

  test('is not there without the setting', async () => {
    for (const path of CHECK_PAGES) expect((await fetchRaw(inject('siteOrigin'), path)).status).toBe(404)
  })

  test('has no link from another page', async () => {
    for (const path of ['/', '/en', '/sitemap.xml', '/robots.txt', '/nothing-here'])
      expect(await fetchPage(path)).not.toMatch(/\/check\b(?!out)/)
  })
})

describe('changed content', () => {
  const pause = { showPromo: false, pausedUntil: '2086-01-15T12:00+04:00' }
  const dataset = {
    ...SAMPLE,
    entries: [...SAMPLE.entries, { id: 'shop', contentType: 'shopSettings', fields: pause }],
  }

  test('a pause that ends in sixty years reaches the pages, and no offer keeps its room', async () => {
    site.content.replaceDataset(dataset)
    const until = String(Date.parse('2086-01-15T12:00+04:00'))
    await expect.poll(() => fetchPage('/en'), POLL).toContain(until)
    expect(await fetchPage('/')).toContain(until)
    expect(await fetchPage('/en/checkout')).toContain(until)
    expect(await fetchPage('/en')).toMatch(/<html[^>]* data-promo="dismissed"/)
    expect(await fetchPage('/en')).not.toContain('data-testid="promo-banner"')
    expect(site.log()).not.toContain('pages-not-rendered')
  })

  test('such a pause keeps no later change from the pages', async () => {
    const fields = { ...SAMPLE.entries[0]?.fields, nameEn: 'New dish' }
    site.content.replaceDataset({
      ...dataset,
      entries: [...dataset.entries, { id: 'new-dish', contentType: 'menuItem', fields }],
    })
    await expect.poll(() => fetchPage('/en'), POLL).toContain('New dish')
  })

  test('one way to receive orders is told to home, whose message names it', async () => {
    site.content.replaceDataset({
      ...SAMPLE,
      entries: [...SAMPLE.entries, { id: 'shop', contentType: 'shopSettings', fields: { delivery: false } }],
    })
    await expect.poll(() => fetchShop(site.origin), POLL).toMatchObject({ options: { onlyMethod: 'pickup' } })
  })
})

test('the secret is in no log line whatever is sent to its path, nor while the content can’t be read', async () => {
  for (const path of CHECK_PAGES) {
    for (const spelling of [path, `${path}/`, `${path}%20`, `/${path}`, path.toUpperCase(), `${path}/%`]) {
      for (const method of ['POST', 'DELETE', 'OPTIONS']) await fetchRaw(site.origin, spelling, { method })
    }
    // Not HTTP, an unknown expectation, a head that is too large.
    await exchange(site.origin, `GET ${path} x HTTP/1.1\r\nHost: x\r\n\r\n`)
    await exchange(site.origin, `GET ${path} HTTP/1.1\r\nHost: x\r\nExpect: miracles\r\n\r\n`)
    await exchange(site.origin, `GET ${path} HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`)
  }
  await site.content.close()
  for (const path of CHECK_PAGES) await fetchRaw(site.origin, path)
  expect(site.log()).toContain('bad-request')
  expect(site.log()).not.toContain(SECRET)
  expect(site.log()).not.toContain(SECRET.toUpperCase())
})
