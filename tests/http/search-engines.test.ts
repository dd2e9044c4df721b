import { describe, expect, inject, test } from 'vitest'
import { SAMPLE_ITEM_COUNT } from '../support/sample-item-count.ts'
import { SITE_ORIGIN as ORIGIN } from './start-site.ts'
import { getPath, listIndexedPages } from '#core/routes.ts'
import { CATEGORIES } from '#menu/domain/menu.ts'
import { getDirection } from '#core/text/language.ts'
import { findElements, findElementText } from './parse-html.ts'
import { fetchRaw, fetchText } from './raw-http.ts'

/** Metadata for search engines and link previews, with SITE_ORIGIN set. */
const origin = inject('siteOrigin')
const POISON = { host: 'evil.test', 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'ftp' }

const LANGUAGES = [
  {
    language: 'ar',
    locale: 'ar_AE',
    cardTitle: 'شاورما وبرجر لهب – تفاصيل طلبك',
    privacyTitle: 'شاورما وبرجر لهب – الخصوصية',
    homeTitle: 'شاورما وبرجر لهب – اطلب أونلاين في دبي',
    checkoutTitle: 'شاورما وبرجر لهب – إتمام الطلب',
    description: /\p{Script=Arabic}/u,
  },
  {
    language: 'en',
    locale: 'en_AE',
    cardTitle: 'Lahab Shawarma & Burgers – Your order',
    privacyTitle: 'Lahab Shawarma & Burgers – Privacy',
    homeTitle: 'Lahab Shawarma & Burgers – order online in Dubai',
    checkoutTitle: 'Lahab Shawarma & Burgers – Checkout',
    description: /^[A-Z][\w ,.’]+$/,
  },
] as const

async function fetchPage(path: string): Promise<string> {
  return (await fetchText(origin, path, { headers: POISON })).text
}

/** Reads metadata, canonical and alternate URLs of a page. */
function readHead(html: string): Readonly<Record<string, string | undefined>> {
  const metas = findElements(html, 'meta').map(({ name, property, content }) => [name ?? property, content])
  const links = findElements(html, 'link')
    .filter(({ rel }) => rel === 'canonical' || rel === 'alternate')
    .map(({ hreflang, href }) => [hreflang ?? 'canonical', href])
  return {
    ...(Object.fromEntries([...metas, ...links]) as Record<string, string>),
    title: findElementText(html, 'title'),
  }
}

test('the sitemap lists the pages for search engines in both languages with alternates [APP-6]', async () => {
  const { status, headers, text } = await fetchText(origin, '/sitemap.xml', { headers: POISON })
  expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
  const describe = (arabic: string, english: string): string => {
    const alternates = [
      `<xhtml:link rel="alternate" hreflang="ar" href="${ORIGIN}${arabic}"/>`,
      `<xhtml:link rel="alternate" hreflang="en" href="${ORIGIN}${english}"/>`,
      `<xhtml:link rel="alternate" hreflang="x-default" href="${ORIGIN}${arabic}"/>`,
    ].join('')
    return [arabic, english].map((path) => `<url><loc>${ORIGIN}${path}</loc>${alternates}</url>`).join('')
  }
  // Those of the dishes: dish-pages.test.ts.
  const isOfDish = /<url><loc>[^<]*\/menu\/.*?<\/url>/g
  expect(text.replace(/>\s+</g, '><').replace(isOfDish, '').trim()).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" ' +
      'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">' +
      listIndexedPages()
        .map((page) => describe(getPath(page, 'ar'), getPath(page, 'en')))
        .join('') +
      '</urlset>',
  )
})

test('robots may read the pages and find the sitemap [APP-6]', async () => {
  const { status, headers, text } = await fetchText(origin, '/robots.txt', { headers: POISON })
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const lines = text.trim().split('\n')
  expect(lines).toContain('User-agent: *')
  expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  expect(lines.filter((line) => line.startsWith('Disallow:'))).toEqual(['Disallow: /live/'])
})

