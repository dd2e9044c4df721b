import type { Page } from '@playwright/test'
import { ask } from './support/raw-request.ts'
import { startSite, type Site } from './support/site.ts'
import { expect, LANGUAGES, test as base } from './support/test.ts'

const ORIGIN = 'https://lahab.example'
const POISON = { host: 'evil.test', 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'ftp' }

const test = base.extend<object, { published: Site }>({
  published: [
    async ({}, use) => {
      const site = await startSite(undefined, { SITE_ORIGIN: ORIGIN })
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
})

type Json = Readonly<Record<string, unknown>>

/** The text as an XML document: what each address stands for, and the faults that the parser found. */
function parsedSitemap(
  page: Page,
  text: string,
): Promise<{ pages: { loc: string; alternates: string[] }[]; faults: number }> {
  return page.evaluate((xml) => {
    const document = new DOMParser().parseFromString(xml, 'application/xml')
    return {
      pages: [...document.getElementsByTagName('url')].map((url) => ({
        loc: url.getElementsByTagName('loc')[0]?.textContent ?? '',
        alternates: [...url.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')].map(
          (link) => `${link.getAttribute('hreflang') ?? ''} ${link.getAttribute('href') ?? ''}`,
        ),
      })),
      faults: document.getElementsByTagName('parsererror').length,
    }
  }, text)
}

test(
  'the sitemap names home in both languages, each with its alternates',
  { tag: '@APP-6' },
  async ({ browser, published }) => {
    const { status, headers, text } = await ask(published.origin, '/sitemap.xml', { headers: POISON })
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    const page = await browser.newPage()
    const alternates = [`ar ${ORIGIN}/`, `en ${ORIGIN}/en`, `x-default ${ORIGIN}/`]
    expect(await parsedSitemap(page, text)).toEqual({
      pages: [
        { loc: `${ORIGIN}/`, alternates },
        { loc: `${ORIGIN}/en`, alternates },
      ],
      faults: 0,
    })
    await page.close()
  },
)

test('robots may read the pages and find the sitemap', { tag: '@APP-6' }, async ({ published }) => {
  const { status, headers, text } = await ask(published.origin, '/robots.txt', { headers: POISON })
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  const lines = text.trim().split('\n')
  expect(lines).toContain('User-agent: *')
  expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  expect(lines.filter((line) => line.startsWith('Disallow:'))).toEqual(['Disallow: /live/'])
})

for (const { language, home, checkout } of LANGUAGES) {
  test(
    `the manifest of a page names its icons, which exist, in ${language}`,
    { tag: '@APP-6' },
    async ({ published }) => {
      const { text: html } = await ask(published.origin, home)
      const path = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? ''
      const { status, headers, text } = await ask(published.origin, path)
      expect(status).toBe(200)
      expect(headers['content-type']).toBe('application/manifest+json')
      const manifest = JSON.parse(text) as {
        lang: string
        dir: string
        start_url: string
        icons: { src: string; type: string }[]
      }
      expect(manifest).toMatchObject({ lang: language, dir: language === 'ar' ? 'rtl' : 'ltr', start_url: home })
      expect(manifest.icons.length).toBeGreaterThanOrEqual(3)
      for (const { src, type } of manifest.icons) {
        const icon = await ask(published.origin, src)
        expect([icon.status, icon.headers['content-type']], src).toEqual([200, type])
      }
    },
  )

  test(
    `a shared link shows a picture of 1200 by 630, in ${language}`,
    { tag: '@APP-6' },
    async ({ browser, published }) => {
      const page = await browser.newPage()
      for (const path of [home, checkout]) {
        const { text } = await ask(published.origin, path, { headers: POISON })
        const picture = /<meta property="og:image" content="([^"]+)"/.exec(text)?.[1] ?? ''
        expect(picture).toBe(`${ORIGIN}/share-${language}.jpg`)
        expect(text).toContain(`<meta name="twitter:image" content="${picture}">`)
        expect(text).toContain('<meta name="twitter:card" content="summary_large_image">')
        await page.goto(published.origin + new URL(picture).pathname)
        const size = await page
          .locator('img')
          .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
        expect(size).toEqual([1200, 630])
      }
      await page.close()
    },
  )

  test(
    `the restaurant's data are whole and hold no rating, in ${language}`,
    { tag: '@APP-6' },
    async ({ published }) => {
      const { text } = await ask(published.origin, home, { headers: POISON })
      const blocks = [...text.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
      expect(blocks).toHaveLength(1)
      const data = JSON.parse(blocks[0]?.[1] ?? '') as Json & {
        hasMenu: { hasMenuSection: (Json & { hasMenuItem: Json[] })[] }
      }
      expect(data).toMatchObject({
        '@context': 'https://schema.org',
        '@type': 'Restaurant',
        url: ORIGIN + home,
        image: `${ORIGIN}/share-${language}.jpg`,
        telephone: '+971 50 000 0000',
        geo: { '@type': 'GeoCoordinates', latitude: '25.20480', longitude: '55.24900' },
        openingHoursSpecification: { opens: '12:00', closes: '04:00' },
        sameAs: [
          'https://www.tiktok.com/@lahab.sample',
          'https://www.instagram.com/lahab.sample',
          'https://www.facebook.com/lahab.sample',
        ],
      })
      const sections = data.hasMenu.hasMenuSection
      expect(sections).toHaveLength(9)
      const items = sections.flatMap((section) => section.hasMenuItem)
      expect(items).toHaveLength(69)
      for (const item of items) {
        expect(item).toMatchObject({ '@type': 'MenuItem', offers: { '@type': 'Offer', priceCurrency: 'AED' } })
        expect((item['offers'] as Json)['price']).toMatch(/^\d+\.\d\d$/)
      }
      const large = items.find(
        (item) => item['name'] === { ar: 'ساندويش دجاج كبير', en: 'Chicken Sandwich Large' }[language],
      )
      expect(large).toMatchObject({ offers: { price: '13.50' } })
      expect(text.toLowerCase()).not.toContain('aggregaterating')
      expect(JSON.stringify(data)).not.toContain('evil.test')
    },
  )

  test(`checkout is for no index and has no data, in ${language}`, { tag: '@APP-6' }, async ({ published }) => {
    const { text } = await ask(published.origin, checkout)
    expect(text).toContain('<meta name="robots" content="noindex">')
    expect(text).not.toContain('application/ld+json')
  })
}
