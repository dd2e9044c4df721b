import { CACHE_CONTROL } from '../src/platform/cache-control.ts'
import { PAGE_PATHS } from '../src/platform/rendered-paths.ts'
import { CSP_DENY_ALL, securityHeaders } from '../src/platform/security-headers.ts'

/** Response headers for a path; a trailing `*` matches anything. */
export interface HeaderRule {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** The only directive of the pages' policy that browsers ignore in a `<meta>`. */
export const NO_FRAMES = "frame-ancestors 'none'"

/**
 * Regular expression, without anchors, that all paths of the site match. nginx and Vercel refuse
 * other paths (with a backslash, `%`, `//`, `/../`), which caches and functions could interpret
 * differently.
 */
export const CANONICAL_PATH = String.raw`(?:/\.?[A-Za-z0-9_~@-][A-Za-z0-9_.~@-]*)*/?`

/**
 * Returns the headers that a host adds to files. Rules that match the same path never set the same
 * header, because hosts would join the values. With `hasPages` pages are files too; their policy is
 * in a `<meta>`, so the header must not be stricter.
 */
export function createHeaderRules(siteOrigin: string, hasPages: boolean): readonly HeaderRule[] {
  const createCachingRule = (path: string, value: string): HeaderRule => ({ path, headers: { 'cache-control': value } })
  return [
    {
      path: '/*',
      headers: { ...securityHeaders(siteOrigin), 'content-security-policy': hasPages ? NO_FRAMES : CSP_DENY_ALL },
    },
    createCachingRule('/_astro/*', CACHE_CONTROL.immutable),
    createCachingRule('/content-images/*', CACHE_CONTROL.file),
    ...['/third-party-notices.txt', '/.well-known/security.txt'].map((path) =>
      createCachingRule(path, CACHE_CONTROL.file),
    ),
    ...(hasPages
      ? [
          ...PAGE_PATHS.map((page) => createCachingRule(page, CACHE_CONTROL.page)),
          createCachingRule('/live/*', CACHE_CONTROL.live),
        ]
      : []),
  ]
}

/** Formats the rules as a `_headers` file of Netlify and Cloudflare. */
export function formatHeadersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) => `${path}\n${formatHeaderLines(headers, (name, value) => `  ${name}: ${value}`)}`)
    .join('\n')
}

/**
 * Converts the rules to routes of Vercel's build output and adds one that refuses non-canonical
 * paths. Routes also apply to pages rendered by functions, which have their own policy, so only
 * paths of files get one here.
 */
export function createVercelRoutes(rules: readonly HeaderRule[]): readonly unknown[] {
  const headerRoutes = rules.map(({ path, headers: { 'content-security-policy': policy, ...headers } }) => ({
    src: `^${path.replaceAll('.', '\\.').replace('*', '.*')}$`,
    headers: policy === undefined ? { ...headers, 'content-security-policy': CSP_DENY_ALL } : headers,
    continue: true,
  }))
  const refusal = { src: `^(?!${CANONICAL_PATH}$).*$`, status: 404, headers: { 'cache-control': 'no-store' } }
  return [...headerRoutes, refusal]
}

/**
 * Formats the headers as lines of deploy/nginx/headers.conf; nginx decides about HSTS at run time.
 */
export function formatNginxHeaders(): string {
  return formatHeaderLines(
    {
      ...securityHeaders(''),
      'strict-transport-security': '$lahab_hsts',
      'content-security-policy': '$lahab_csp',
    },
    (name, value) => `add_header ${name} ${value.startsWith('$') ? value : `"${value}"`} always;`,
  )
}

function formatHeaderLines(
  headers: Readonly<Record<string, string>>,
  line: (name: string, value: string) => string,
): string {
  return Object.entries(headers)
    .map(([name, value]) => `${line(name, value)}\n`)
    .join('')
}
