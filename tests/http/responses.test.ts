import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, inject, test } from 'vitest'
import { fetchRaw } from './raw-http.ts'

/** Responses of the running site: status, headers, encodings. */
const origin = inject('siteOrigin')
const PAGES = ['/', '/en', '/checkout', '/en/checkout', '/o', '/en/o', '/privacy', '/en/privacy'] as const

/** Other spellings of these paths: hardening.test.ts. */
test.each([
  ...['/foo', '/checkout/foo', '/../../etc/passwd', '/_astro/..%2f..%2fserver/entry.mjs'],
  ...['/content-images/..%2f..%2fentries', '/_astro/gone.js', '/content-images/gone.webp'],
])('%s is not found [APP-4]', async (path) => {
  expect((await fetchRaw(origin, path)).status).toBe(404)
})

// Methods: request-handler.test.ts.
test('HEAD of an unknown page has no body', async () => {
  const { status, body } = await fetchRaw(origin, '/foo', { method: 'HEAD' })
  expect([status, body.length]).toEqual([404, 0])
})

describe('a page', () => {
  test.each(PAGES)('%s is compressed and revalidated by its tag', async (path) => {
    const plain = await fetchRaw(origin, path, { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(String(plain.body)).toContain('<!DOCTYPE html>')
    const compressed = await fetchRaw(origin, path, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } })
    expect(compressed.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': String(compressed.body.length),
      'cache-control': 'public, max-age=0, s-maxage=20, stale-while-revalidate=20, stale-if-error=86400',
      vary: 'Accept-Encoding',
    })
    expect(brotliDecompressSync(compressed.body).equals(plain.body)).toBe(true)
    const zipped = await fetchRaw(origin, path, { headers: { 'accept-encoding': 'gzip' } })
    expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true)
    const tag = plain.headers.etag ?? ''
    expect([compressed.headers.etag, zipped.headers.etag]).toEqual([tag, tag])
    const { status, body } = await fetchRaw(origin, path, { headers: { 'if-none-match': tag } })
    expect([status, body.length]).toEqual([304, 0])
  })
})

test.each([...PAGES, '/live/en.json', '/sitemap.xml', '/robots.txt', '/en.webmanifest', '/icon.svg'])(
  '%s: a 304 has no length, a HEAD that of its encoding, and a range is not served',
  async (path) => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const accept = { 'accept-encoding': encoding }
      const whole = await fetchRaw(origin, path, { headers: accept })
      const length = String(whole.body.length)
      expect(whole.headers['content-length']).toBe(length)
      const head = await fetchRaw(origin, path, { method: 'HEAD', headers: accept })
      expect(head.headers).toMatchObject({ 'content-length': length })
      expect(head.headers['content-encoding']).toBe(whole.headers['content-encoding'])
      const conditional = { ...accept, 'if-none-match': whole.headers.etag }
      for (const method of ['GET', 'HEAD']) {
        const unchanged = await fetchRaw(origin, path, { method, headers: conditional })
        expect(unchanged.status).toBe(304)
        for (const name of ['content-length', 'content-encoding', 'transfer-encoding']) {
          expect(unchanged.headers).not.toHaveProperty(name)
        }
        expect(unchanged.headers['cache-control']).toBe(whole.headers['cache-control'])
        expect(unchanged.headers.vary).toBe(whole.headers.vary)
      }
      const part = await fetchRaw(origin, path, { headers: { ...accept, range: 'bytes=0-9' } })
      expect([part.status, part.headers['content-length'], part.headers['content-range']]).toEqual([
        200,
        length,
        undefined,
      ])
    }
  },
)

const RESPONSES: readonly [path: string, status: number, method?: string][] = [
  ['/en', 200],
  ['/icon.svg', 200],
  ['/live/ar.json', 200],
  ['/healthz', 200],
  ['/en/', 301],
  ['/%', 400],
  ['/foo', 404],
  ['/live/fr.json', 404],
  ['/menus/en/unknown.json', 404],
  ['/shop/en/unknown.json', 404],
  ['/en', 405, 'POST'],
]
test.each(RESPONSES)('%s with %i has the security headers', async (path, expected, method = 'GET') => {
  const { status, headers } = await fetchRaw(origin, path, { method })
  expect(status).toBe(expected)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
  const policy = headers['content-security-policy']
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/unsafe-|\*|data:/)
  expect(headers['x-powered-by']).toBeUndefined()
})

test.each([...PAGES, '/en/menu/lemon-mint', '/foo'])(
  '%s allows its own inline scripts and styles, with headers that any proxy takes',
  async (path) => {
    const { headers, body } = await fetchRaw(origin, path)
    const policy = String(headers['content-security-policy'])
    const inline = String(body).matchAll(/<(style|script)(?![^>]* src=|[^>]*ld\+json)[^>]*>([^]*?)<\/\1>/g)
    const hashes = [...inline].map(([, , text = '']) => createHash('sha256').update(text).digest('base64'))
    expect(policy.match(/(?<=sha256-)[^']+/g)?.toSorted()).toEqual([...new Set(hashes)].toSorted())
    const length = Object.entries(headers).join('\r\n').length
    expect(length, 'half of the 4 kB that a proxy reads by default').toBeLessThan(2_048)
  },
)

test.each([...PAGES, '/icon.svg', '/live/ar.json', '/foo'])(
  '%s may ask where the customer is only if it is checkout',
  async (path) => {
    const { headers } = await fetchRaw(origin, path)
    const geolocation = path.endsWith('/checkout') ? '(self)' : '()'
    expect(headers['permissions-policy']).toContain(`microphone=(), geolocation=${geolocation}, payment=()`)
  },
)

test.each(PAGES)('%s is identical for all clients [APP-5]', async (path) => {
  const plain = await fetchRaw(origin, path)
  const visit = await fetchRaw(origin, path, {
    headers: { cookie: 'language=en', 'accept-language': 'en', 'user-agent': 'a phone' },
  })
  expect(visit.body.equals(plain.body)).toBe(true)
  expect(visit.headers['set-cookie']).toBeUndefined()
})

test('security.txt has a contact and has not expired', async () => {
  const { status, headers, body } = await fetchRaw(origin, '/.well-known/security.txt')
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(String(body)).toMatch(/^Contact: (tel|https|mailto):/m)
  const expires = /^Expires: (.*)$/m.exec(String(body))?.[1] ?? ''
  expect(Date.parse(expires)).toBeGreaterThan(Date.now() + 30 * 86_400_000)
})
