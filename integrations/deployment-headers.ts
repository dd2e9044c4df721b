import { FILE_CACHING, HASHED_FILE_CACHING, LIVE_CACHING, PAGE_CACHING } from '../src/platform/cache-control.ts'
import { NOTHING, securityHeaders } from '../src/platform/security-headers.ts'

/** The headers of all addresses under a path; `*` stands for anything at its end. */
export interface HeaderRule {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** All that a policy in a `<meta>` can't say. */
export const NO_FRAMES = "frame-ancestors 'none'"

const PAGES = ['/', '/en', '/checkout', '/en/checkout']

/**
 * What a host adds to files. No two rules that fit one address name the same header: hosts would join their values. `hasPages`: pages
 * are files too and bring their policy in a `<meta>`; a second one would have to allow the same.
 */
export function headerRules(siteOrigin: string, hasPages: boolean): readonly HeaderRule[] {
  const caching = (path: string, value: string): HeaderRule => ({ path, headers: { 'cache-control': value } })
  return [
    {
      path: '/*',
      headers: { ...securityHeaders(siteOrigin), 'content-security-policy': hasPages ? NO_FRAMES : NOTHING },
    },
    caching('/_astro/*', HASHED_FILE_CACHING),
    caching('/content-images/*', FILE_CACHING),
    caching('/sprite.svg', FILE_CACHING),
    ...(hasPages ? [...PAGES.map((page) => caching(page, PAGE_CACHING)), caching('/live/*', LIVE_CACHING)] : []),
  ]
}

/** The file `_headers`, as Netlify and Cloudflare read it. */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) => `${path}\n${lines(headers, (name, value) => `  ${name}: ${value}`)}`)
    .join('\n')
}

/**
 * The same as routes of Vercel's build output. They meet what functions answer too, whose pages bring a policy of their own: so only
 * what is surely a file gets one here.
 */
export function vercelRoutes(rules: readonly HeaderRule[]): readonly unknown[] {
  return rules.map(({ path, headers: { 'content-security-policy': policy, ...headers } }) => ({
    src: `^${path.replaceAll('.', '\\.').replace('*', '.*')}$`,
    headers: policy === undefined ? { ...headers, 'content-security-policy': NOTHING } : headers,
    continue: true,
  }))
}

/** What nginx includes in each of its places; whether the site is https is for nginx to know. */
export function nginxHeaders(): string {
  return lines(
    {
      ...securityHeaders(''),
      'strict-transport-security': '$lahab_hsts',
      'content-security-policy': '$lahab_csp',
    },
    (name, value) => `add_header ${name} ${value.startsWith('$') ? value : `"${value}"`} always;`,
  )
}

function lines(headers: Readonly<Record<string, string>>, line: (name: string, value: string) => string): string {
  return Object.entries(headers)
    .map(([name, value]) => `${line(name, value)}\n`)
    .join('')
}
