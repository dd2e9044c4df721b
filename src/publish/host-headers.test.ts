import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { getPath, listAddressedPages } from '#core/routes.ts'
import { LANGUAGES } from '#core/text/language.ts'
import { CACHE_CONTROL } from '#platform/cache-control.ts'
import { createHeaderRules, formatHeadersFile, NO_FRAMES, type HeaderRule } from './host-headers.ts'
import {
  CHECKOUT_PERMISSIONS,
  CSP_DENY_ALL,
  HSTS,
  pageHeaders,
  PERMISSIONS,
  securityHeaders,
} from '#platform/security-headers.ts'

const SITE = 'https://lahab.example'
const PERMISSIONS_NAME = 'permissions-policy'
const PATHS = [
  '/',
  '/en',
  '/checkout',
  '/en/checkout',
  '/foo',
  '/_astro/a.js',
  '/content-images/a.webp',
  '/live/ar.json',
  '/shop/ar/a.json',
  '/menus/ar/a.json',
]

const readNginxFile = (name: string): string =>
  readFileSync(new URL(`../../deploy/nginx/${name}`, import.meta.url), 'utf8')

function matches(rule: HeaderRule, path: string): boolean {
  return rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : rule.path === path
}

describe('the headers of static hosts', () => {
  test.each(PATHS)('are complete for %s, each set once', (path) => {
    const matching = createHeaderRules(SITE).filter((rule) => matches(rule, path))
    const names = matching.flatMap(({ headers }) => Object.keys(headers)).filter((name) => name !== PERMISSIONS_NAME)
    expect(new Set(names).size).toBe(names.length)
    expect(Object.assign({}, ...matching.map(({ headers }) => headers))).toMatchObject({
      ...securityHeaders(SITE),
      ...pageHeaders(path),
      'content-security-policy': NO_FRAMES,
    })
  })

  test.each([...PATHS, '/o', '/menu/cola'])('%s may ask where the customer is only if it is checkout', (path) => {
    const values = createHeaderRules(SITE)
      .filter((rule) => matches(rule, path))
      .flatMap(({ headers }) => headers[PERMISSIONS_NAME] ?? [])
    // Hosts join the values; of a permission that is there twice the last value counts.
    const geolocation = [...values.join(', ').matchAll(/geolocation=(\S+?)(?=,|$)/g)].at(-1)?.[1]
    expect(geolocation).toBe(path.endsWith('/checkout') ? '(self)' : '()')
    for (const value of values) expect(value).toMatch(/^camera=\(\), microphone=\(\), /)
  })

  const cached: readonly [path: string, cacheControl: string][] = [
    ['/', CACHE_CONTROL.page],
    ['/en/checkout', CACHE_CONTROL.page],
    ['/live/en.json', CACHE_CONTROL.live],
    ['/_astro/home.hash.js', CACHE_CONTROL.immutable],
    ['/shop/en/version.json', CACHE_CONTROL.immutable],
    ['/menus/en/version.json', CACHE_CONTROL.immutable],
    ['/content-images/wrap.webp', CACHE_CONTROL.file],
    ['/third-party-notices.txt', CACHE_CONTROL.file],
    ['/.well-known/security.txt', CACHE_CONTROL.file],
  ]
  test.each(cached)('%s is cached as on Node: %s', (path, cacheControl) => {
    const rule = createHeaderRules(SITE).find(
      (candidate) => matches(candidate, path) && 'cache-control' in candidate.headers,
    )
    expect(rule?.headers['cache-control']).toBe(cacheControl)
  })

  test('are formatted as a _headers file', () => {
    const rules = [
      { path: '/*', headers: { a: '1', b: "x 'y'" } },
      { path: '/c', headers: { d: '2' } },
    ]
    expect(formatHeadersFile(rules)).toBe("/*\n  a: 1\n  b: x 'y'\n\n/c\n  d: 2\n")
  })
})

describe('the nginx configuration', () => {
  test('has the same headers', () => {
    const lines = readNginxFile('headers.conf').split('\n')
    // What nginx decides about at run time are its variables.
    const expected = Object.entries({
      ...securityHeaders(''),
      'permissions-policy': '$lahab_permissions',
      'strict-transport-security': '$lahab_hsts',
      'content-security-policy': '$lahab_csp',
    }).map(([name, value]) => `add_header ${name} ${value.startsWith('$') ? value : `"${value}"`} always;`)
    expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual(expected)
    for (const text of [HSTS, NO_FRAMES, CSP_DENY_ALL, PERMISSIONS, CHECKOUT_PERMISSIONS])
      expect(readNginxFile('http.conf')).toContain(`"${text}"`)
  })

  test.each([
    ['/checkout', true],
    ['/en/checkout?utm_source=x', true],
    ['/', false],
    ['/o', false],
    ['/checkouts', false],
    ['/en/menu/checkout', false],
    ['/icon.svg', false],
  ])('lets %s ask where the customer is: %s', (path, isAllowed) => {
    const [, pattern = ''] = /\$lahab_permissions \{\s*"~(\^\S+)"/.exec(readNginxFile('http.conf')) ?? []
    expect(new RegExp(pattern).test(path)).toBe(pattern !== '' && isAllowed)
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
  test.each(paths)('refuses %s: %s', (path, isRefused) => {
    const [, pattern = ''] = /"~(\^.+)" "";/.exec(readNginxFile('http.conf')) ?? []
    expect(pattern).not.toBe('')
    expect(new RegExp(pattern).test(path)).toBe(!isRefused)
  })

  test('refuses these paths in front of Node and of plain files', () => {
    for (const name of ['cache.conf', 'plain-files.conf']) {
      expect(readNginxFile(name)).toMatch(/^include +lahab\/server\.conf;$/m)
    }
    expect(readNginxFile('server.conf')).toContain('if ($lahab_refused) { return 404; }')
  })

  test('caches each kind of file as Node does', () => {
    const [, ...locations] = readNginxFile('plain-files.conf').split(/^location /m)
    const caching = locations.flatMap((location) => {
      const value = /add_header +cache-control +"([^"]+)"/.exec(location)?.[1]
      return value === undefined ? [] : [[location.slice(0, location.indexOf(' {')), value]]
    })
    const paths = listAddressedPages().flatMap((page) => LANGUAGES.map((language) => getPath(page, language).slice(1)))
    const pages = paths.filter((path) => path !== '').join('|')
    expect(caching).toEqual([
      ['/', CACHE_CONTROL.file],
      ['= /', CACHE_CONTROL.page],
      [`~ ^/(?:${pages})$`, CACHE_CONTROL.page],
      [String.raw`~ ^/(?:en/)?menu/[\w.-]+$`, CACHE_CONTROL.page],
      [`~ ^(?<lahab_page>/(?:${pages}))/$`, 'no-store'],
      ['^~ /_astro/', CACHE_CONTROL.immutable],
      ['^~ /menus/', CACHE_CONTROL.immutable],
      ['^~ /shop/', CACHE_CONTROL.immutable],
      ['^~ /live/', CACHE_CONTROL.live],
      ['@lahab_not_found', 'no-store'],
    ])
  })

  test('repeats the headers in every location that adds one, because nginx then drops the inherited ones', () => {
    const locations = ['plain-files.conf', 'server.conf'].flatMap((name) =>
      readNginxFile(name)
        .split(/^location/m)
        .slice(1),
    )
    const withHeaders = locations.filter((text) => text.includes('add_header'))
    expect(withHeaders.length).toBeGreaterThan(5)
    for (const location of withHeaders) expect(location).toContain('headers.conf')
  })
})
