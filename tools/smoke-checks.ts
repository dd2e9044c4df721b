import { PAGE_PATHS } from '#platform/rendered-paths.ts'
import { HSTS, pageHeaders, securityHeaders } from '#platform/security-headers.ts'
import { print } from './print.ts'

export interface PageResponse {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** Endpoints of Astro, and other spellings of pages. */
const UNKNOWN_PATHS = [
  '/_image?href=/icon.svg&w=1600&f=avif',
  '/_server-islands/a?s=1&e=1&p=1',
  '/_actions/a',
  '/en//checkout',
  '/en%2Fcheckout',
  '/check%6Fut',
  '/EN',
  '/checkout.html',
  '/api/contentful',
]

/** Sends a GET on a connection of its own, without following redirects. */
export async function fetchPage(url: string, headers: Readonly<Record<string, string>> = {}): Promise<PageResponse> {
  const response = await fetch(url, { headers: { connection: 'close', ...headers }, redirect: 'manual' })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/**
 * Requests pages, unknown paths, a script and other files, and checks status, content type and the
 * headers that are the same on every target. Throws at the first failure.
 */
export async function runSmokeChecks(origin: string, isHttps: boolean): Promise<void> {
  for (const page of PAGE_PATHS) {
    const { status, headers, text } = await fetchPage(origin + page)
    assert(status === 200, `${page} is ${status}`)
    assert(headers.get('content-type') === 'text/html; charset=utf-8', `${page} is ${headers.get('content-type')}`)
    assert(headers.get('cache-control')?.includes('stale-if-error') === true, `${page} can’t be cached`)
    assert(
      text.includes(page.startsWith('/en') ? '<html lang="en"' : '<html lang="ar"'),
      `${page} is in the wrong language`,
    )
    const policy = `${headers.get('content-security-policy')} ${/<meta http-equiv="content-security-policy"[^>]*>/i.exec(text)?.[0] ?? ''}`
    for (const part of ["frame-ancestors 'none'", "default-src 'none'", "require-trusted-types-for 'script'"]) {
      assert(policy.replaceAll('&#39;', "'").includes(part), `${page} has no ${part}`)
    }
    checkHeaders(page, headers, isHttps)
    print(`200 ${page}, ${text.length} characters`)
  }
  for (const path of UNKNOWN_PATHS) {
    const { status, headers, text } = await fetchPage(origin + path)
    const isRefused = status >= 300 && status < 500 && !text.includes('id="my-order"')
    assert(isRefused, `${path} is ${status}`)
    assert(new URL(headers.get('location') ?? '/', origin).origin === origin, `${path} redirects to another origin`)
  }
  print(`${UNKNOWN_PATHS.length} endpoints of Astro and other spellings of pages are not found`)
  const home = await fetchPage(`${origin}/en`)
  const script = /\/_astro\/[\w.-]+\.js/.exec(home.text)?.[0] ?? 'no script'
  const live = await fetchPage(`${origin}/live/en.json`)
  const { menuPath } = JSON.parse(live.text) as { menuPath: string }
  const others: readonly [path: string, status: number, cacheControl: RegExp][] = [
    ['/foo', 404, /./],
    ['/en/foo', 404, /./],
    [script, 200, /immutable/],
    ['/live/en.json', 200, /s-maxage=10/],
    [menuPath, 200, /immutable/],
    ['/robots.txt', 200, /./],
    ['/sitemap.xml', 200, /./],
    ['/en.webmanifest', 200, /./],
  ]
  for (const [path, status, cacheControl] of others) {
    const response = await fetchPage(origin + path)
    assert(response.status === status, `${path} is ${response.status}, not ${status}`)
    if (status === 200)
      assert(cacheControl.test(response.headers.get('cache-control') ?? 'none'), `${path} has another cache-control`)
    checkHeaders(path, response.headers, isHttps)
    print(`${response.status} ${path}`)
  }
}

function checkHeaders(path: string, headers: Headers, isHttps: boolean): void {
  for (const [name, value] of Object.entries({
    ...securityHeaders(isHttps ? 'https:' : ''),
    ...pageHeaders(path),
  })) {
    assert(headers.get(name) === value, `${path}: ${name} is ${headers.get(name)}`)
  }
  assert(
    (headers.get('strict-transport-security') === HSTS) === isHttps,
    `${path}: HSTS is ${isHttps ? 'missing' : 'sent over http'}`,
  )
  assert(headers.get('content-security-policy') !== null, `${path} has no policy`)
}

export function assert(condition: boolean, message: string): void {
  if (!condition) throw new Error(message)
}

/** Polls a condition and returns the seconds until it held. Throws after `timeoutSeconds`. */
export async function waitFor(what: string, check: () => Promise<boolean>, timeoutSeconds: number): Promise<number> {
  const begin = Date.now()
  while (Date.now() - begin < timeoutSeconds * 1000) {
    if (await check()) return Math.round((Date.now() - begin) / 100) / 10
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`not within ${timeoutSeconds} s: ${what}`)
}
