import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import {
  currentPage,
  outdatedTimes,
  outdatePages,
  negotiate,
  prepareAnswer,
  storedPage,
  storePage,
  type Encoding,
} from './bytes.ts'

const LONG = Buffer.from('شاورما and burgers. '.repeat(100))

describe('negotiate', () => {
  const rows: readonly [header: string | undefined, encoding: Encoding][] = [
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['deflate', 'identity'],
    ['identity', 'identity'],
    ['BR', 'br'],
    ['  gzip  ', 'gzip'],
    ['*', 'br'],
    ['br;q=0', 'identity'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0, *', 'gzip'],
    ['br;q=0, gzip;q=0, *', 'identity'],
    ['*;q=0', 'identity'],
    ['*;q=0, gzip', 'gzip'],
    ['gzip;q=0.5, br;q=0.001', 'br'],
    ['br;Q=0, gzip', 'gzip'],
    ['br;q=, gzip', 'gzip'],
    ['br;q=many, gzip', 'gzip'],
    ['br;level=5, gzip', 'br'],
    [',,;;,=', 'identity'],
    ['brotli, xgzip', 'identity'],
  ]
  test.each(rows)('for %o sends %s [P16]', (header, encoding) => {
    expect(negotiate(header)).toBe(encoding)
  })

  test('a header is understood however many others there were before it [P16]', () => {
    for (let count = 0; count < 200; count += 1) expect(negotiate(`br;q=0, gzip;v=${count}`)).toBe('gzip')
    expect(['br', 'gzip;q=0', 'x, gzip'].map(negotiate)).toEqual(['br', 'identity', 'gzip'])
  })
})

describe('prepareAnswer', () => {
  test('keeps a text in every encoding, each the same bytes when unpacked', async () => {
    const { bodies } = await prepareAnswer(200, { 'content-type': 'text/html; charset=utf-8' }, LONG)
    expect(bodies.identity.equals(LONG)).toBe(true)
    expect(bodies.br !== null && brotliDecompressSync(bodies.br).equals(LONG)).toBe(true)
    expect(bodies.gzip !== null && gunzipSync(bodies.gzip).equals(LONG)).toBe(true)
    expect(bodies.br?.length).toBeLessThan(LONG.length)
  })

  const types: readonly [type: string, compressed: boolean][] = [
    ['text/css; charset=utf-8', true],
    ['text/javascript; charset=utf-8', true],
    ['application/json; charset=utf-8', true],
    ['application/manifest+json', true],
    ['image/svg+xml', true],
    ['application/xml; charset=utf-8', true],
    ['image/webp', false],
    ['image/avif', false],
    ['font/woff2', false],
    ['application/octet-stream', false],
  ]
  test.each(types)('%s being compressed is %o', async (type, compressed) => {
    const { bodies } = await prepareAnswer(200, { 'content-type': type }, LONG)
    expect([bodies.br !== null, bodies.gzip !== null]).toEqual([compressed, compressed])
  })

  test('leaves short bodies and bodies without a type as they are', async () => {
    const short = await prepareAnswer(200, { 'content-type': 'text/html' }, Buffer.from('short'))
    const typeless = await prepareAnswer(200, {}, LONG)
    expect([short.bodies.br, short.bodies.gzip, typeless.bodies.br]).toEqual([null, null, null])
  })

  test('gives a quoted tag that follows the body alone', async () => {
    const tagOf = async (status: number, type: string, body: Buffer): Promise<string> =>
      (await prepareAnswer(status, { 'content-type': type }, body)).etag
    const tag = await tagOf(200, 'text/html', LONG)
    expect(tag).toMatch(/^"[\w-]{22}"$/)
    expect(await tagOf(404, 'text/css', Buffer.from(LONG))).toBe(tag)
    expect(await tagOf(200, 'text/html', Buffer.from('other'))).not.toBe(tag)
  })
})

describe('kept pages', () => {
  test('a page is current until its tag is outdated, and given until another takes its place', async () => {
    const page = await prepareAnswer(200, {}, LONG, ['content'])
    const other = await prepareAnswer(200, {}, LONG, ['contents', 'words'])
    storePage('/', page)
    storePage('/en', other)
    expect(storedPage('/')).toBe(page)
    expect(storedPage('/?a=b')).toBeUndefined()
    outdatePages('content')
    expect(storedPage('/')).toBe(page)
    expect(currentPage('/')).toBeUndefined()
    expect(currentPage('/en')).toBe(other)
    outdatePages('words')
    expect(currentPage('/en')).toBeUndefined()
    const newer = await prepareAnswer(200, {}, LONG, ['content'])
    storePage('/', newer)
    expect([storedPage('/'), currentPage('/')]).toEqual([newer, newer])
    expect(outdatedTimes()).toBe(2)
  })

  test.each(['__proto__', 'constructor'])('%s is a path like any other [P14]', (path) => {
    expect(storedPage(path)).toBeUndefined()
  })
})
