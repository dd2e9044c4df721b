import { getPathLanguage } from '../src/domain/routes.ts'
import { PAGE_PATHS } from '../src/platform/rendered-paths.ts'
import { HSTS, securityHeaders } from '../src/platform/security-headers.ts'

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** Endpoints of the framework, and spellings of a page that hosts hand on as they are. */
const NO_PAGES = [
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

/** A request whose connection is not kept. */
export async function ask(address: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const answer = await fetch(address, { headers: { connection: 'close', ...headers }, redirect: 'manual' })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

/**
 * Asks for every page, one that there isn't, a script and a picture: statuses, types, and the headers that every answer of
 * the site carries, wherever it runs. Throws at the first that is wrong.
 */
export async function checkAnswers(origin: string, isHttps: boolean): Promise<void> {
  for (const page of PAGE_PATHS) {
    const { status, headers, text } = await ask(origin + page)
    expect(status === 200, `${page} is ${status}`)
    expect(headers.get('content-type') === 'text/html; charset=utf-8', `${page} is ${headers.get('content-type')}`)
    expect(headers.get('cache-control')?.includes('stale-if-error') === true, `${page} can’t be kept`)
    expect(text.includes(`<html lang="${getPathLanguage(page)}"`), `${page} is in the other language`)
    const policy = `${headers.get('content-security-policy')} ${/<meta http-equiv="content-security-policy"[^>]*>/i.exec(text)?.[0] ?? ''}`
    for (const part of ["frame-ancestors 'none'", "default-src 'none'", "require-trusted-types-for 'script'"]) {
      expect(policy.replaceAll('&#39;', "'").includes(part), `${page} has no ${part}`)
    }
    checkHeaders(page, headers, isHttps)
    print(`200 ${page}, ${text.length} characters`)
  }
  for (const path of NO_PAGES) {
    const { status, headers, text } = await ask(origin + path)
    const isRefused = status >= 300 && status < 500 && !text.includes('id="my-order"')
    expect(isRefused, `${path} is ${status}`)
    expect(new URL(headers.get('location') ?? '/', origin).origin === origin, `${path} leads elsewhere`)
  }
  print(`${NO_PAGES.length} endpoints of the framework and second spellings are not there`)
  const home = await ask(`${origin}/en`)
  const script = /\/_astro\/[\w.-]+\.js/.exec(home.text)?.[0] ?? 'no script'
  const others: readonly [path: string, status: number, caching: RegExp][] = [
    ['/foo', 404, /./],
    ['/en/foo', 404, /./],
    [script, 200, /immutable/],
    ['/live/en.json', 200, /s-maxage=10/],
    ['/robots.txt', 200, /./],
    ['/sitemap.xml', 200, /./],
    ['/en.webmanifest', 200, /./],
  ]
  for (const [path, status, caching] of others) {
    const answer = await ask(origin + path)
    expect(answer.status === status, `${path} is ${answer.status}, not ${status}`)
    if (status === 200)
      expect(caching.test(answer.headers.get('cache-control') ?? 'none'), `${path} is kept in another way`)
    checkHeaders(path, answer.headers, isHttps)
    print(`${answer.status} ${path}`)
  }
}

function checkHeaders(path: string, headers: Headers, isHttps: boolean): void {
  for (const [name, value] of Object.entries(securityHeaders(isHttps ? 'https:' : ''))) {
    expect(headers.get(name) === value, `${path}: ${name} is ${headers.get(name)}`)
  }
  expect((headers.get('strict-transport-security') === HSTS) === isHttps, `${path}: https is asked for or not, wrongly`)
  expect(headers.get('content-security-policy') !== null, `${path} has no policy`)
}

export function expect(isTrue: boolean, otherwise: string): void {
  if (!isTrue) throw new Error(otherwise)
}

/** Asks again and again until something is so; gives the seconds it took. */
export async function until(what: string, isSo: () => Promise<boolean>, withinSeconds: number): Promise<number> {
  const begin = Date.now()
  while (Date.now() - begin < withinSeconds * 1000) {
    if (await isSo()) return Math.round((Date.now() - begin) / 100) / 10
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`not within ${withinSeconds} s: ${what}`)
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
