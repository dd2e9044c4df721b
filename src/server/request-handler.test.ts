import { describe, expect, test, vi } from 'vitest'
import { fetchRaw, type RawResponse } from '../../tests/http/raw-http.ts'
import { createTextResponse } from './cached-response.ts'
import { serve } from './in-process-server.fixtures.ts'
import { createRequestHandler, type RequestHandlerOptions } from './request-handler.ts'

const text = ({ body }: RawResponse): string => String(body)

const PAGES = new Map(['/', '/en', '/checkout'].map((path) => [path, createTextResponse(200, `page ${path}`, {})]))

function site(options: Partial<RequestHandlerOptions> = {}): Promise<string> {
  return serve(
    createRequestHandler({
      headers: { 'x-everywhere': '1' },
      pages: { get: (path) => PAGES.get(path), getNotFound: (path) => createTextResponse(404, `no ${path}`, {}) },
      staticFiles: new Map([['/icon.svg', createTextResponse(200, 'the icon', {})]]),
      health: () => ({ status: 200, body: {} }),
      webhook: null,
      ...options,
    }),
  )
}

describe('an address', () => {
  const addresses: readonly [path: string, status: number, body: string][] = [
    ['/', 200, 'page /'],
    ['/?utm_source=instagram', 200, 'page /'],
    ['/checkout?x=%3Cscript%3E', 200, 'page /checkout'],
    ['/?a=%E0%A4%A', 200, 'page /'],
    ['/icon.svg?v=1', 200, 'the icon'],
    ['/foo', 404, 'no /foo'],
    ['/%D9%84%D9%87%D8%A8', 404, 'no /%D9%84%D9%87%D8%A8'],
    ['/__proto__', 404, 'no /__proto__'],
    [`/${'a'.repeat(4095)}`, 404, `no /${'a'.repeat(4095)}`],
    ['/%E0%A4%A', 400, 'This address can’t be read.'],
    ['/%', 400, 'This address can’t be read.'],
    ['/%zz', 400, 'This address can’t be read.'],
    ['/%c0%af', 400, 'This address can’t be read.'],
    ['http://evil.test/en', 400, 'This address can’t be read.'],
    [`/${'a'.repeat(4096)}`, 414, 'This address is too long.'],
    [`/?q=${'a'.repeat(10_000)}`, 414, 'This address is too long.'],
  ]
  test.each(addresses)('%s gets %i [P13] [P14] [APP-4]', async (path, status, body) => {
    const response = await fetchRaw(await site(), path)
    expect([response.status, text(response)]).toEqual([status, body])
  })

  test('says nothing of the host that a request claims to mean [APP-6]', async () => {
    const response = await fetchRaw(await site(), '/en/', { headers: { host: 'evil.test' } })
    expect([response.status, response.headers.location]).toEqual([301, '/en'])
    expect(JSON.stringify(response.headers) + text(response)).not.toContain('evil')
  })
})

describe('a method', () => {
  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'])(
    '%s is not allowed, and says what is [P15]',
    async (method) => {
      const { status, headers } = await fetchRaw(await site(), '/', { method })
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS'])
    },
  )

  test('OPTIONS says what is allowed, without a body [P15]', async () => {
    const { status, headers, body } = await fetchRaw(await site(), '/', { method: 'OPTIONS' })
    expect([status, headers.allow, body.length]).toEqual([204, 'GET, HEAD, OPTIONS', 0])
  })

  test('POST reaches the webhook at its own path, letter by letter, and only where there is one [P15]', async () => {
    const webhook = vi.fn<NonNullable<RequestHandlerOptions['webhook']>>((_request, response) => {
      response.writeHead(204).end()
      return Promise.resolve()
    })
    const origin = await site({ webhook })
    expect((await fetchRaw(origin, '/api/contentful', { method: 'POST' })).status).toBe(204)
    for (const path of ['/api/contentful/', '/x/../api/contentful', '/api%2fcontentful', '/en']) {
      expect((await fetchRaw(origin, path, { method: 'POST' })).status).toBe(405)
    }
    expect((await fetchRaw(origin, '/api/contentful')).status).toBe(404)
    expect(webhook).toHaveBeenCalledTimes(1)
    expect((await fetchRaw(await site(), '/api/contentful', { method: 'POST' })).status).toBe(404)
  })
})

test.each([
  ['fresh', 200],
  ['stale', 200],
  ['snapshot', 200],
  ['none', 503],
])('health %s is told as it is, with status %i, and cached by nobody [C03]', async (state, status) => {
  const body = { state, ageSeconds: 7, version: '1.0.0' }
  const response = await fetchRaw(await site({ health: () => ({ status, body }) }), '/healthz')
  expect([response.status, JSON.parse(text(response))]).toEqual([status, body])
  expect(response.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
})

test('a failure is a plain 500 that tells nothing, is logged, and leaves the site up', async () => {
  const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const origin = await site({
    health: () => {
      throw new Error('inner secret')
    },
    webhook: () => Promise.reject(new Error('inner secret')),
  })
  for (const [path, method] of [
    ['/healthz', 'GET'],
    ['/api/contentful', 'POST'],
  ] as const) {
    const response = await fetchRaw(origin, path, { method })
    expect([response.status, text(response)]).toEqual([500, 'Something went wrong.'])
    expect(response.headers).toMatchObject({ 'x-everywhere': '1', 'cache-control': 'no-store' })
  }
  expect(String(logged.mock.calls[0]?.[0])).toContain('response-failed')
  logged.mockRestore()
  expect(text(await fetchRaw(origin, '/en'))).toBe('page /en')
})
