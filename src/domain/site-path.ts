import { DEFAULT_LANGUAGE, type Language } from './language.ts'

/** The two pages of the site (APP-3). */
export type Page = 'home' | 'checkout'

/** The sections of home, in order; each name is its anchor (APP-3). */
export const SECTIONS = ['home', 'menu', 'gallery', 'location'] as const
export type Section = (typeof SECTIONS)[number]

/** '/', '/checkout', '/en', '/en/checkout', with an anchor on request (APP-3). */
export function sitePath(page: Page, language: Language, section?: Section): string {
  const prefix = language === DEFAULT_LANGUAGE ? '' : `/${language}`
  const path = page === 'checkout' ? `${prefix}/checkout` : prefix === '' ? '/' : prefix
  return section === undefined ? path : `${path}#${section}`
}
