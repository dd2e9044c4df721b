import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { fetchRaw } from '#tests/http/raw-http.ts'
import { createCachedResponse, createTextResponse, sendCachedResponse, type CachedResponse } from './cached-response.ts'
import { startInProcessServer } from './in-process-server.fixtures.ts'

const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0' }
const TEXT = 'شاورما '.repeat(200)

const createPage = (): Promise<CachedResponse> => createCachedResponse(200, HTML, Buffer.from(TEXT))
const startServerFor = (cached: CachedResponse): Promise<string> =>
  startInProcessServer((request, response) => sendCachedResponse(request, response, cached))

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
  test.each(negotiated)('for Accept-Encoding %j is %j and decodes to the same text', async (header, encoding) => {
    const headers = header === undefined ? {} : { 'accept-encoding': header }
    const response = await fetchRaw(await startServerFor(await createPage()), '/', { headers })
    expect(response.headers['content-encoding']).toBe(encoding)
    expect(response.headers).toMatchObject({ vary: 'Accept-Encoding', 'content-length': String(response.body.length) })
    const decode = encoding === 'br' ? brotliDecompressSync : encoding === 'gzip' ? gunzipSync : (body: Buffer) => body
    expect(String(decode(response.body))).toBe(TEXT)
  })

  test('images and short texts are sent uncompressed, without Vary', async () => {
    for (const [type, body] of [
      ['image/avif', Buffer.alloc(5_000)],
      ['text/plain', Buffer.from('short')],
    ] as const) {
      const origin = await startServerFor(await createCachedResponse(200, { 'content-type': type }, body))
      const response = await fetchRaw(origin, '/', { headers: { 'accept-encoding': 'br' } })
      expect(response.headers).not.toHaveProperty('content-encoding')
      expect(response.headers).not.toHaveProperty('vary')
      expect(response.body.equals(body)).toBe(true)
    }
  })
})

describe('a conditional request', () => {
  test('with a matching tag gets a 304 without a body, with another the page', async () => {
    const cached = await createPage()
    const etag = cached.headers['etag'] ?? ''
    const origin = await startServerFor(cached)
    const response = await fetchRaw(origin, '/', { headers: { 'if-none-match': etag } })
    expect([response.status, response.body.length]).toEqual([304, 0])
    expect(response.headers).toMatchObject({ etag, vary: 'Accept-Encoding', 'cache-control': 'public, max-age=0' })
    const other = await fetchRaw(origin, '/', { headers: { 'if-none-match': '"other"' } })
    expect([other.status, String(other.body)]).toEqual([200, TEXT])
  })

  test('for an error response gets the error again [APP-4]', async () => {
    const cached = await createCachedResponse(404, HTML, Buffer.from(TEXT))
    const response = await fetchRaw(await startServerFor(cached), '/', { headers: { 'if-none-match': '*' } })
    expect([response.status, String(response.body)]).toEqual([404, TEXT])
  })

  test('the tag depends on the body only', async () => {
    const other = await createCachedResponse(200, HTML, Buffer.from(`${TEXT}!`))
    expect((await createPage()).headers['etag']).toBe((await createPage()).headers['etag'])
    expect(other.headers['etag']).not.toBe((await createPage()).headers['etag'])
  })
})

test('HEAD returns the headers of GET without a body; a range request returns the whole body', async () => {
  const origin = await startServerFor(await createPage())
  const head = await fetchRaw(origin, '/', { method: 'HEAD' })
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
    200,
    String(Buffer.byteLength(TEXT)),
    0,
  ])
  const range = await fetchRaw(origin, '/', { headers: { range: 'bytes=0-9' } })
  expect([range.status, range.body.length]).toEqual([200, Buffer.byteLength(TEXT)])
})

test('a text response has a charset and is not cached; a 204 has no content-length', async () => {
  const text = await fetchRaw(await startServerFor(createTextResponse(410, 'Gone.', {})), '/')
  expect([text.status, String(text.body)]).toEqual([410, 'Gone.'])
  expect(text.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  const empty = await fetchRaw(await startServerFor(createTextResponse(204, '', {})), '/')
  expect(empty.headers).not.toHaveProperty('content-length')
})
