import { describe, expect, test } from 'vitest'
import { getFirstLetterDirection, getDirectionMark, hasOppositeDirection } from './bidi.ts'
import { isolate } from './isolate.ts'

describe('direction of a text', () => {
  test.each([
    ['Cola', 'ltr'],
    ['2 × (Cola)', 'ltr'],
    ['7 حبات Cola', 'rtl'],
    ['שלום', 'rtl'],
    ['ﻼ', 'rtl'],
    ['١٢ 😀 !', null],
    ['', null],
  ] as const)('%j goes %s by its first letter [MSG-4]', (text, direction) => {
    expect(getFirstLetterDirection(text)).toBe(direction)
  })

  test.each([
    ['Villa 7, St 33B', 'en', false],
    ['Villa ١٢', 'en', true],
    ['Villa فيلا', 'en', true],
    ['Café 李', 'en', false],
    ['ساندويش ١٢٠ (كبير)', 'ar', false],
    ['ساندويش 120', 'ar', false],
    ['ساندويش 120g', 'ar', true],
  ] as const)('%j against %s: %s [MSG-4]', (text, language, expected) => {
    expect(hasOppositeDirection(text, language)).toBe(expected)
  })

  test('marks are those of the direction [MSG-4]', () => {
    expect(isolate('a')).toBe('\u2068a\u2069')
    expect([getDirectionMark('ar'), getDirectionMark('en')]).toEqual(['\u200f', '\u200e'])
  })
})
