import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CACHE_CONTROL } from '../src/platform/cache-control.ts'
import {
  CANONICAL_PATH,
  headerRules,
  headersFile,
  nginxHeaders,
  NO_FRAMES,
  vercelRoutes,
  type HeaderRule,
} from './deployment-headers.ts'
import { CSP_DENY_ALL, HSTS, securityHeaders } from '../src/platform/security-headers.ts'

const SITE = 'https://lahab.example'
const ADDRESSES = [
  '/',
  '/en',
  '/checkout',
  '/en/checkout',
  '/foo',
  '/_astro/a.js',
  '/content-images/a.webp',
  '/live/ar.json',
]

const nginxFile = (name: string): string => readFileSync(new URL(`../deploy/nginx/${name}`, import.meta.url), 'utf8')

function fits({ path }: HeaderRule, address: string): boolean {
  return path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : path === address
}

describe('the headers of a host of files', () => {
  test.each(ADDRESSES)('are all there for %s, each named once [P12]', (address) => {
    for (const hasPages of [true, false]) {
      const fitting = headerRules(SITE, hasPages).filter((rule) => fits(rule, address))
      const names = fitting.flatMap(({ headers }) => Object.keys(headers))
      expect(new Set(names).size).toBe(names.length)
      const policy = hasPages ? NO_FRAMES : CSP_DENY_ALL
      expect(Object.assign({}, ...fitting.map(({ headers }) => headers))).toMatchObject({
        ...securityHeaders(SITE),
        'content-security-policy': policy,
      })
    }
  })

  const kept: readonly [address: string, caching: string][] = [
    ['/', CACHE_CONTROL.page],
    ['/en/checkout', CACHE_CONTROL.page],
    ['/live/en.json', CACHE_CONTROL.live],
    ['/_astro/home.hash.js', CACHE_CONTROL.immutable],
    ['/content-images/wrap.webp', CACHE_CONTROL.file],
    ['/third-party-notices.txt', CACHE_CONTROL.file],
    ['/.well-known/security.txt', CACHE_CONTROL.file],
  ]
  test.each(kept)('%s is kept as on Node: %s', (address, caching) => {
    const rule = headerRules(SITE, true).find((one) => fits(one, address) && 'cache-control' in one.headers)
    expect(rule?.headers['cache-control']).toBe(caching)
  })

  test('are written as Netlify and Cloudflare read them', () => {
    const rules = [
      { path: '/*', headers: { a: '1', b: "x 'y'" } },
      { path: '/c', headers: { d: '2' } },
    ]
    expect(headersFile(rules)).toBe("/*\n  a: 1\n  b: x 'y'\n\n/c\n  d: 2\n")
  })

  test('are routes of Vercel, which leave the policy of a page to the page', () => {
    const [all, hashed] = vercelRoutes(headerRules(SITE, false)) as { src: string; headers: Record<string, string> }[]
    expect([all?.src, all?.headers['content-security-policy']]).toEqual(['^/.*$', undefined])
    expect(all?.headers).toMatchObject(securityHeaders(SITE))
    expect(hashed).toMatchObject({ src: '^/_astro/.*$', headers: { 'content-security-policy': CSP_DENY_ALL } })
  })

  const paths: readonly [path: string, isRefused: boolean][] = [
    ...['/', '/en', '/en/', '/_astro/Hero.Dx-1_b~2.js', '/.well-known/security.txt', '/logo@2x.png'].map(
      (path) => [path, false] as [string, boolean],
    ),
    ...[
      '//checkout',
      '/en//checkout',
      '/en\\x/../checkout',
      '/./checkout',
      '/.../x',
      '/en/..%2fcheckout',
      '/%63heckout',
    ].map((path) => [path, true] as [string, boolean]),
  ]
  test.each(paths)('on Vercel, %s is refused: %s', (path, isRefused) => {
    const refusal = vercelRoutes(headerRules(SITE, false)).at(-1) as { src: string; status: number; headers: object }
    expect(refusal).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } })
    expect(new RegExp(refusal.src).test(path)).toBe(isRefused)
  })

  test('ask for https only where the site’s own origin is https', () => {
    expect(headersFile(headerRules('http://127.0.0.1:3000', true))).not.toContain('strict-transport-security')
    expect(headersFile(headerRules(SITE, true))).toContain(HSTS)
  })
})

describe('the files for nginx', () => {
  test('say what the tables say', () => {
    const lines = nginxFile('headers.conf').split('\n')
    expect(lines.filter((line) => !line.startsWith('#')).join('\n')).toBe(nginxHeaders())
    for (const text of [HSTS, NO_FRAMES, CSP_DENY_ALL]) expect(nginxFile('http.conf')).toContain(`"${text}"`)
  })

  test('refuse the same paths as the other hosts', () => {
    expect(nginxFile('http.conf')).toContain(`"~^${CANONICAL_PATH}(?:\\?|$)"`)
    for (const name of ['cache.conf', 'plain-files.conf']) {
      expect(nginxFile(name)).toMatch(/^include +lahab\/server\.conf;$/m)
    }
    expect(nginxFile('server.conf')).toContain('if ($lahab_refused) { return 404; }')
  })

  test('keep each kind of file as Node does', () => {
    const [, ...locations] = nginxFile('plain-files.conf').split(/^location /m)
    const caching = locations.flatMap((location) => {
      const value = /add_header +cache-control +"([^"]+)"/.exec(location)?.[1]
      return value === undefined ? [] : [[location.slice(0, location.indexOf(' {')), value]]
    })
    expect(caching).toEqual([
      ['/', CACHE_CONTROL.file],
      ['= /', CACHE_CONTROL.page],
      ['~ ^/(?:en|checkout|en/checkout)$', CACHE_CONTROL.page],
      ['~ ^(?<lahab_page>/(?:en|checkout|en/checkout))/$', 'no-store'],
      ['^~ /_astro/', CACHE_CONTROL.immutable],
      ['^~ /live/', CACHE_CONTROL.live],
      ['@lahab_not_found', 'no-store'],
    ])
  })

  test('give the headers in every place that adds one of its own, for nginx then forgets those from above', () => {
    const places = ['plain-files.conf', 'server.conf'].flatMap((name) =>
      nginxFile(name)
        .split(/^location/m)
        .slice(1),
    )
    const adding = places.filter((text) => text.includes('add_header'))
    expect(adding.length).toBeGreaterThan(5)
    for (const place of adding) expect(place).toContain('headers.conf')
  })
})
