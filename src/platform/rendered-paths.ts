import { LANGUAGES } from '#core/text/language.ts'
import { getDishPath, getMenuPath, getPath, getPathLanguage, getShopPath, listAddressedPages } from '#core/routes.ts'

/** Where an open page asks which shop document is the newest; 404 until there is content. */
export const LIVE_DATA_PATHS: readonly string[] = LANGUAGES.map((language) => `/live/${language}.json`)

/** The pages in each language. Only these redirect from a trailing slash. */
export const PAGE_PATHS: readonly string[] = LANGUAGES.flatMap((language) =>
  listAddressedPages().map((page) => getPath(page, language)),
)

/** Everything else that Astro renders. */
export const DOCUMENT_PATHS: readonly string[] = [
  ...LANGUAGES.map((language) => `/${language}.webmanifest`),
  '/robots.txt',
  '/sitemap.xml',
  '/.well-known/security.txt',
]

export const NOT_FOUND_PATHS: readonly string[] = LANGUAGES.map((language) => getPath('notFound', language))

/** Returns the path of the 404 page in the language of the requested path. */
export function getNotFoundPath(path: string): string {
  return getPath('notFound', getPathLanguage(path))
}

/** The pages of the dishes of a menu in each language. */
export function listDishPaths(menu: readonly { readonly id: string }[]): readonly string[] {
  return LANGUAGES.flatMap((language) => menu.map(({ id }) => getDishPath(id, language)))
}

/** What pages of one version start with in each language: the shop's document, and the menu of earlier releases. */
export function listVersionedPaths(version: string): readonly string[] {
  return [
    ...LANGUAGES.map((language) => getShopPath(version, language)),
    ...LANGUAGES.map((language) => getMenuPath(version, language)),
  ]
}

/** True for paths of dishes, whether or not the menu has them. */
export function isBelowDishes(path: string): boolean {
  return LANGUAGES.some((language) => path.startsWith(getPath('dish', language)))
}

const RENDERED = new Set([...PAGE_PATHS, ...DOCUMENT_PATHS, ...LIVE_DATA_PATHS])

/** True if the site renders exactly this path; other spellings of it are not accepted. */
export function isRenderedPath(path: string): boolean {
  return RENDERED.has(path)
}
