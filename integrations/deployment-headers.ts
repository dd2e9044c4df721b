import { CACHE_CONTROL } from '../src/platform/cache-control.ts'
import { PAGE_PATHS } from '../src/platform/rendered-paths.ts'
import { CSP_DENY_ALL, securityHeaders } from '../src/platform/security-headers.ts'

/** Response headers for a path; `*` at its end stands for anything. */
export interface HeaderRule {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** The one directive of the pages' policy that browsers ignore in a `<meta>`. */
export const NO_FRAMES = "frame-ancestors 'none'"

/**
 * Every path of the site is made of these characters, as a regular expression without anchors. nginx and Vercel refuse all
 * others (a backslash, `%`, `//`, `/../`): caches and functions could take them for different paths.
 */
export const CANONICAL_PATH = String.raw`(?:/\.?[A-Za-z0-9_~@-][A-Za-z0-9_.~@-]*)*/?`

/**
 * The headers that a host adds to files. No two rules that match one path set the same header, because hosts would join the
 * values. `hasPages`: pages are files too, and bring their policy in a `<meta>`; a second one would have to allow the same.
 */
export function headerRules(siteOrigin: string, hasPages: boolean): readonly HeaderRule[] {
  const caching = (path: string, value: string): HeaderRule => ({ path, headers: { 'cache-control': value } })
  return [
    {
      path: '/*',
      headers: { ...securityHeaders(siteOrigin), 'content-security-policy': hasPages ? NO_FRAMES : CSP_DENY_ALL },
    },
    caching('/_astro/*', CACHE_CONTROL.immutable),
    caching('/content-images/*', CACHE_CONTROL.file),
    ...['/sprite.svg', '/third-party-notices.txt', '/.well-known/security.txt'].map((path) =>
      caching(path, CACHE_CONTROL.file),
    ),
    ...(hasPages
      ? [...PAGE_PATHS.map((page) => caching(page, CACHE_CONTROL.page)), caching('/live/*', CACHE_CONTROL.live)]
      : []),
  ]
}

/** The file `_headers`, as Netlify and Cloudflare read it. */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) => `${path}\n${lines(headers, (name, value) => `  ${name}: ${value}`)}`)
    .join('\n')
}

/**
 * The same as routes of Vercel's build output, and a last one that refuses non-canonical paths. Routes apply to responses of
 * functions too, whose pages bring their own policy, so only paths that are surely files get one here.
 */
export function vercelRoutes(rules: readonly HeaderRule[]): readonly unknown[] {
  const headerRoutes = rules.map(({ path, headers: { 'content-security-policy': policy, ...headers } }) => ({
    src: `^${path.replaceAll('.', '\\.').replace('*', '.*')}$`,
    headers: policy === undefined ? { ...headers, 'content-security-policy': CSP_DENY_ALL } : headers,
    continue: true,
  }))
  const refusal = { src: `^(?!${CANONICAL_PATH}$).*$`, status: 404, headers: { 'cache-control': 'no-store' } }
  return [...headerRoutes, refusal]
}

/** The header lines that nginx includes; whether the site is https is known to nginx only. */
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
