import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, inject, test } from 'vitest'
import { fetchRaw } from './raw-http.ts'

/** What the running site answers: status, headers, encodings. */
const origin = inject('siteOrigin')
const PAGES = ['/', '/en', '/checkout', '/en/checkout'] as const

const NOT_FOUND: readonly [name: string, path: string][] = [
  ['an unknown page', '/foo'],
  ['an unknown page of a known one', '/checkout/foo'],
  ['a traversal', '/../../etc/passwd'],
  ['an encoded traversal', '/%2e%2e/%2e%2e/etc/passwd'],
  ['a traversal out of the bundles', '/_astro/..%2f..%2fserver/entry.mjs'],
  ['a traversal out of the pictures', '/content-images/..%2f..%2fentries'],
  ['a zero byte', '/%00'],
  ['another host', '//evil.test/'],
  ['a doubled slash', '/en//checkout'],
  ['another case', '/EN'],
  ['the file of a page', '/index.html'],
  ['the file of checkout', '/checkout.html'],
  ['a bundle that is gone', '/_astro/gone.js'],
  ['a picture that is not there', '/content-images/gone.webp'],
  ['the menu in a language that is not there', '/live/fr.json'],
  ['the picture endpoint of the framework', '/_image?href=/_astro/a.webp&w=9000&f=png'],
]
test.each(NOT_FOUND)('%s is not found [APP-4] [P14]', async (_, path) => {
  expect((await fetchRaw(origin, path)).status).toBe(404)
})

const REFUSED: readonly [name: string, path: string, status: number][] = [
  ['half a character', '/%E0%A4%A', 400],
  ['a lone percent sign', '/%', 400],
  ['an address of another site', 'http://evil.test/en', 400],
  ['an address of 10 KB', `/${'a'.repeat(10_000)}`, 414],
  ['a query of 10 KB', `/en?${'a'.repeat(10_000)}`, 414],
]
test.each(REFUSED)('%s is refused, and the site stays up [P14]', async (_, path, status) => {
  expect((await fetchRaw(origin, path)).status).toBe(status)
  expect((await fetchRaw(origin, '/en')).status).toBe(200)
})

test.each([...PAGES, '/live/en.json', '/icon.svg', '/robots.txt'])(
  '%s answers every method as it should [P15]',
  async (path) => {
    const got = await fetchRaw(origin, path)
    const head = await fetchRaw(origin, path, { method: 'HEAD' })
    expect([got.status, head.status, head.body.length]).toEqual([200, 200, 0])
    expect(head.headers['content-type']).toBe(got.headers['content-type'])
    expect((await fetchRaw(origin, path, { method: 'OPTIONS' })).status).toBe(204)
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const { status, headers } = await fetchRaw(origin, path, { method })
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS'])
    }
  },
)

test('HEAD of a page that is not there has the status alone [P15]', async () => {
  const { status, body } = await fetchRaw(origin, '/foo', { method: 'HEAD' })
  expect([status, body.length]).toEqual([404, 0])
})

describe('a page', () => {
  test.each(PAGES)('%s is compressed, small and checked by its tag [P16]', async (path) => {
    const plain = await fetchRaw(origin, path, { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(String(plain.body)).toContain('<!DOCTYPE html>')
    const packed = await fetchRaw(origin, path, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } })
    expect(packed.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': String(packed.body.length),
      'cache-control': 'public, max-age=0, s-maxage=20, stale-while-revalidate=20, stale-if-error=86400',
      vary: 'Accept-Encoding',
    })
    expect(brotliDecompressSync(packed.body).equals(plain.body)).toBe(true)
    const zipped = await fetchRaw(origin, path, { headers: { 'accept-encoding': 'gzip' } })
    expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true)
    const tag = plain.headers.etag ?? ''
    expect([packed.headers.etag, zipped.headers.etag]).toEqual([tag, tag])
    for (const sent of [tag, tag.replace('W/', ''), `"other", ${tag}`, '*']) {
      const { status, body } = await fetchRaw(origin, path, { headers: { 'if-none-match': sent } })
      expect([status, body.length]).toEqual([304, 0])
    }
    expect((await fetchRaw(origin, path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
    const part = await fetchRaw(origin, path, { headers: { range: 'bytes=0-9' } })
    expect([part.status, part.body.length]).toEqual([200, plain.body.length])
  })
})

const RESPONSES: readonly [name: string, path: string, status: number, method?: string][] = [
  ['a page', '/en', 200],
  ['a file', '/icon.svg', 200],
  ['the menu as data', '/live/ar.json', 200],
  ['health', '/healthz', 200],
  ['a redirect', '/en/', 301],
  ['a bad address', '/%', 400],
  ['a page that is not there', '/foo', 404],
  ['data that is not there', '/live/fr.json', 404],
  ['a refused method', '/en', 405, 'POST'],
  ['too long an address', `/${'a'.repeat(10_000)}`, 414],
]
test.each(RESPONSES)('%s carries the security headers [P12] [P14]', async (_, path, expected, method = 'GET') => {
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

test.each(PAGES)('%s is the same bytes for everyone [APP-5]', async (path) => {
  const plain = await fetchRaw(origin, path)
  const visit = await fetchRaw(origin, path, {
    headers: { cookie: 'language=en', 'accept-language': 'en', 'user-agent': 'a phone' },
  })
  expect(visit.body.equals(plain.body)).toBe(true)
  expect(visit.headers['set-cookie']).toBeUndefined()
})

test('security.txt says whom to tell, and is valid for some time yet', async () => {
  const { status, headers, body } = await fetchRaw(origin, '/.well-known/security.txt')
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(String(body)).toMatch(/^Contact: (tel|https|mailto):/m)
  const expires = /^Expires: (.*)$/m.exec(String(body))?.[1] ?? ''
  expect(Date.parse(expires)).toBeGreaterThan(Date.now() + 30 * 86_400_000)
})
