import { CACHE_CONTROL } from '#platform/cache-control.ts'
import { getPath, MENUS_PATH, SHOP_PATH } from '#core/routes.ts'
import { LANGUAGES } from '#core/text/language.ts'
import { PAGE_PATHS } from '#platform/rendered-paths.ts'
import { pageHeaders, securityHeaders } from '#platform/security-headers.ts'

export interface HeaderRule {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** The only directive of the pages' policy that browsers ignore in a `<meta>`. */
export const NO_FRAMES = "frame-ancestors 'none'"

/**
 * Returns the headers that a host adds to files. Rules that match the same path never set the same
 * header, because hosts would join the values, but for the permissions of checkout: of a permission
 * that is set twice the last value counts. The pages' own policy is in a `<meta>`, so the header must
 * not be stricter.
 */
export function createHeaderRules(siteOrigin: string): readonly HeaderRule[] {
  const createCachingRule = (path: string, value: string): HeaderRule => ({
    path,
    headers: { 'cache-control': value, ...pageHeaders(path) },
  })
  return [
    { path: '/*', headers: { ...securityHeaders(siteOrigin), 'content-security-policy': NO_FRAMES } },
    createCachingRule('/_astro/*', CACHE_CONTROL.immutable),
    createCachingRule('/content-images/*', CACHE_CONTROL.file),
    createCachingRule('/third-party-notices.txt', CACHE_CONTROL.file),
    createCachingRule('/.well-known/security.txt', CACHE_CONTROL.file),
    ...PAGE_PATHS.map((page) => createCachingRule(page, CACHE_CONTROL.page)),
    ...LANGUAGES.map((language) => createCachingRule(`${getPath('dish', language)}*`, CACHE_CONTROL.page)),
    createCachingRule('/live/*', CACHE_CONTROL.live),
    createCachingRule(`${SHOP_PATH}*`, CACHE_CONTROL.immutable),
    createCachingRule(`${MENUS_PATH}*`, CACHE_CONTROL.immutable),
  ]
}

/** Formats the rules as a `_headers` file, which Netlify and Cloudflare Pages read. */
export function formatHeadersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''])
    .map((lines) => lines.join('\n'))
    .join('\n')
}
