import type { CacheProvider } from 'astro'
import { describe, expect, test, vi } from 'vitest'
import { outdatePages, storedPage } from './bytes.ts'
import pageCache from './page-cache.ts'

type Next = () => Promise<Response>
type Context = Parameters<NonNullable<CacheProvider['onRequest']>>[0]

/** Asks the provider for a page of its own test; `next` renders it. */
function get(path: string, next: Next, method = 'GET'): Promise<Response> {
  const url = new URL(path, 'http://127.0.0.1')
  const context = { request: new Request(url, { method }), url } as Context
  const answer = pageCache().onRequest?.(context, next)
  if (answer === undefined) throw new Error('the provider answers no requests')
  return answer
}

function page(body: string, headers: Record<string, string> = {}, status = 200): Response {
  return new Response(body, { status, headers: { 'content-type': 'text/html', 'cache-tag': 'content', ...headers } })
}

describe('the page cache', () => {
  test('renders a page once and keeps it by its path alone', async () => {
    const next = vi.fn<Next>(() => Promise.resolve(page('once')))
    expect(await (await get('/once?a=1', next)).text()).toBe('once')
    expect(await (await get('/once?a=2', next)).text()).toBe('once')
    expect(next).toHaveBeenCalledTimes(1)
    expect(String(storedPage('/once')?.bodies.identity)).toBe('once')
  })

  test('renders once for many who ask at the same time', async () => {
    const next = vi.fn<Next>(() => Promise.resolve(page('together')))
    const answers = await Promise.all([1, 2, 3].map(() => get('/together', next)))
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['together', 'together', 'together'])
    expect(next).toHaveBeenCalledTimes(1)
  })

  test('keeps its own headers and the page’s, but not the tags', async () => {
    await get('/headers', () => Promise.resolve(page('x', { 'content-security-policy': "default-src 'none'" })))
    expect(storedPage('/headers')).toMatchObject({ tags: ['content'], status: 200 })
    expect(storedPage('/headers')?.headers).toMatchObject({ 'content-security-policy': "default-src 'none'" })
    expect(Object.keys(storedPage('/headers')?.headers ?? {})).not.toContain('cache-tag')
  })

  const unkept: readonly [name: string, path: string, answer: () => Response][] = [
    ['a page without a tag', '/untagged', () => new Response('x')],
    ['a 404', '/missing', () => page('x', {}, 404)],
    ['an error', '/error', () => page('x', {}, 500)],
  ]
  test.each(unkept)('does not keep %s, and gives everybody a readable answer', async (_, path, answer) => {
    const next = (): Promise<Response> => Promise.resolve(answer())
    const answers = await Promise.all([get(path, next), get(path, next)])
    expect(await Promise.all(answers.map((one) => one.text()))).toEqual(['x', 'x'])
    expect(storedPage(path)).toBeUndefined()
  })

  test.each(['HEAD', 'POST'])('keeps nothing of an answer to %s [P15]', async (method) => {
    await get('/method', () => Promise.resolve(new Response(null, page('').clone())), method)
    expect(storedPage('/method')).toBeUndefined()
  })

  test('does not keep a page whose content changed while it was rendered [C26]', async () => {
    const old = await get('/late', () => {
      outdatePages('content')
      return Promise.resolve(page('old'))
    })
    expect(await old.text()).toBe('old')
    expect(storedPage('/late')).toBeUndefined()
    expect(await (await get('/late', () => Promise.resolve(page('new')))).text()).toBe('new')
  })

  test('an outdated page stays until the new one is ready, and nobody joins the rendering of the old [C26]', async () => {
    await get('/swap', () => Promise.resolve(page('one')))
    outdatePages('content')
    expect(String(storedPage('/swap')?.bodies.identity)).toBe('one')
    let finish: (answer: Response) => void = () => undefined
    const slow = get('/swap', () => new Promise((resolve) => (finish = resolve)))
    outdatePages('content')
    expect(await (await get('/swap', () => Promise.resolve(page('three')))).text()).toBe('three')
    finish(page('two'))
    expect(await (await slow).text()).toBe('two')
    expect(String(storedPage('/swap')?.bodies.identity), 'the newest is kept').toBe('three')
    const next = vi.fn<Next>(() => Promise.resolve(page('four')))
    expect(await (await get('/swap', next)).text()).toBe('three')
    expect(next).not.toHaveBeenCalled()
  })

  test('an outdated page whose rendering fails stays as it was [CNT-4]', async () => {
    await get('/stays', () => Promise.resolve(page('good')))
    outdatePages('content')
    await expect(get('/stays', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(String(storedPage('/stays')?.bodies.identity)).toBe('good')
  })

  test('a page that fails to render fails for who asked, and is tried again', async () => {
    await expect(get('/fails', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await (await get('/fails', () => Promise.resolve(page('yes')))).text()).toBe('yes')
  })
})
