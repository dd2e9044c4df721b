import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startSite, type Site } from '../support/site.ts'
import { readSmallMenu } from '../support/small-menu.ts'
import { findElements, getBodyText } from './parse-html.ts'
import { exchange, fetchRaw, fetchText } from './raw-http.ts'

/** The owner's page that checks the content, on a site of its own. */
const SECRET = 'the-owner-has-this_1'
const PAGES = [`/check/${SECRET}`, `/en/check/${SECRET}`]

let site: Site
beforeAll(async () => {
  const menu = readSmallMenu()
  const [first, ...others] = menu.entries
  if (first === undefined) throw new Error('the menu is empty')
  const shop = {
    id: 'shop',
    contentType: 'shopSettings',
    fields: { title: 'Lahab', rating: 6, whatsapp: '971501112222', promoEn: 'Free <b>cola</b>', promoAr: 'كولا مجاناً' },
  }
  const entries = [{ ...first, fields: { ...first.fields, available: false, calories: 'many' } }, ...others, shop]
  site = await startSite({ ...menu, entries }, { CONTENT_CHECK_SECRET: SECRET })
})
afterAll(() => site.close())

test('names entries and fields as Contentful does, and what to do, in both languages [CK01]', async () => {
  const [arabic, english] = await Promise.all(
    PAGES.map(async (path) => getBodyText((await fetchText(site.origin, path)).text)),
  )
  for (const text of [arabic, english]) {
    for (const part of ['Menu item', 'Calories', 'many', 'Shop settings', 'Google rating']) expect(text).toContain(part)
  }
  expect(english).toContain(
    'The site can’t use this. It keeps the last value that it could use, or goes on without one.',
  )
  expect(english).toContain('Enter a number (0–5000), or clear the field.')
  expect(arabic).toContain('لا يستطيع الموقع استخدام هذه القيمة')
})

test('says what the site shows, so that a change can be seen to arrive [CK04]', async () => {
  const { text } = await fetchText(site.origin, PAGES[1] ?? '')
  for (const part of ['Sold out today', 'Free &lt;b&gt;cola', '+971501112222', 'Every day from 12 noon to 4 am'])
    expect(text.replaceAll('\u00a0', ' ')).toContain(part)
})

test.each(PAGES)('%s is for its reader alone: no cache, index, referrer or script [CK01]', async (path) => {
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

const WRONG: readonly [path: string, notFound: string][] = [
  ['/check', '/nothing-here'],
  [`/check/${SECRET}x`, '/nothing-here'],
  [`/check/${SECRET}/`, '/nothing-here'],
  [`/check/${SECRET.toUpperCase()}`, '/nothing-here'],
  [`/check/%74${SECRET.slice(1)}`, '/nothing-here'],
  ['/en/check/a-secret-of-nobody', '/en/nothing-here'],
  [`/en/check/${SECRET}/x`, '/en/nothing-here'],
]
test.each(WRONG)('%s is the ordinary 404 page, byte by byte [CK02]', async (path, notFound) => {
  const [wrong, ordinary] = await Promise.all([fetchRaw(site.origin, path), fetchRaw(site.origin, notFound)])
  const withoutDate = ({ headers: { date: _date, ...headers } }: typeof wrong) => headers
  expect(wrong.status).toBe(404)
  expect(withoutDate(wrong)).toEqual(withoutDate(ordinary))
  expect(wrong.body.equals(ordinary.body)).toBe(true)
})

test('without the setting there is no such page [CK02]', async () => {
  for (const path of PAGES) expect((await fetchRaw(inject('siteOrigin'), path)).status).toBe(404)
})

test('the secret is in no log line, and no other page leads there [CK02]', async () => {
  expect(site.log()).not.toContain(SECRET)
  for (const path of ['/', '/en', '/sitemap.xml', '/robots.txt', '/nothing-here'])
    expect((await fetchText(site.origin, path)).text).not.toMatch(/\/check\b(?!out)/)
})

test('the secret is in no log line whatever is sent to its path, nor while the content can’t be read [F83]', async () => {
  for (const path of PAGES) {
    for (const spelling of [path, `${path}/`, `${path}%20`, `/${path}`, path.toUpperCase(), `${path}/%`]) {
      for (const method of ['POST', 'DELETE', 'OPTIONS']) await fetchRaw(site.origin, spelling, { method })
    }
    // Not HTTP, an unknown expectation, a head that is too large.
    await exchange(site.origin, `GET ${path} x HTTP/1.1\r\nHost: x\r\n\r\n`)
    await exchange(site.origin, `GET ${path} HTTP/1.1\r\nHost: x\r\nExpect: miracles\r\n\r\n`)
    await exchange(site.origin, `GET ${path} HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`)
  }
  await site.content.close()
  for (const path of PAGES) await fetchRaw(site.origin, path)
  expect(site.log()).toContain('bad-request')
  expect(site.log()).not.toContain(SECRET)
  expect(site.log()).not.toContain(SECRET.toUpperCase())
})