describe.each(LANGUAGES)('in $language', ({ language, locale, description, ...titles }) => {
  const direction = getDirection(language)
  const [home, checkout] = [getPath('home', language), getPath('checkout', language)]

  test.each([
    ['home', titles.homeTitle, undefined],
    ['checkout', titles.checkoutTitle, 'noindex'],
    ['orderCard', titles.cardTitle, 'noindex'],
    ['privacy', titles.privacyTitle, undefined],
  ] as const)('the head of %s says what and where it is [APP-6]', async (page, title, robots) => {
    const path = getPath(page, language)
    const html = await fetchPage(path)
    expect(html).not.toContain('evil.test')
    expect(findElements(html, 'html')[0]).toMatchObject({ lang: language, dir: direction })
    expect(findElements(html.split('</head>')[0] ?? '', 'title')).toHaveLength(1)
    const head = readHead(html)
    expect(head).toMatchObject({
      title,
      canonical: ORIGIN + path,
      ar: ORIGIN + getPath(page, 'ar'),
      en: ORIGIN + getPath(page, 'en'),
      'x-default': ORIGIN + getPath(page, 'ar'),
      'og:type': 'website',
      'og:title': title,
      'og:url': ORIGIN + path,
      'og:locale': locale,
      'og:image': `${ORIGIN}/share-${language}.jpg`,
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:image': `${ORIGIN}/share-${language}.jpg`,
    })
    expect(head['description']).toMatch(description)
    expect(head['og:description']).toBe(head['description'])
    expect(head['twitter:description']).toBe(head['description'])
    expect(head['robots']).toBe(robots)
  })

  test('the manifest lists icons that exist [APP-6]', async () => {
    const path = findElements(await fetchPage(home), 'link').find(({ rel }) => rel === 'manifest')?.['href'] ?? ''
    const { status, headers, text } = await fetchText(origin, path)
    expect([status, headers['content-type']]).toEqual([200, 'application/manifest+json'])
    const manifest = JSON.parse(text) as { icons: { src: string; type: string }[] }
    expect(manifest).toMatchObject({ lang: language, dir: direction, start_url: home })
    expect(manifest.icons.length).toBeGreaterThanOrEqual(3)
    for (const { src, type } of manifest.icons) {
      const icon = await fetchRaw(origin, src)
      expect([icon.status, icon.headers['content-type']], src).toEqual([200, type])
    }
  })

  // What it says of the shop and of a dish: structured-data.test.ts.
  test('the structured data has the whole menu and no rating [APP-6]', async () => {
    const html = await fetchPage(home)
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
    expect(blocks).toHaveLength(1)
    const data = JSON.parse(blocks[0]?.[1] ?? '') as Json & {
      hasMenu: { hasMenuSection: (Json & { hasMenuItem: Json[] })[] }
    }
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Restaurant',
      url: ORIGIN + home,
      image: `${ORIGIN}/share-${language}.jpg`,
    })
    const sections = data.hasMenu.hasMenuSection
    expect(sections).toHaveLength(CATEGORIES.length)
    const items = sections.flatMap((section) => section.hasMenuItem)
    expect(items).toHaveLength(SAMPLE_ITEM_COUNT)
    for (const item of items) {
      expect(item).toMatchObject({ '@type': 'MenuItem', offers: { '@type': 'Offer', priceCurrency: 'AED' } })
      expect((item['offers'] as Json)['price']).toMatch(/^\d+\.\d\d$/)
    }
    const large = { ar: 'ساندويش دجاج كبير', en: 'Chicken Sandwich Large' }[language]
    expect(items.find((item) => item['name'] === large)).toMatchObject({ offers: { price: '13.50' } })
    expect(html.toLowerCase()).not.toContain('aggregaterating')
    expect(JSON.stringify(data)).not.toContain('evil.test')
  })

  test('checkout has no structured data [APP-6]', async () => {
    expect(await fetchPage(checkout)).not.toContain('application/ld+json')
  })
})

type Json = Readonly<Record<string, unknown>>

test('the 404 page is not indexed and has no canonical URL [APP-6] [APP-4]', async () => {
  const head = readHead(await fetchPage('/en/foo'))
  expect(head['robots']).toBe('noindex')
  expect(head['canonical']).toBeUndefined()
})
