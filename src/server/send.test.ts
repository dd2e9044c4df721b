import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { prepareAnswer, type StoredAnswer } from './bytes.ts'
import { ask, listening, type RawAnswer } from './listening.fixtures.ts'
import { sendStored, sendText } from './send.ts'

const TEXT = Buffer.from('<p>شاورما and burgers</p>'.repeat(100))
const html = (): Promise<StoredAnswer> =>
  prepareAnswer(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }, TEXT)

/** What a client that sends these headers gets of an answer. */
async function sent(
  answer: StoredAnswer,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
): Promise<RawAnswer> {
  const host = await listening((request, response) => {
    sendStored(request, response, answer)
  })
  return ask(host, '/', { method, headers })
}

describe('sendStored', () => {
  const encodings: readonly [accepted: string, encoding: string | undefined, unpack: (bytes: Buffer) => Buffer][] = [
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['identity', undefined, (bytes) => bytes],
    ['deflate', undefined, (bytes) => bytes],
  ]
  test.each(encodings)('to who accepts %s sends the encoding %s [P16]', async (accepted, encoding, unpack) => {
    const { status, headers, body } = await sent(await html(), { 'accept-encoding': accepted })
    expect(status).toBe(200)
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-length']).toBe(String(body.length))
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['vary']).toBe('Accept-Encoding')
    expect(unpack(body).equals(TEXT)).toBe(true)
  })

  test('each encoding has a tag of its own [P16]', async () => {
    const answer = await html()
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (accepted) => (await sent(answer, { 'accept-encoding': accepted })).headers.etag,
      ),
    )
    expect(tags).toEqual([answer.etag.replace(/"$/, '-br"'), answer.etag.replace(/"$/, '-gzip"'), answer.etag])
  })

  test.each(['br', 'gzip', 'identity'])('answers 304 without a body to the tag of %s [P16]', async (encoding) => {
    const answer = await html()
    const first = await sent(answer, { 'accept-encoding': encoding })
    const tag = String(first.headers.etag)
    for (const accepted of ['br', 'gzip', 'identity']) {
      const again = await sent(answer, { 'accept-encoding': accepted, 'if-none-match': tag })
      expect([again.status, again.body.length, again.headers['content-length']]).toEqual([304, 0, undefined])
      expect(again.headers['content-encoding']).toBeUndefined()
      expect(again.headers['cache-control']).toBe('no-cache')
      expect(again.headers['vary']).toBe('Accept-Encoding')
    }
  })

  const matches: readonly [name: string, header: (tag: string) => string, status: number][] = [
    ['a weak tag', (tag) => `W/${tag}`, 304],
    ['one tag of several', (tag) => `"other", ${tag}`, 304],
    ['a star', () => '*', 304],
    ['another tag', () => '"other"', 200],
    ['a longer tag', (tag) => tag.replace(/"$/, '-brotli"'), 200],
    ['half of the tag', (tag) => `${tag.slice(0, 10)}"`, 200],
    ['an empty tag', () => '""', 200],
    ['rubbish', () => ',,W/,"', 200],
  ]
  test.each(matches)('%s in if-none-match is answered as it deserves [P16]', async (_, header, status) => {
    const answer = await html()
    expect((await sent(answer, { 'if-none-match': header(answer.etag) })).status).toBe(status)
  })

  test.each(['br', 'identity'])('answers HEAD (%s) with the headers of GET and no body [P15]', async (accepted) => {
    const answer = await html()
    const headers = { 'accept-encoding': accepted }
    const [get, head] = await Promise.all([sent(answer, headers), sent(answer, headers, 'HEAD')])
    expect(head.body.length).toBe(0)
    expect(head.headers['content-length']).toBe(String(get.body.length))
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' })
  })

  test('a picture is sent as it is, without Vary', async () => {
    const picture = await prepareAnswer(200, { 'content-type': 'image/webp' }, TEXT)
    const { headers, body } = await sent(picture, { 'accept-encoding': 'br' })
    expect([headers['content-encoding'], headers['vary'], headers.etag]).toEqual([undefined, undefined, picture.etag])
    expect(body.equals(TEXT)).toBe(true)
  })

  test('a range is answered by the whole [P16]', async () => {
    const { status, headers, body } = await sent(await html(), { range: 'bytes=0-9' })
    expect([status, headers['content-range'], body.equals(TEXT)]).toEqual([200, undefined, true])
  })

  test('the status of the answer is kept [APP-4]', async () => {
    expect((await sent(await prepareAnswer(404, { 'content-type': 'text/html' }, TEXT))).status).toBe(404)
  })
})

describe('sendText', () => {
  test('sends one plain line that nobody keeps', async () => {
    const host = await listening((_, response) => {
      sendText(response, 400, 'No.')
    })
    const { status, headers, body } = await ask(host, '/')
    expect([status, String(body)]).toEqual([400, 'No.\n'])
    expect(headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  })
})
