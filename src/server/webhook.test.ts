import { createHmac } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { describe, expect, test, vi } from 'vitest'
import { exchange, fetchRaw, statusCodes } from '../../tests/http/raw-http.ts'
import { serve } from './in-process-server.fixtures.ts'
import { createWebhookHandler } from './webhook.ts'

const SECRET = 'k'.repeat(64)
const PATH = '/api/contentful'

async function webhook() {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const onChange = vi.fn()
  const handle = createWebhookHandler({ secret: SECRET, headers: { 'x-everywhere': '1' }, onChange })
  const origin = await serve((request, response) => void handle(request, response))
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

const call = (origin: string, headers: OutgoingHttpHeaders, body = '{}') =>
  fetchRaw(origin, PATH, { method: 'POST', headers: { 'content-length': Buffer.byteLength(body), ...headers }, body })

describe('a call of the webhook', () => {
  test('that is signed is accepted, also one of a megabyte [CNT-4]', async () => {
    const { origin, onChange } = await webhook()
    expect((await call(origin, sign('{"منيو":1}'), '{"منيو":1}')).status).toBe(204)
    const large = 'a'.repeat(1024 * 1024)
    expect((await call(origin, sign(large), large)).status).toBe(204)
    expect(onChange).toHaveBeenCalledTimes(2)
  })

  test('that comes again is refused, however its signature is written', async () => {
    const { origin, onChange } = await webhook()
    const headers = sign('{}')
    expect((await call(origin, headers)).status).toBe(204)
    const shouted = String(headers['x-contentful-signature']).toUpperCase()
    for (const again of [headers, { ...headers, 'x-contentful-signature': shouted }, { ...headers, 'x-more': '1' }]) {
      expect((await call(origin, again)).status).toBe(403)
    }
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  test('that comes twice at the same time counts once', async () => {
    const { origin, onChange } = await webhook()
    const headers = sign('{}')
    const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await call(origin, headers)).status))
    expect(statuses.toSorted((a, b) => a - b)).toEqual([204, ...Array.from({ length: 7 }, () => 403)])
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  const { 'x-contentful-signature': good, ...unsigned } = sign('{}')
  const refused: readonly [name: string, headers: OutgoingHttpHeaders][] = [
    ['without a signature', unsigned],
    ['without a time', { 'x-contentful-signature': good }],
    ['with two signatures', { ...unsigned, 'x-contentful-signature': [String(good), String(good)] }],
    ['with more behind its signature', { ...unsigned, 'x-contentful-signature': `${String(good)}zz` }],
    ['with a short signature', { ...unsigned, 'x-contentful-signature': String(good).slice(2) }],
    ['with another body', sign('{"other":1}')],
    ['of ten minutes ago', sign('{}', Date.now() - 600_000)],
    ['of the future', sign('{}', Date.now() + 600_000)],
  ]
  test.each(refused)('%s is refused', async (_, headers) => {
    const { origin, onChange } = await webhook()
    const { status, headers: received } = await call(origin, headers)
    expect([status, received['x-everywhere'], received['connection']]).toEqual([403, '1', 'close'])
    expect(onChange).not.toHaveBeenCalled()
  })

  test('without a length is refused before its body', async () => {
    const { origin } = await webhook()
    const head = `POST ${PATH} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n`
    expect(statusCodes(await exchange(origin, head))).toEqual([411])
  })

  test('whose sender goes away leaves nothing behind', async () => {
    const { origin, onChange } = await webhook()
    const headers = Object.entries(sign('{}')).map(([name, value]) => `${name}: ${String(value)}\r\n`)
    await exchange(origin, `POST ${PATH} HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n${headers.join('')}\r\n{`, 100)
    expect((await call(origin, sign('{}'))).status).toBe(204)
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  test('that is refused again and again is no flood of log lines', async () => {
    const { origin } = await webhook()
    const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    for (let turn = 0; turn < 50; turn += 1) await call(origin, {})
    expect(logged.mock.calls.length).toBeLessThanOrEqual(1)
  })
})
