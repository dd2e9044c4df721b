import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import type { FoundFile } from '#publish/publisher.ts'
import { fetchRaw, type RawResponse } from '#tests/http/raw-http.ts'
import { startInProcessServer } from './in-process-server.fixtures.ts'
import { createRequestHandler, type RequestHandlerOptions } from './request-handler.ts'

const getText = ({ body }: RawResponse): string => String(body)

const folder = mkdtempSync(path.join(os.tmpdir(), 'lahab-handler-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Files by their paths on the site; of pages but for the icon. */
const FILES = new Map<string, FoundFile>(
  [
    ['/', 'page /'],
    ['/en', 'page /en'],
    ['/checkout', 'page /checkout'],
    ['/icon.svg', 'the icon'],
    ['/404', 'not found'],
    ['/en/404', 'not found in English'],
  ].map(([sitePath = '', text = ''], place) => {
    const file = path.join(folder, String(place))
    writeFileSync(file, text)
    const status = sitePath.endsWith('/404') ? 404 : 200
    const isRendered = sitePath !== '/icon.svg'
    return [sitePath, { name: String(place), file, status, headers: {}, isCompressed: false, isRendered }]
  }),
)

function startSite(options: Partial<RequestHandlerOptions> = {}): Promise<string> {
  return startInProcessServer(
    createRequestHandler({
      headers: { 'x-common': '1' },
      findFile: (sitePath) => FILES.get(sitePath),
      onVisit: () => undefined,
      getHealth: () => ({ status: 200, body: {} }),
      webhook: null,
      renderContentCheck: () => null,
      ...options,
    }),
  )
}

describe('a path', () => {
  test('of a page counts as a visit, that of a file or of the health check does not', async () => {
    const onVisit = vi.fn()
    const origin = await startSite({ onVisit })
    for (const path of ['/icon.svg', '/healthz', '/unknown']) await fetchRaw(origin, path)
    expect(onVisit).not.toHaveBeenCalled()
    await fetchRaw(origin, '/en')
    expect(onVisit).toHaveBeenCalledTimes(1)
  })

  const paths: readonly [path: string, status: number, body: string][] = [
    ['/', 200, 'page /'],
    ['/?utm_source=instagram', 200, 'page /'],
    ['/checkout?x=%3Cscript%3E', 200, 'page /checkout'],
    ['/?a=%E0%A4%A', 200, 'page /'],
    ['/icon.svg?v=1', 200, 'the icon'],
    ['/foo', 404, 'not found'],
    ['/%D9%84%D9%87%D8%A8', 404, 'not found'],
    ['/__proto__', 404, 'not found'],
    // Of a page that a person may have typed.
    ['/menu.html', 404, 'not found'],
    ['/en/menu.htm', 404, 'not found in English'],
    ['/version-1.0/menu', 404, 'not found'],
    ['/x/..', 404, 'not found'],
    [`/${'a'.repeat(4095)}`, 404, 'not found'],
    ['/%E0%A4%A', 400, 'This address can’t be read.'],
    ['/%', 400, 'This address can’t be read.'],
    ['/%zz', 400, 'This address can’t be read.'],
    ['/%c0%af', 400, 'This address can’t be read.'],
    ['http://evil.test/en', 400, 'This address can’t be read.'],
    [`/${'a'.repeat(4096)}`, 414, 'This address is too long.'],
    [`/?q=${'a'.repeat(10_000)}`, 414, 'This address is too long.'],
  ]
  test.each(paths)('%s gets %i [APP-4]', async (sitePath, status, body) => {
    const response = await fetchRaw(await startSite(), sitePath)
    expect([response.status, getText(response)]).toEqual([status, body])
  })

  test.each([
    '/apple-touch-icon-precomposed.png',
    '/favicon.png',
    '/browserconfig.xml',
    '/.well-known/change-password',
    '/.well-known/appspecific/com.chrome.devtools.json',
    '/_astro/of-an-earlier-release.js',
    '/wp-login.php',
    '/.env',
  ])('of a file that does not exist, %s, gets a short 404', async (path) => {
    const response = await fetchRaw(await startSite(), path)
    expect([response.status, getText(response)]).toEqual([404, 'There is no such file.'])
    expect(response.headers).toMatchObject({ 'x-common': '1', 'cache-control': 'no-store' })
  })

  test('of a page that could never be rendered asks to come back', async () => {
    const response = await fetchRaw(await startSite({ findFile: () => null }), '/en')
    expect(response).toMatchObject({ status: 503, headers: { 'retry-after': '60', 'x-common': '1' } })
  })

  test('is redirected without using the Host header [APP-6]', async () => {
    const response = await fetchRaw(await startSite(), '/en/', { headers: { host: 'evil.test' } })
    expect([response.status, response.headers.location]).toEqual([301, '/en'])
    expect(JSON.stringify(response.headers) + getText(response)).not.toContain('evil')
  })
})

describe('a method', () => {
  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'])('%s gets 405 with the allowed methods', async (method) => {
    const { status, headers } = await fetchRaw(await startSite(), '/', { method })
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS'])
  })

  test('OPTIONS returns the allowed methods without a body', async () => {
    const { status, headers, body } = await fetchRaw(await startSite(), '/', { method: 'OPTIONS' })
    expect([status, headers.allow, body.length]).toEqual([204, 'GET, HEAD, OPTIONS', 0])
  })

  test('POST reaches only the exact path of the webhook, if there is one', async () => {
    const webhook = vi.fn<NonNullable<RequestHandlerOptions['webhook']>>((_request, response) => {
      response.writeHead(204).end()
      return Promise.resolve()
    })
    const origin = await startSite({ webhook })
    expect((await fetchRaw(origin, '/api/contentful', { method: 'POST' })).status).toBe(204)
    for (const path of ['/api/contentful/', '/x/../api/contentful', '/api%2fcontentful', '/en']) {
      expect((await fetchRaw(origin, path, { method: 'POST' })).status).toBe(405)
    }
    expect((await fetchRaw(origin, '/api/contentful')).status).toBe(404)
    expect(webhook).toHaveBeenCalledTimes(1)
    expect((await fetchRaw(await startSite(), '/api/contentful', { method: 'POST' })).status).toBe(404)
  })

  test('POST to the path of the events is a 404 where nothing is counted [R11]', async () => {
    expect((await fetchRaw(await startSite(), '/events', { method: 'POST' })).status).toBe(404)
  })
})

test.each([
  ['fresh', 200],
  ['none', 503],
])('the health state %s is returned with status %i and not cached', async (state, status) => {
  const body = { state, ageSeconds: 7, version: '1.0.0' }
  const response = await fetchRaw(await startSite({ getHealth: () => ({ status, body }) }), '/healthz')
  expect([response.status, JSON.parse(getText(response))]).toEqual([status, body])
  expect(response.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
})

test('an exception is a plain 500 without details, is logged and leaves the site up', async () => {
  const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const origin = await startSite({
    getHealth: () => {
      throw new Error('inner secret')
    },
    webhook: () => Promise.reject(new Error('inner secret')),
  })
  for (const [path, method] of [
    ['/healthz', 'GET'],
    ['/api/contentful', 'POST'],
  ] as const) {
    const response = await fetchRaw(origin, path, { method })
    expect([response.status, getText(response)]).toEqual([500, 'Something went wrong.'])
    expect(response.headers).toMatchObject({ 'x-common': '1', 'cache-control': 'no-store' })
  }
  expect(String(logged.mock.calls[0]?.[0])).toContain('response-failed')
  logged.mockRestore()
  expect(getText(await fetchRaw(origin, '/en'))).toBe('page /en')
})
