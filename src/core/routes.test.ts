import { describe, expect, test } from 'vitest'
import type { Language } from './text/language.ts'
import {
  getDishPath,
  getPath,
  getPathLanguage,
  getTogglePath,
  listAddressedPages,
  listIndexedPages,
  SECTIONS,
} from './routes.ts'
import type { Page, Section } from './routes.ts'

describe('paths', () => {
  const rows: readonly [page: Page, language: Language, section: Section | undefined, path: string][] = [
    ['home', 'ar', undefined, '/'],
    ['home', 'en', undefined, '/en'],
    ['checkout', 'ar', undefined, '/checkout'],
    ['checkout', 'en', undefined, '/en/checkout'],
    ['home', 'ar', 'menu', '/#menu'],
    ['home', 'en', 'location', '/en#location'],
  ]
  test.each(rows)('%s in %s with the anchor %s is %s [APP-3] [NAV-2]', (page, language, section, path) => {
    expect(getPath(page, language, section)).toBe(path)
  })

  test('the anchors of home are these four, in this order [APP-3] [NAV-1]', () => {
    expect(SECTIONS).toEqual(['home', 'menu', 'gallery', 'location'])
  })

  test.each([
    ['home', '/en', '/'],
    ['checkout', '/en/checkout', '/checkout'],
    ['notFound', '/en', '/'],
  ] as const)('the toggle leads from %s to %s and %s', (page, english, arabic) => {
    expect([getTogglePath(page, 'en'), getTogglePath(page, 'ar')]).toEqual([english, arabic])
  })

  test('a dish has one address in each language, to which the toggle leads', () => {
    expect([getDishPath('cola', 'ar'), getDishPath('cola', 'en')]).toEqual(['/menu/cola', '/en/menu/cola'])
    expect([getTogglePath('dish', 'ar', 'cola'), getTogglePath('dish', 'en', 'cola')]).toEqual([
      '/menu/cola',
      '/en/menu/cola',
    ])
  })

  test.each([
    ['/', 'ar'],
    ['/nowhere', 'ar'],
    ['/entrance', 'ar'],
    ['/en', 'en'],
    ['/en/nowhere', 'en'],
  ])('%s is in %s', (path, language) => {
    expect(getPathLanguage(path)).toBe(language)
  })
})

test('home and privacy are for search engines, and the error page has no address', () => {
  expect(listIndexedPages()).toEqual(['home', 'privacy'])
  expect(listAddressedPages()).toEqual(['home', 'checkout', 'orderCard', 'privacy'])
})
