import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { fetchRaw } from '../../tests/http/raw-http.ts'
import { createCachedResponse, createTextResponse, sendCachedResponse, type CachedResponse } from './cached-response.ts'
import { serve } from './in-process-server.fixtures.ts'

const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0' }
const TEXT = 'شاورما '.repeat(200)

const page = (): Promise<CachedResponse> => createCachedResponse(200, HTML, Buffer.from(TEXT))
const serveCached = (cached: CachedResponse): Promise<string> =>
  serve((request, response) => sendCachedResponse(request, response, cached))

describe('the encoding of a response', () => {
  const negotiated: readonly [header: string | undefined, encoding: string | undefined][] = [
    [undefined, undefined],
    ['', undefined],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.1, gzip;q=1', 'br'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['identity', undefined],
    ['identity;q=0', undefined],
    ['BR', 'br'],
    ['zstd', undefined],
    [';;,=,q=', undefined],
  ]
  test.each(negotiated)('for %j is %j, and unpacked it is the same text [P16]', async (header, encoding) => {
    const headers = header === undefined ? {} : { 'accept-encoding': header }
    const response = await fetchRaw(await serveCached(await page()), '/', { headers })
    expect(response.headers['content-encoding']).toBe(encoding)
    expect(response.headers).toMatchObject({ vary: 'Accept-Encoding', 'content-length': String(response.body.length) })
    const unpack = encoding === 'br' ? brotliDecompressSync : encoding === 'gzip' ? gunzipSync : (body: Buffer) => body
    expect(String(unpack(response.body))).toBe(TEXT)
  })

  test('an image or a short text is sent as it is, without Vary [P16]', async () => {
    for (const [type, body] of [
      ['image/avif', Buffer.alloc(5_000)],
      ['text/plain', Buffer.from('short')],
    ] as const) {
      const origin = await serveCached(await createCachedResponse(200, { 'content-type': type }, body))
      const response = await fetchRaw(origin, '/', { headers: { 'accept-encoding': 'br' } })
      expect(response.headers).not.toHaveProperty('content-encoding')
      expect(response.headers).not.toHaveProperty('vary')
      expect(response.body.equals(body)).toBe(true)
    }
  })
})

describe('a conditional request', () => {
  test.each(['same', 'list', 'strong', 'star'])('whose tag fits (%s) gets a 304 without a body [P16]', async (kind) => {
    const cached = await page()
    const tag = cached.headers['etag'] ?? ''
    const sent = { same: tag, list: `"a", ${tag}`, strong: tag.replace('W/', ''), star: '*' }[kind]
    const response = await fetchRaw(await serveCached(cached), '/', { headers: { 'if-none-match': sent } })
    expect([response.status, response.body.length]).toEqual([304, 0])
    expect(response.headers).toMatchObject({ etag: tag, vary: 'Accept-Encoding', 'cache-control': 'public, max-age=0' })
  })

  test.each(['"other"', 'W/"x", "y"', '', 'nonsense'])('whose tag is %j gets the page [P16]', async (tag) => {
    const response = await fetchRaw(await serveCached(await page()), '/', { headers: { 'if-none-match': tag } })
    expect([response.status, String(response.body)]).toEqual([200, TEXT])
  })

  test('of an error gets the error again [APP-4]', async () => {
    const cached = await createCachedResponse(404, HTML, Buffer.from(TEXT))
    const response = await fetchRaw(await serveCached(cached), '/', { headers: { 'if-none-match': '*' } })
    expect([response.status, String(response.body)]).toEqual([404, TEXT])
  })

  test('the tag follows the body alone [P16]', async () => {
    const other = await createCachedResponse(200, HTML, Buffer.from(`${TEXT}!`))
    expect((await page()).headers['etag']).toBe((await page()).headers['etag'])
    expect(other.headers['etag']).not.toBe((await page()).headers['etag'])
  })
})

test('HEAD has the headers of GET and no body; a range gets the whole [P15] [P16]', async () => {
  const origin = await serveCached(await page())
  const head = await fetchRaw(origin, '/', { method: 'HEAD' })
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
    200,
    String(Buffer.byteLength(TEXT)),
    0,
  ])
  const range = await fetchRaw(origin, '/', { headers: { range: 'bytes=0-9' } })
  expect([range.status, range.body.length]).toEqual([200, Buffer.byteLength(TEXT)])
})

test('a text response has a charset and is kept by nobody; a 204 has no length [P15]', async () => {
  const text = await fetchRaw(await serveCached(createTextResponse(410, 'Gone.', {})), '/')
  expect([text.status, String(text.body)]).toEqual([410, 'Gone.'])
  expect(text.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  const empty = await fetchRaw(await serveCached(createTextResponse(204, '', {})), '/')
  expect(empty.headers).not.toHaveProperty('content-length')
})
