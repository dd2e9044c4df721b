import { describe, expect, test, vi } from 'vitest'
import { prepareAnswer, storePage } from '../server/bytes.ts'
import { front } from '../server/front.ts'
import { ask, listening } from '../server/listening.fixtures.ts'
import { readSettings } from './settings.ts'

async function site(environment: Record<string, string> = {}): Promise<string> {
  const staticFiles = new Map([
    ['/a.txt', await prepareAnswer(200, { 'content-type': 'text/plain' }, Buffer.from('a'))],
  ])
  return listening(
    front({
      settings: readSettings(environment),
      staticFiles,
      renderPage: (request, response) => {
        if (request.url === '/bad') return Promise.reject(new Error('bad'))
        if (request.url === '/page') response.setHeader('content-security-policy', "script-src 'self'")
        response.writeHead(request.url === '/foo' ? 404 : 200).end()
        return Promise.resolve()
      },
      health: () => ({ status: 503, body: {} }),
    }),
  )
}

describe('security headers', () => {
  const answers: readonly [name: string, method: string, path: string, status: number][] = [
    ['a page', 'GET', '/page', 200],
    ['a file', 'GET', '/a.txt', 200],
    ['an unknown route', 'GET', '/foo', 404],
    ['an address that can’t be read', 'GET', '/%E0%A4%A', 400],
    ['an address that is too long', 'GET', `/${'a'.repeat(5000)}`, 414],
    ['a method that is not allowed', 'POST', '/', 405],
    ['a question for the methods', 'OPTIONS', '/', 204],
    ['the health of a site without content', 'GET', '/healthz', 503],
    ['a page that can’t be rendered', 'GET', '/bad', 500],
  ]
  test.each(answers)('are on %s [P12] [P14]', async (_, method, path, status) => {
    vi.spyOn(process.stderr, 'write').mockReturnValueOnce(true)
    const answer = await ask(await site(), path, { method })
    vi.restoreAllMocks()
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(answer.headers['permissions-policy']).toContain('geolocation=()')
    expect(answer.headers['content-security-policy']).toBe(
      path === '/page' ? "script-src 'self'" : "default-src 'none'; frame-ancestors 'none'",
    )
    expect(answer.headers['x-powered-by']).toBeUndefined()
  })

  test('a kept page brings its own policy, whole and as 304, and the rest of them [P16]', async () => {
    const policy = { 'content-security-policy': "script-src 'self'", 'content-type': 'text/html' }
    const page = await prepareAnswer(200, policy, Buffer.from('the page'.repeat(200)))
    storePage('/kept-with-policy', page)
    const host = await site()
    for (const headers of [{}, { 'accept-encoding': 'br' }, { 'if-none-match': page.etag }]) {
      const answer = await ask(host, '/kept-with-policy?utm_source=x', { headers })
      expect(answer.status).toBe('if-none-match' in headers ? 304 : 200)
      expect(answer.headers).toMatchObject({
        'content-security-policy': "script-src 'self'",
        'x-frame-options': 'DENY',
      })
    }
  })

  test('ask for https only where the site’s own origin is https', async () => {
    const plain = await ask(await site(), '/a.txt')
    const secure = await ask(await site({ SITE_ORIGIN: 'https://lahab.example' }), '/a.txt')
    expect(plain.headers['strict-transport-security']).toBeUndefined()
    expect(secure.headers['strict-transport-security']).toMatch(/^max-age=\d{8}/)
  })
})
