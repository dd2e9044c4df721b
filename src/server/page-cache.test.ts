import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, test, vi } from 'vitest'
import { createPageCache } from './page-cache.ts'

type Render = (path: string, content: { readonly version: string } | null) => Promise<Response>

function respond(path: string, getBody: string): Response {
  const status = path.endsWith('/404') || path === '/404' ? 404 : 200
  return new Response(getBody, { status, headers: { 'content-type': 'text/html', 'content-security-policy': 'own' } })
}

interface TestContent {
  readonly version: string
}

function createTestCache(
  render: Render,
  getContent: () => TestContent | null = () => ({ version: 'v1' }),
  getKey = (content: TestContent | null): string => content?.version ?? 'none',
  dishes: readonly string[] = [],
) {
  return createPageCache({
    render,
    getContent,
    getVersion: (content) => content?.version ?? null,
    getKey,
    listDishPaths: () => dishes,
    headers: { 'x-common': '1', 'content-security-policy': 'deny' },
  })
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
}

const body = (cache: ReturnType<typeof createTestCache>, path: string): string =>
  String(cache.get(path)?.variants.identity.body)

describe('the pages', () => {
  test('are rendered once per version of the content, never by a request', async () => {
    let version = 'v1'
    const render = vi.fn<Render>((path) => Promise.resolve(respond(path, `${path} ${version}`)))
    const cache = createTestCache(render, () => ({ version }))
    await cache.refresh()
    const rendered = render.mock.calls.length
    await cache.refresh()
    cache.get('/')
    cache.get('/unknown')
    cache.getNotFound('/unknown')
    expect(render).toHaveBeenCalledTimes(rendered)
    version = 'v2'
    await cache.refresh()
    expect(render).toHaveBeenCalledTimes(rendered * 2)
    expect([body(cache, '/'), body(cache, '/en/checkout')]).toEqual(['/ v2', '/en/checkout v2'])
  })

  test('of 50 versions leave nothing of the first one in memory [R08]', async () => {
    let content = { version: 'v0' }
    const dish = '/menu/cola'
    const cache = createTestCache(
      (path) => Promise.resolve(respond(path, path)),
      () => content,
      undefined,
      [dish],
    )
    async function publish(version: string): Promise<readonly WeakRef<object>[]> {
      content = { version }
      await cache.refresh()
      const held = [content, cache.get('/'), cache.get(`/menus/en/${version}.json`), await cache.getDish(dish)]
      return held.map((value) => new WeakRef(value ?? Promise.reject(new Error('a page is missing'))))
    }
    const first = await publish('v0')
    for (let count = 1; count <= 50; count += 1) await publish(`v${count}`)
    await new Promise(setImmediate)
    collectGarbage()
    expect(first.map((held) => held.deref())).toEqual([undefined, undefined, undefined, undefined])
  })

  test('of an earlier version still find their menu; only those of the last three versions are kept', async () => {
    let version = 'v1'
    const cache = createTestCache(
      (path) => Promise.resolve(respond(path, `${path} ${version}`)),
      () => ({ version }),
    )
    for (version of ['v1', 'v2', 'v3', 'v1', 'v4']) await cache.refresh()
    const menus = ['v1', 'v2', 'v3', 'v4'].map((each) => cache.get(`/menus/en/${each}.json`)?.status)
    expect(menus).toEqual([200, undefined, 200, 200])
    expect(body(cache, '/menus/ar/v1.json')).toBe('/menus/ar/v1.json v1')
  })

  test('stay as they were where the new menu can’t be rendered, which they would name [CNT-4]', async () => {
    let version = 'v1'
    const cache = createTestCache(
      (path) =>
        path.startsWith('/menus/ar/v2') ? Promise.reject(new Error('broken')) : Promise.resolve(respond(path, version)),
      () => ({ version }),
    )
    await cache.refresh()
    version = 'v2'
    await expect(cache.refresh()).rejects.toThrow('broken')
    expect([body(cache, '/'), body(cache, '/live/en.json'), cache.getVersion()]).toEqual(['v1', 'v1', 'v1'])
  })

  test('are rendered again when the opening hours of the next days change', async () => {
    let hours = 'today'
    const cache = createTestCache(
      (path) => Promise.resolve(respond(path, hours)),
      undefined,
      () => hours,
    )
    await cache.refresh()
    hours = 'tomorrow'
    await cache.refresh()
    expect([body(cache, '/'), body(cache, '/live/en.json')]).toEqual(['tomorrow', 'tomorrow'])
  })

  test('of new content are published together, when all are ready', async () => {
    let version = 'v1'
    const resolvers: (() => void)[] = []
    let isBlocked = false
    const render: Render = async (path) => {
      const rendered = version
      if (isBlocked && path === '/en/checkout') await new Promise<void>((resolve) => resolvers.push(resolve))
      return respond(path, rendered)
    }
    const cache = createTestCache(render, () => ({ version }))
    await cache.refresh()
    version = 'v2'
    isBlocked = true
    const refreshed = cache.refresh()
    await vi.waitFor(() => expect(resolvers).toHaveLength(1))
    expect([body(cache, '/'), body(cache, '/checkout')]).toEqual(['v1', 'v1'])
    resolvers[0]?.()
    await refreshed
    expect([body(cache, '/'), body(cache, '/checkout')]).toEqual(['v2', 'v2'])
  })

  test('all have the same content version, even if it changes during rendering', async () => {
    let version = 'v1'
    const cache = createTestCache(
      (path, content) => {
        if (path === '/en') version = 'v2'
        return Promise.resolve(respond(path, content?.version ?? 'none'))
      },
      () => ({ version }),
    )
    await cache.refresh()
    expect([body(cache, '/'), body(cache, '/en/checkout'), cache.getVersion()]).toEqual(['v1', 'v1', 'v1'])
    await cache.refresh()
    expect([body(cache, '/'), body(cache, '/en/checkout'), cache.getVersion()]).toEqual(['v2', 'v2', 'v2'])
  })

  test('that fail keep their previous version while the others go on, and are retried alone [CNT-4]', async () => {
    let version = 'v1'
    let isBroken = false
    const render = vi.fn<Render>((path) =>
      isBroken && path === '/en' ? Promise.reject(new Error('broken')) : Promise.resolve(respond(path, version)),
    )
    const cache = createTestCache(render, () => ({ version }))
    await cache.refresh()
    version = 'v2'
    isBroken = true
    await expect(cache.refresh()).rejects.toThrow("can't render /en")
    expect(['/', '/en', '/live/en.json'].map((path) => body(cache, path))).toEqual(['v2', 'v1', 'v2'])
    expect(cache.isComplete()).toBe(false)
    isBroken = false
    render.mockClear()
    await cache.refresh()
    expect([body(cache, '/en'), cache.isComplete()]).toEqual(['v2', true])
    expect(render.mock.calls.map(([path]) => path)).toEqual(['/en'])
  })

  test('that have never been rendered ask to come back, and the start goes on', async () => {
    const cache = createTestCache((path) =>
      path === '/en' || path === '/404' ? Promise.reject(new Error('broken')) : Promise.resolve(respond(path, path)),
    )
    await expect(cache.refresh()).rejects.toThrow("can't render /en, /404")
    expect(cache.get('/en')).toMatchObject({ status: 503, headers: { 'retry-after': '60' } })
    expect(body(cache, '/en')).toContain('This page can’t be shown right now.')
    expect([cache.get('/')?.status, cache.get('/unknown'), cache.getVersion()]).toEqual([200, undefined, 'v1'])
    expect([cache.getNotFound('/unknown').status, cache.getNotFound('/en/unknown').status]).toEqual([503, 404])
  })

  test('with an error status are rejected, and none is published if all fail', async () => {
    const cache = createTestCache(() => Promise.resolve(new Response('x', { status: 500 })))
    await expect(cache.refresh()).rejects.toThrow('500')
    expect([cache.get('/'), cache.getVersion()]).toEqual([undefined, null])
  })

  test('have no content-length of the uncompressed body', async () => {
    const headers = { 'content-type': 'text/html', 'content-length': '5000' }
    const cache = createTestCache((path) => {
      const { status } = respond(path, path)
      return Promise.resolve(new Response('a'.repeat(5_000), { status, headers }))
    })
    await cache.refresh()
    expect(cache.get('/')?.headers).not.toHaveProperty('content-length')
    expect(Number(cache.get('/')?.variants.br?.headers['content-length'])).toBeLessThan(5_000)
  })

  test('override the common content security policy', async () => {
    const cache = createTestCache((path) => Promise.resolve(respond(path, path)))
    await cache.refresh()
    expect(cache.get('/')?.headers).toMatchObject({
      'content-security-policy': 'own',
      'content-type': 'text/html; charset=utf-8',
      'x-common': '1',
    })
  })

  test('for 404 are in the language of the path and not cached [APP-4]', async () => {
    const cache = createTestCache((path) => Promise.resolve(respond(path, path)))
    await cache.refresh()
    const getNotFoundBody = (path: string): string => String(cache.getNotFound(path).variants.identity.body)
    expect(['/foo', '/en/foo', '/entrance', '/'].map(getNotFoundBody)).toEqual(['/404', '/en/404', '/404', '/404'])
    expect(cache.getNotFound('/foo')).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } })
  })

  test('are rendered without content too, except for the menu JSON', async () => {
    const render: Render = (path) =>
      Promise.resolve(path.startsWith('/live/') ? new Response(null, { status: 404 }) : respond(path, path))
    const cache = createTestCache(render, () => null)
    await cache.refresh()
    expect([cache.get('/')?.status, cache.get('/live/ar.json')?.status]).toEqual([200, 404])
    expect(cache.getVersion()).toBeNull()
  })
})

