import { describe, expect, test } from 'vitest'
import type { Language } from './language.ts'
import { SECTIONS, sitePath, type Page, type Section } from './site-path.ts'

describe('sitePath', () => {
  const rows: readonly [page: Page, language: Language, section: Section | undefined, path: string][] = [
    ['home', 'ar', undefined, '/'],
    ['home', 'en', undefined, '/en'],
    ['checkout', 'ar', undefined, '/checkout'],
    ['checkout', 'en', undefined, '/en/checkout'],
    ['home', 'ar', 'menu', '/#menu'],
    ['home', 'en', 'location', '/en#location'],
  ]
  test.each(rows)('%s in %s with the anchor %s is %s [APP-3] [NAV-2]', (page, language, section, path) => {
    expect(sitePath(page, language, section)).toBe(path)
  })

  test('the anchors of home are these four, in this order [APP-3] [NAV-1]', () => {
    expect(SECTIONS).toEqual(['home', 'menu', 'gallery', 'location'])
  })
})
