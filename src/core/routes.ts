import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './text/language.ts'

/**
 * Every page with its path in the default language; other languages have it below `/<language>`.
 * Paths, alternates, sitemap, 404s, warm-up, headers and checks derive from this table. Everything
 * else about a page is a `Record<Page, …>`, so that a missing one does not compile. A test compares
 * the paths in `deploy/nginx` with it.
 */
const PAGES = {
  home: '/',
  checkout: '/checkout',
  /** Short, because its address is part of the order message. */
  orderCard: '/o',
  privacy: '/privacy',
  /** The page of each dish: its id follows. */
  dish: '/menu/',
  notFound: '/404',
} as const satisfies Record<string, `/${string}`>

export type Page = keyof typeof PAGES

/** Below it, each version of what pages know of the shop has an address of its own, so that browsers may keep it. */
export const SHOP_PATH = '/shop/'

/** The same of the menu alone, for open pages of the release before. */
export const MENUS_PATH = '/menus/'

/** Whether search engines may list the page. A table of its own: no browser loads it. */
export const IS_INDEXED: Readonly<Record<Page, boolean>> = {
  home: true,
  checkout: false,
  orderCard: false,
  privacy: true,
  dish: true,
  notFound: false,
}

/**
 * Whether the page is sent for unknown paths: no page links to it, and its language toggle leads
 * home.
 */
export function isErrorPage(page: Page): boolean {
  return page === 'notFound'
}

/** Pages with one address in each language: not those of dishes, which depend on the menu. */
export function listAddressedPages(): readonly Page[] {
  return (Object.keys(PAGES) as Page[]).filter((page) => !isErrorPage(page) && page !== 'dish')
}

export function listIndexedPages(): readonly Page[] {
  return listAddressedPages().filter((page) => IS_INDEXED[page])
}

/** The sections of home, in order; each name is its anchor. */
export const SECTIONS = ['home', 'menu', 'gallery', 'location'] as const
export type Section = (typeof SECTIONS)[number]

/** Returns the path of a page in a language: '/', '/checkout', '/en', '/en/checkout'. */
export function getPath(page: Page, language: Language, section?: Section): string {
  const path = PAGES[page]
  const localPath = language === DEFAULT_LANGUAGE ? path : path === '/' ? `/${language}` : `/${language}${path}`
  return section === undefined ? localPath : `${localPath}#${section}`
}

/** Returns the path of a dish's page: '/menu/cola', '/en/menu/cola'. */
export function getDishPath(id: string, language: Language): string {
  return getPath('dish', language) + id
}

/** Returns the path of one version of the shop's document in one language: '/shop/en/3kTMd83bGk0a.json'. */
export function getShopPath(version: string, language: Language): string {
  return `${SHOP_PATH}${language}/${version}.json`
}

/** Returns the path of the menu of one version of the content in one language: '/menus/en/3kTMd83bGk0a.json'. */
export function getMenuPath(version: string, language: Language): string {
  return `${MENUS_PATH}${language}/${version}.json`
}

/**
 * Returns where the language toggle leads: the same page in a language, from an error page home.
 * `dishId`: of the page of a dish.
 */
export function getTogglePath(page: Page, language: Language, dishId?: string): string {
  if (dishId !== undefined) return getDishPath(dishId, language)
  return getPath(isErrorPage(page) ? 'home' : page, language)
}

export function getPathLanguage(path: string): Language {
  const isBelow = (language: Language): boolean => path === `/${language}` || path.startsWith(`/${language}/`)
  return LANGUAGES.find((language) => language !== DEFAULT_LANGUAGE && isBelow(language)) ?? DEFAULT_LANGUAGE
}
