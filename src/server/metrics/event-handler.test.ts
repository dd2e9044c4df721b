import type { OutgoingHttpHeaders } from 'node:http'
import { expect, test, vi } from 'vitest'
import { fetchRaw } from '#tests/http/raw-http.ts'
import { startInProcessServer } from '../in-process-server.fixtures.ts'
import { createEventHandler } from './event-handler.ts'
import { createTokenBucket } from './token-bucket.ts'

const SITE_ORIGIN = 'https://lahab.example'
const OWN_PAGE = { 'sec-fetch-site': 'same-origin' }

async function startHandler() {
  const onEvent = vi.fn()
  const onDropped = vi.fn()
  const handle = createEventHandler({ headers: { 'x-common': '1' }, siteOrigin: SITE_ORIGIN, onEvent, onDropped })
  const origin = await startInProcessServer((request, response) => void handle(request, response))
  const send = (body: string, headers: OutgoingHttpHeaders = OWN_PAGE) =>
    fetchRaw(origin, '/events', {
      method: 'POST',
      headers: { 'content-length': Buffer.byteLength(body), ...headers },
      body,
    })
  return { onEvent, onDropped, send }
}

test('an event with its language is counted, for a page of the site', async () => {
  const { onEvent, send } = await startHandler()
  await send('order-handed-over ar')
  await send('form-refused en', { origin: SITE_ORIGIN })
  expect(onEvent.mock.calls).toEqual([
    [{ event: 'order-handed-over', language: 'ar' }],
    [{ event: 'form-refused', language: 'en' }],
  ])
})

const refused: readonly [name: string, body: string, headers?: OutgoingHttpHeaders][] = [
  ['an unknown event', 'order-sent ar'],
  ['an unknown language', 'order-handed-over fr'],
  ['no language', 'order-handed-over'],
  ['more than event and language', 'order-handed-over ar 57.00'],
  ['a long body', `order-handed-over ar${' '.repeat(45)}`],
  ['no body', ''],
  ['another site', 'order-handed-over ar', { 'sec-fetch-site': 'cross-site', origin: SITE_ORIGIN }],
  ['another site in an older browser', 'order-handed-over ar', { origin: 'https://evil.test' }],
  ['no page', 'order-handed-over ar', {}],
]
test.each(refused)('of %s nothing is counted, and the response is the same', async (_, body, headers) => {
  const { onEvent, onDropped, send } = await startHandler()
  const response = await send(body, headers)
  expect([response.status, response.body.length, response.headers['x-common']]).toEqual([204, 0, '1'])
  expect([onEvent.mock.calls.length, onDropped.mock.calls.length]).toEqual([0, 0])
})

test('what comes too fast is dropped, whoever sends it', () => {
  const isTaken = createTokenBucket(20)
  const take = (count: number, nowMs: number): number =>
    Array.from({ length: count }, () => isTaken(nowMs)).filter(Boolean).length
  expect(take(30, 1_000)).toBe(20)
  expect(take(1, 1_049)).toBe(0)
  expect(take(2, 1_100)).toBe(2)
  expect(take(30, 60_000)).toBe(20)
})
