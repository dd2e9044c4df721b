import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Refresh } from '../content/serverless-content.ts'
import { onRequest } from './serverless.ts'
import { getWaitUntil } from './wait-until.ts'

const { refreshIfStale } = vi.hoisted(() => ({ refreshIfStale: vi.fn<() => Refresh | null>() }))
vi.mock('../content/serverless-content.ts', () => ({
  createServerlessContent: () => ({ current: () => null, refreshIfStale }),
}))
beforeEach(() => refreshIfStale.mockReset().mockReturnValue(null))

const NEVER = new Promise<void>(() => undefined)

async function respondWith(response: Response, method = 'GET', locals: object = {}): Promise<Response> {
  const context = { request: new Request('http://site/', { method }), locals } as Parameters<typeof onRequest>[0]
  return (await onRequest(context, () => Promise.resolve(response))) as Response
}

describe('a serverless response', () => {
  test('has the headers of the site; a page keeps its own policy [P12]', async () => {
    const headers = { 'content-type': 'text/html', 'content-security-policy': "script-src 'self'" }
    const page = await respondWith(new Response('<p>', { headers }))
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "script-src 'self'",
      'cache-control': expect.stringContaining('stale-if-error') as string,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
  })

  test('other than a page may load nothing, and an error is not cached [P12]', async () => {
    const { headers } = await respondWith(new Response(null, { status: 404 }))
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('to methods other than GET and HEAD is 405 [P15]', async () => {
    expect((await respondWith(new Response('x'), 'POST')).status).toBe(405)
    expect((await respondWith(new Response('x'), 'OPTIONS')).status).toBe(204)
    expect((await respondWith(new Response('x'), 'HEAD')).status).toBe(200)
  })

  const notFoundPaths: readonly [path: string, notFound: string][] = [
    ['/_image?href=/icon.svg&f=avif', '/404'],
    ['/_server-islands/a', '/404'],
    ['/_actions/a', '/404'],
    ['//checkout', '/404'],
    ['/x%2f..%2fcheckout', '/404'],
    ['/check%6Fut', '/404'],
    ['/foo', '/404'],
    ['/en//checkout', '/en/404'],
    ['/en/foo', '/en/404'],
  ]
  test.each(notFoundPaths)('to %s is the page %s, and nothing else is rendered [P12] [P14]', async (path, notFound) => {
    const next = vi.fn(() => Promise.resolve(new Response(null, { status: 404 })))
    const context = { request: new Request(`http://site${path}`), locals: {} } as Parameters<typeof onRequest>[0]
    await onRequest(context, next)
    expect(next).toHaveBeenCalledExactlyOnceWith(notFound)
  })

  test.each(['/', '/en/checkout?utm_source=x', '/live/ar.json', '/robots.txt', '/en/'])(
    'to %s is the requested page [APP-4]',
    async (path) => {
      const next = vi.fn(() => Promise.resolve(new Response('x')))
      const context = { request: new Request(`http://site${path}`), locals: {} } as Parameters<typeof onRequest>[0]
      await onRequest(context, next)
      expect(next).toHaveBeenCalledExactlyOnceWith()
    },
  )

  test('does not wait for a refresh, which is passed to waitUntil [C04]', async () => {
    refreshIfStale.mockReturnValue({ done: NEVER, waitMs: 0 })
    const waitUntil = vi.fn()
    await respondWith(new Response('x'), 'GET', { cfContext: { waitUntil } })
    expect(waitUntil).toHaveBeenCalledWith(NEVER)
  })

  test('waits for the first refresh up to its time limit [C04]', async () => {
    refreshIfStale.mockReturnValue({ done: NEVER, waitMs: 30 })
    const begin = performance.now()
    await respondWith(new Response('x'))
    expect(performance.now() - begin).toBeGreaterThanOrEqual(25)
  })
})

test('waitUntil is found on each host', () => {
  const passed: unknown[] = []
  const host = { waitUntil: (work: Promise<unknown>) => void passed.push(work) }
  getWaitUntil({ cfContext: host })?.(NEVER)
  getWaitUntil({ netlify: { context: host } })?.(NEVER)
  vi.stubGlobal(Symbol.for('@vercel/request-context'), { get: () => host })
  getWaitUntil({})?.(NEVER)
  vi.unstubAllGlobals()
  expect(passed).toHaveLength(3)
  expect(getWaitUntil({})).toBeUndefined()
})