describe('the pages of dishes', () => {
  const DISHES = Array.from({ length: 600 }, (_, place) => `/menu/dish-${place}`)
  const COLA = '/menu/cola'
  const readDish = async (cache: ReturnType<typeof createTestCache>, path = COLA): Promise<string> =>
    String((await cache.getDish(path))?.variants.identity.body)

  test('are rendered at their first request, once per version, and only those of the menu', async () => {
    let version = 'v1'
    const dishes = [COLA]
    const render = vi.fn<Render>((path) => Promise.resolve(respond(path, `${path} ${version}`)))
    const cache = createTestCache(render, () => ({ version }), undefined, dishes)
    await cache.refresh()
    render.mockClear()
    expect(await Promise.all([readDish(cache), readDish(cache)])).toEqual(['/menu/cola v1', '/menu/cola v1'])
    expect(render).toHaveBeenCalledTimes(1)
    for (const path of ['/menu/Cola', '/menu/cola/', '/menu/', '/en/menu/cola', '/menu/tea', '/menu/__proto__'])
      expect(cache.getDish(path), path).toBeUndefined()
    version = 'v2'
    await cache.refresh()
    expect(await readDish(cache)).toBe('/menu/cola v2')
    version = 'v3'
    dishes.length = 0
    await cache.refresh()
    expect(cache.getDish(COLA)).toBeUndefined()
  })

  test('stay in memory up to 500, those that were requested last', async () => {
    const render = vi.fn<Render>((path) => Promise.resolve(respond(path, path)))
    const cache = createTestCache(render, undefined, undefined, DISHES)
    await cache.refresh()
    render.mockClear()
    for (const path of DISHES.slice(0, 500)) await cache.getDish(path)
    await cache.getDish('/menu/dish-0')
    expect(render).toHaveBeenCalledTimes(500)
    await cache.getDish('/menu/dish-500')
    await cache.getDish('/menu/dish-0')
    expect(render).toHaveBeenCalledTimes(501)
    await cache.getDish('/menu/dish-1')
    expect(render).toHaveBeenCalledTimes(502)
  })

  test('that can’t be rendered ask to come back, and are tried again', async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    let isBroken = true
    const cache = createTestCache(
      (path) =>
        isBroken && path === COLA ? Promise.reject(new Error('broken')) : Promise.resolve(respond(path, path)),
      undefined,
      undefined,
      [COLA],
    )
    await cache.refresh()
    expect(await cache.getDish(COLA)).toMatchObject({ status: 503, headers: { 'retry-after': '60' } })
    isBroken = false
    expect(await cache.getDish(COLA)).toMatchObject({ status: 200 })
  })

  test('ask to come back while there is no menu', async () => {
    const cache = createTestCache(
      (path) => Promise.resolve(new Response(path, { status: /404$|^\/live/.test(path) ? 404 : 200 })),
      () => null,
    )
    await cache.refresh()
    expect(await cache.getDish('/en/menu/cola')).toMatchObject({ status: 503 })
  })
})
