import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './language.ts'

export interface PageRoute {
  /** The path in the default language; another language has it below `/<language>`. */
  readonly path: `/${string}`
  /** Whether search engines may list the page. */
  readonly isIndexed: boolean
  /**
   * An error page is sent for any path that leads nowhere: nothing links to it, and its own links
   * lead home.
   */
  readonly isError: boolean
}

/**
 * Every page of the site. Paths, alternates, sitemap, 404s, warm-up, host headers and checks derive
 * from this table, and whatever a page needs elsewhere is a `Record<Page, …>`, so that a forgotten
 * place does not compile. The files in `src/pages` and the paths in `deploy/nginx` are compared
 * with it by a test.
 */
export const PAGES = {
  home: { path: '/', isIndexed: true, isError: false },
  checkout: { path: '/checkout', isIndexed: false, isError: false },
  /** Short, because its address is part of the order message. */
  orderCard: { path: '/o', isIndexed: false, isError: false },
  notFound: { path: '/404', isIndexed: false, isError: true },
} as const satisfies Record<string, PageRoute>

export type Page = keyof typeof PAGES

/** The pages that have an address of their own. */
export function listAddressedPages(): readonly Page[] {
  return listPages().filter((page) => !PAGES[page].isError)
}

/** The pages that search engines may list. */
export function listIndexedPages(): readonly Page[] {
  return listPages().filter((page) => PAGES[page].isIndexed)
}

function listPages(): readonly Page[] {
  return Object.keys(PAGES) as Page[]
}

/** The sections of home, in order; each name is its anchor. */
export const SECTIONS = ['home', 'menu', 'gallery', 'location'] as const
export type Section = (typeof SECTIONS)[number]

/** Returns the path of a page in a language: '/', '/checkout', '/en', '/en/checkout'. */
export function getPath(page: Page, language: Language, section?: Section): string {
  const { path } = PAGES[page]
  const localPath = language === DEFAULT_LANGUAGE ? path : path === '/' ? `/${language}` : `/${language}${path}`
  return section === undefined ? localPath : `${localPath}#${section}`
}

/**
 * Returns where the language toggle leads: the same page in a language, from an error page home.
 */
export function getTogglePath(page: Page, language: Language): string {
  return getPath(PAGES[page].isError ? 'home' : page, language)
}

/** Returns the language that a path belongs to, whether or not it leads anywhere. */
export function getPathLanguage(path: string): Language {
  const isBelow = (language: Language): boolean => path === `/${language}` || path.startsWith(`/${language}/`)
  return LANGUAGES.find((language) => language !== DEFAULT_LANGUAGE && isBelow(language)) ?? DEFAULT_LANGUAGE
}
