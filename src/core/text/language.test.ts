import { describe, expect, test } from 'vitest'
import { DEFAULT_LANGUAGE, getDirection, LANGUAGES, toLocalText, getOtherLanguage } from './language.ts'

describe('the two languages', () => {
  test('Arabic is the default and the first [APP-1] [APP-2]', () => {
    expect(DEFAULT_LANGUAGE).toBe('ar')
    expect(LANGUAGES).toEqual(['ar', 'en'])
  })

  test('Arabic runs from right to left, English does not [APP-1]', () => {
    expect(getDirection('ar')).toBe('rtl')
    expect(getDirection('en')).toBe('ltr')
  })

  test('each is the other’s other [APP-5]', () => {
    expect(LANGUAGES.map(getOtherLanguage)).toEqual(['en', 'ar'])
  })
})

describe(toLocalText.name, () => {
  const rows: readonly [name: string, en: string, ar: string, wanted: 'ar' | 'en', text: string, language: string][] = [
    ['English in the Arabic field, marked as English', '', 'Pepsi', 'ar', 'Pepsi', 'en'],
    ['Arabic in the English field, marked as Arabic', 'كولا', '', 'en', 'كولا', 'ar'],
    ['both scripts, marked as the field says', 'x', 'بيبسي Pepsi', 'ar', 'بيبسي Pepsi', 'ar'],
    ['the wanted text', 'Cola', 'كولا', 'ar', 'كولا', 'ar'],
    ['the wanted text', 'Cola', 'كولا', 'en', 'Cola', 'en'],
    ['the English text, marked, where Arabic is missing', 'Cola', '', 'ar', 'Cola', 'en'],
    ['the Arabic text, marked, where English is missing', '', 'كولا', 'en', 'كولا', 'ar'],
    ['nothing in the wanted language where both are missing', '', '', 'en', '', 'en'],
    ['nothing in the wanted language where both are missing', '', '', 'ar', '', 'ar'],
  ]
  test.each(rows)('gives %s [APP-2]', (_, en, ar, wanted, text, language) => {
    expect(toLocalText({ en, ar }, wanted)).toEqual({ text, language })
  })
})
