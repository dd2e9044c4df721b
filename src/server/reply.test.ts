import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createEntityTag, writeCompressed } from '#publish/published-file.ts'
import type { FoundFile } from '#publish/publisher.ts'
import { fetchRaw } from '#tests/http/raw-http.ts'
import { startInProcessServer } from './in-process-server.fixtures.ts'
import { createFileReply, createTextReply, sendReply, type Reply } from './reply.ts'

const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0' }
const TEXT = 'شاورما '.repeat(200)

/** A reply from a file and its compressed copies, as they are published. */
async function createReply(status: number, headers: Readonly<Record<string, string>>, body: Buffer): Promise<Reply> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lahab-reply-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  const file = path.join(folder, 'page')
  const isCompressed = await writeCompressed(file, body, headers['content-type'] ?? '', 5)
  const found: FoundFile = {
    ...{ name: 'page', file, status, isCompressed, isRendered: true },
    headers: { ...headers, etag: createEntityTag(body) },
  }
  return createFileReply(found)
}
const createPage = (): Promise<Reply> => createReply(200, HTML, Buffer.from(TEXT))
const startServerFor = (reply: Reply): Promise<string> =>
  startInProcessServer((request, response) => void sendReply(request, response, reply))

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
    ['gzip;q=0.5, *;q=0', 'gzip'],
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
      const origin = await startServerFor(await createReply(200, { 'content-type': type }, body))
      const response = await fetchRaw(origin, '/', { headers: { 'accept-encoding': 'br' } })
      expect(response.headers).not.toHaveProperty('content-encoding')
      expect(response.headers).not.toHaveProperty('vary')
      expect(response.body.equals(body)).toBe(true)
    }
  })
})

describe('a conditional request', () => {
  test('with a matching tag gets a 304 without a body, with another the page', async () => {
    const reply = await createPage()
    const etag = reply.headers['etag'] ?? ''
    const origin = await startServerFor(reply)
    const response = await fetchRaw(origin, '/', { headers: { 'if-none-match': etag } })
    expect([response.status, response.body.length]).toEqual([304, 0])
    expect(response.headers).toMatchObject({ etag, vary: 'Accept-Encoding', 'cache-control': 'public, max-age=0' })
    const among = await fetchRaw(origin, '/', { headers: { 'if-none-match': `"other", ${etag.slice(2)}` } })
    expect(among.status).toBe(304)
    const other = await fetchRaw(origin, '/', { headers: { 'if-none-match': '"other"' } })
    expect([other.status, String(other.body)]).toEqual([200, TEXT])
  })

  test('for an error response gets the error again [APP-4]', async () => {
    const reply = await createReply(404, HTML, Buffer.from(TEXT))
    const response = await fetchRaw(await startServerFor(reply), '/', { headers: { 'if-none-match': '*' } })
    expect([response.status, String(response.body)]).toEqual([404, TEXT])
  })

  test('the tag depends on the body only', async () => {
    const other = await createReply(200, HTML, Buffer.from(`${TEXT}!`))
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
  const text = await fetchRaw(await startServerFor(createTextReply(410, 'Gone.', {})), '/')
  expect([text.status, String(text.body)]).toEqual([410, 'Gone.'])
  expect(text.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  const empty = await fetchRaw(await startServerFor(createTextReply(204, '', {})), '/')
  expect(empty.headers).not.toHaveProperty('content-length')
})

test('a client that pipelines and does not read has one file in memory', async () => {
  const reply = await createReply(200, { 'content-type': 'image/png' }, Buffer.alloc(4 * 1024 * 1024))
  const { hostname, port } = new URL(await startServerFor(reply))
  const before = process.memoryUsage().arrayBuffers
  const socket = connect(Number(port), hostname).pause()
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(50))
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20 * 1024 * 1024)
  socket.destroy()
})

test('a file that is gone is an error of its request alone', async () => {
  const reply = { status: 200, headers: {}, bodies: { identity: '/no/such/file' } }
  const failures: unknown[] = []
  const origin = await startInProcessServer((request, response) => {
    sendReply(request, response, reply).catch((error: unknown) => {
      failures.push(error)
      response.writeHead(500).end()
    })
  })
  for (let count = 0; count < 2; count += 1) expect((await fetchRaw(origin, '/')).status).toBe(500)
  expect(failures).toMatchObject([{ code: 'ENOENT' }, { code: 'ENOENT' }])
})
