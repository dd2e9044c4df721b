import { describe, expect, test, vi } from 'vitest'
import { prepareAnswer, storePage, type StoredAnswer } from './bytes.ts'
import type { FrontParts } from './front.ts'
import { HTML, site } from './front.fixtures.ts'
import { ask, type RawAnswer } from './listening.fixtures.ts'
import { readSettings } from '../platform/settings.ts'

const text = ({ body }: RawAnswer): string => String(body)

const file = (body: string): Promise<StoredAnswer> => prepareAnswer(200, HTML, Buffer.from(body))

describe('addresses', () => {
  const bad: readonly [name: string, path: string, status: number][] = [
    ['half a character', '/%E0%A4%A', 400],
    ['a lone percent sign', '/%', 400],
    ['no hexadecimal digits', '/%zz', 400],
    ['an overlong slash', '/%c0%af', 400],
    ['10 KB', `/${'a'.repeat(10_000)}`, 414],
    ['a query of 10 KB', `/?q=${'a'.repeat(10_000)}`, 414],
    ['one character too many', `/${'a'.repeat(4096)}`, 414],
    ['the address of another site', 'http://evil.test/en', 400],
  ]
  test.each(bad)('%s is refused, and the site stays up [P14]', async (_, path, status) => {
    const host = await site()
    expect((await ask(host, path)).status).toBe(status)
    expect(text(await ask(host, '/en'))).toBe('rendered /en')
  })

  const passedOn: readonly [name: string, path: string][] = [
    ['the longest address', `/${'a'.repeat(4095)}`],
    ['an Arabic path', '/%D9%84%D9%87%D8%A8'],
    ['a way up', '/../../etc/passwd'],
    ['an encoded way up', '/%2e%2e/%2e%2e/etc/passwd'],
    ['an encoded zero', '/%00'],
    ['a bad percent sign in the query', '/?a=%E0%A4%A'],
    ['a script in the query', '/checkout?x=%3Cscript%3E'],
    ['a property of every object', '/__proto__'],
  ]
  test.each(passedOn)('%s finds no file and goes to the pages as it came [P13] [P14]', async (_, path) => {
    const { status, body } = await ask(await site(), path)
    expect([status, String(body)]).toEqual([200, `rendered ${path}`])
  })

  const noAddress: readonly [name: string, path: string, rendered: string][] = [
    ['another host', '//evil.test/', '/404'],
    ['a doubled slash', '/en//checkout', '/en/404'],
    ['an encoded doubled slash', '/en%2f%2fcheckout', '/en/404'],
    ['the file of a page', '/checkout.html', '/404'],
    ['the picture endpoint of the framework', '/_image?href=/a.png&w=9000', '/404'],
  ]
  test.each(noAddress)('%s is not found [APP-4] [P14]', async (_, path, rendered) => {
    expect(text(await ask(await site(), path))).toBe(`rendered ${rendered}`)
  })

  test('the pages see the host of the site, whatever the request says [APP-6]', async () => {
    const renderPage: FrontParts['renderPage'] = (request, response) => {
      response.end(request.headers.host)
      return Promise.resolve()
    }
    const settings = readSettings({ SITE_ORIGIN: 'https://lahab.example' })
    const host = await site({ settings, renderPage })
    expect(text(await ask(host, '/en', { headers: { host: 'evil"><x>' } }))).toBe('lahab.example')
  })

  test('an unknown route is the pages’ own 404 [P12] [APP-4]', async () => {
    expect((await ask(await site(), '/foo')).status).toBe(404)
  })
})

describe('what is ready', () => {
  test('a file is sent from memory, by its decoded path and with any query', async () => {
    const host = await site({ staticFiles: new Map([['/a b.txt', await file('the file')]]) })
    expect(text(await ask(host, '/a%20b.txt?v=1'))).toBe('the file')
  })

  test('a kept page is sent before a file, until it is forgotten', async () => {
    const host = await site({ staticFiles: new Map([['/kept', await file('the file')]]) })
    storePage('/kept', await prepareAnswer(200, HTML, Buffer.from('the page'), ['test']))
    expect(text(await ask(host, '/kept?q=1'))).toBe('the page')
    expect(text(await ask(host, '/other'))).toBe('rendered /other')
  })

  test('a page that is not kept is rendered each time', async () => {
    const renderPage = vi.fn<FrontParts['renderPage']>((_, response) => {
      response.end('x')
      return Promise.resolve()
    })
    const host = await site({ renderPage })
    await ask(host, '/en')
    await ask(host, '/en')
    expect(renderPage).toHaveBeenCalledTimes(2)
  })

  test('pictures of a content service elsewhere are no business of this site [CNT-1]', async () => {
    const settings = readSettings({ CONTENTFUL_SPACE_ID: 'space', CONTENTFUL_ACCESS_TOKEN: 'token' })
    expect(text(await ask(await site({ settings }), '/content-images/a.webp'))).toBe('rendered /content-images/a.webp')
  })
})

describe('methods', () => {
  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'])(
    '%s is not allowed, and says what is [P15]',
    async (method) => {
      const { status, headers } = await ask(await site(), '/', { method })
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS'])
    },
  )

  test('OPTIONS says what is allowed, without a body [P15]', async () => {
    const { status, headers, body } = await ask(await site(), '/', { method: 'OPTIONS' })
    expect([status, headers.allow, body.length]).toEqual([204, 'GET, HEAD, OPTIONS', 0])
  })

  test('HEAD is answered without a body [P15]', async () => {
    const host = await site({ staticFiles: new Map([['/a.txt', await file('the file')]]) })
    const { status, headers, body } = await ask(host, '/a.txt', { method: 'HEAD' })
    expect([status, headers['content-length'], body.length]).toEqual([200, '8', 0])
  })
})

describe('health', () => {
  const states: readonly [state: string, status: number][] = [
    ['fresh', 200],
    ['stale', 200],
    ['snapshot', 200],
    ['none', 503],
  ]
  test.each(states)('%s is told as it is, with status %i, and kept by nobody [C03]', async (state, status) => {
    const body = { state, ageSeconds: 7, version: '1.0.0' }
    const answer = await ask(await site({ health: () => ({ status, body }) }), '/healthz')
    expect([answer.status, JSON.parse(text(answer))]).toEqual([status, body])
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
  })
})

describe('a page that can’t be rendered', () => {
  test('is a plain 500 that tells nothing, is logged, and leaves the site up', async () => {
    const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const host = await site({
      renderPage: (request, response) => {
        if (request.url === '/bad') return Promise.reject(new Error('inner secret'))
        response.end('fine')
        return Promise.resolve()
      },
    })
    const { status, body } = await ask(host, '/bad')
    expect([status, String(body)]).toEqual([500, 'Something went wrong.\n'])
    expect(String(logged.mock.calls[0]?.[0])).toContain('answer-failed')
    logged.mockRestore()
    expect(text(await ask(host, '/good'))).toBe('fine')
  })

  test('is cut off where it had already begun', async () => {
    const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const host = await site({
      renderPage: (_, response) => {
        response.writeHead(200, { 'content-length': '100' }).write('half')
        return Promise.reject(new Error('too late'))
      },
    })
    await expect(ask(host, '/')).rejects.toThrow()
    logged.mockRestore()
  })
})
