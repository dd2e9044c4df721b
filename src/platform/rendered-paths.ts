import { LANGUAGES, type Language } from '../domain/language.ts'
import { sitePath } from '../domain/site-path.ts'

/** The menu JSON for open pages; 404 until there is content. */
export const LIVE_MENU_PATHS: readonly string[] = LANGUAGES.map((language) => `/live/${language}.json`)

/** Home and checkout in each language. Only these redirect from a trailing slash. */
export const PAGE_PATHS: readonly string[] = LANGUAGES.flatMap((language) => [
  sitePath('home', language),
  sitePath('checkout', language),
])

/** Everything else that Astro renders. */
export const DOCUMENT_PATHS: readonly string[] = [
  ...LANGUAGES.map((language) => `/${language}.webmanifest`),
  '/robots.txt',
  '/sitemap.xml',
  '/.well-known/security.txt',
]

const NOT_FOUND_PATHS = { ar: '/404', en: '/en/404' } as const satisfies Record<Language, string>

/** Returns the path of the 404 page in the language of the requested path. */
export function getNotFoundPath(path: string): (typeof NOT_FOUND_PATHS)[Language] {
  return NOT_FOUND_PATHS[path === '/en' || path.startsWith('/en/') ? 'en' : 'ar']
}

const RENDERED = new Set([...PAGE_PATHS, ...DOCUMENT_PATHS, ...LIVE_MENU_PATHS])

/** True if the site renders exactly this path; other spellings of it are not accepted. */
export function isRenderedPath(path: string): boolean {
  return RENDERED.has(path)
}
