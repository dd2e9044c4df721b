import { createHmac } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { describe, expect, test, vi } from 'vitest'
import { exchange, fetchRaw, statusCodes } from '#tests/http/raw-http.ts'
import { startInProcessServer } from './in-process-server.fixtures.ts'
import { createWebhookHandler } from './webhook.ts'

const SECRET = 'k'.repeat(64)
const PATH = '/api/contentful'

async function startWebhook() {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const onChange = vi.fn()
  const handle = createWebhookHandler({ secret: SECRET, headers: { 'x-common': '1' }, onChange })
  const origin = await startInProcessServer((request, response) => void handle(request, response))
  return { origin, onChange }
}

function sign(body: string, timestamp = Date.now()): OutgoingHttpHeaders {
  const names = 'x-contentful-signed-headers,x-contentful-timestamp'
  const headers = `x-contentful-signed-headers:${names};x-contentful-timestamp:${timestamp}`
  const signature = createHmac('sha256', SECRET).update(['POST', PATH, headers, body].join('\n')).digest('hex')
  return {
    'x-contentful-signature': signature,
    'x-contentful-signed-headers': names,
    'x-contentful-timestamp': String(timestamp),
    'x-contentful-topic': 'ContentManagement.Entry.publish',
  }
}

const callWebhook = (origin: string, headers: OutgoingHttpHeaders, body = '{}') =>
  fetchRaw(origin, PATH, { method: 'POST', headers: { 'content-length': Buffer.byteLength(body), ...headers }, body })

describe('a webhook call', () => {
  test('with a valid signature is accepted, up to a megabyte [CNT-4]', async () => {
    const { origin, onChange } = await startWebhook()
    expect((await callWebhook(origin, sign('{"منيو":1}'), '{"منيو":1}')).status).toBe(204)
    const large = 'a'.repeat(1024 * 1024)
    expect((await callWebhook(origin, sign(large), large)).status).toBe(204)
    expect(onChange).toHaveBeenCalledTimes(2)
  })

  test('that is replayed is refused, even with its signature in another case', async () => {
    const { origin, onChange } = await startWebhook()
    const headers = sign('{}')
    expect((await callWebhook(origin, headers)).status).toBe(204)
    const upperCase = String(headers['x-contentful-signature']).toUpperCase()
    for (const replayed of [
      headers,
      { ...headers, 'x-contentful-signature': upperCase },
      { ...headers, 'x-more': '1' },
    ]) {
      expect((await callWebhook(origin, replayed)).status).toBe(403)
    }
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  test('that arrives eight times at once is accepted once', async () => {
    const { origin, onChange } = await startWebhook()
    const headers = sign('{}')
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async () => (await callWebhook(origin, headers)).status),
    )
    expect(statuses.toSorted((a, b) => a - b)).toEqual([204, ...Array.from({ length: 7 }, () => 403)])
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  const { 'x-contentful-signature': signature, ...unsigned } = sign('{}')
  // Other forgeries: webhook-signature.test.ts.
  const refused: readonly [name: string, headers: OutgoingHttpHeaders][] = [
    ['without a signature', unsigned],
    ['with two signatures', { ...unsigned, 'x-contentful-signature': [String(signature), String(signature)] }],
    ['with another body', sign('{"other":1}')],
  ]
  test.each(refused)('%s is refused', async (_, headers) => {
    const { origin, onChange } = await startWebhook()
    const { status, headers: received } = await callWebhook(origin, headers)
    expect([status, received['x-common'], received['connection']]).toEqual([403, '1', 'close'])
    expect(onChange).not.toHaveBeenCalled()
  })

  test('without a content-length is refused before its body', async () => {
    const { origin } = await startWebhook()
    const head = `POST ${PATH} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n`
    expect(statusCodes(await exchange(origin, head))).toEqual([411])
  })

  test('that is aborted has no effect', async () => {
    const { origin, onChange } = await startWebhook()
    const headers = Object.entries(sign('{}')).map(([name, value]) => `${name}: ${String(value)}\r\n`)
    await exchange(origin, `POST ${PATH} HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n${headers.join('')}\r\n{`, 100)
    expect((await callWebhook(origin, sign('{}'))).status).toBe(204)
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  test('that is refused repeatedly is logged once a minute at most', async () => {
    const { origin } = await startWebhook()
    const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    for (let count = 0; count < 50; count += 1) await callWebhook(origin, {})
    expect(logged.mock.calls.length).toBeLessThanOrEqual(1)
  })
})
