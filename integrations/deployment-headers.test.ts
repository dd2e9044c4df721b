import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { FILE_CACHING, HASHED_FILE_CACHING, LIVE_CACHING, PAGE_CACHING } from '../src/platform/cache-control.ts'
import {
  headerRules,
  headersFile,
  nginxHeaders,
  NO_FRAMES,
  vercelRoutes,
  type HeaderRule,
} from './deployment-headers.ts'
import { NOTHING, ONLY_HTTPS, securityHeaders } from '../src/platform/security-headers.ts'

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
      const policy = hasPages ? NO_FRAMES : NOTHING
      expect(Object.assign({}, ...fitting.map(({ headers }) => headers))).toMatchObject({
        ...securityHeaders(SITE),
        'content-security-policy': policy,
      })
    }
  })

  const kept: readonly [address: string, caching: string][] = [
    ['/', PAGE_CACHING],
    ['/en/checkout', PAGE_CACHING],
    ['/live/en.json', LIVE_CACHING],
    ['/_astro/home.hash.js', HASHED_FILE_CACHING],
    ['/content-images/wrap.webp', FILE_CACHING],
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
    expect(hashed).toMatchObject({ src: '^/_astro/.*$', headers: { 'content-security-policy': NOTHING } })
  })

  test('ask for https only where the site’s own origin is https', () => {
    expect(headersFile(headerRules('http://127.0.0.1:3000', true))).not.toContain('strict-transport-security')
    expect(headersFile(headerRules(SITE, true))).toContain(ONLY_HTTPS)
  })
})

describe('the files for nginx', () => {
  test('say what the tables say', () => {
    const lines = nginxFile('headers.conf').split('\n')
    expect(lines.filter((line) => !line.startsWith('#')).join('\n')).toBe(nginxHeaders())
    for (const text of [ONLY_HTTPS, NO_FRAMES, NOTHING]) expect(nginxFile('http.conf')).toContain(`"${text}"`)
  })

  test('keep each kind of file as Node does', () => {
    const cached = [...nginxFile('plain-files.conf').matchAll(/add_header cache-control "([^"]+)"/g)].map(
      ([, value]) => value,
    )
    expect(new Set(cached)).toEqual(
      new Set([PAGE_CACHING, LIVE_CACHING, HASHED_FILE_CACHING, FILE_CACHING, 'no-store']),
    )
  })

  test('give the headers in every place that adds one of its own, for nginx then forgets those from above', () => {
    const places = nginxFile('plain-files.conf')
      .split(/^location/m)
      .slice(1)
    for (const place of places.filter((text) => text.includes('add_header'))) expect(place).toContain('headers.conf')
  })
})
