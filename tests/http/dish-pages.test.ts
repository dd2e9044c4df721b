import { expect, inject, test } from 'vitest'
import { SAMPLE_ITEM_COUNT } from '../support/sample-item-count.ts'
import { SITE_ORIGIN } from './start-site.ts'
import { findElements, findElementText } from './parse-html.ts'
import { fetchRaw, fetchText } from './raw-http.ts'

const origin = inject('siteOrigin')

test.each([
  ['/menu/chicken-sandwich-large', 'ساندويش دجاج كبير'],
  ['/en/menu/chicken-sandwich-large', 'Chicken Sandwich Large'],
])('%s tells a messenger name, price and picture in its first 16 kB', async (path, name) => {
  const { status, text } = await fetchText(origin, path)
  expect(status).toBe(200)
  expect(text.match(/<h1/g)).toHaveLength(1)
  const start = text.slice(0, 16_000)
  const image = `${SITE_ORIGIN}/content-images/chicken-sandwich-large.webp`
  const metas: Readonly<Record<string, string | undefined>> = Object.fromEntries(
    findElements(start, 'meta').map(
      ({ property, name: metaName, content }) => [property ?? metaName ?? '', content] as const,
    ),
  )
  expect(findElementText(start, 'title')).toContain(name)
  expect(metas).toMatchObject({ 'og:image': image, 'og:url': SITE_ORIGIN + path })
  expect(metas['og:description']).toContain('AED 13.50')
  expect(metas['robots']).toBeUndefined()
  expect((await fetchRaw(origin, new URL(image).pathname)).body.length).toBeLessThan(300_000)
})

test.each(['/menu/Cola', '/menu/cola/', '/menu/no-such-dish', '/menu/', '/menu', '/en/menu/co%6ca'])(
  '%s is a 404 that leads to the menu',
  async (path) => {
    const { status, text } = await fetchText(origin, path)
    expect(status).toBe(404)
    expect(text).toContain('href="/#menu"')
  },
)

test('the sitemap has every dish in both languages, with its picture', async () => {
  const { text } = await fetchText(origin, '/sitemap.xml')
  expect(text.match(/<loc>[^<]*\/menu\//g)).toHaveLength(2 * SAMPLE_ITEM_COUNT)
  expect(text).toContain(`<image:loc>${SITE_ORIGIN}/content-images/cola.webp</image:loc>`)
})

test('without scripts there are the dish, its category and a chat', async () => {
  const { text } = await fetchText(origin, '/en/menu/cola')
  const html = text.replace(/<script[\s\S]*?<\/script>/g, '')
  expect(html).toContain('href="/en/menu/water"')
  const [, anchor = ''] = /href="\/en#(menu-\w+)"/.exec(html) ?? []
  expect((await fetchText(origin, '/en')).text).toContain(`id="${anchor}"`)
  expect(/<noscript>[\s\S]*?https:\/\/wa\.me\/[\s\S]*?<\/noscript>/.test(html)).toBe(true)
})
