import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getCommentLength, startNote, truncateComment } from './comment.ts'
import { anyText } from '#tests/support/any-text.ts'
import { COMMENT_MAX_CHARACTERS } from '#core/specification.ts'

describe(truncateComment.name, () => {
  test('keeps 150 characters and cuts the 151st [CMT-1]', () => {
    expect(truncateComment('a'.repeat(150))).toBe('a'.repeat(150))
    expect(truncateComment('a'.repeat(151))).toBe('a'.repeat(150))
    expect(truncateComment('ب'.repeat(10_000))).toBe('ب'.repeat(150))
  })

  test('counts an emoji as one and never halves it', () => {
    expect(truncateComment('😀'.repeat(151))).toBe('😀'.repeat(150))
    expect(truncateComment(`${'a'.repeat(149)}👩‍🍳`)).toBe('a'.repeat(149))
    expect(truncateComment(`${'a'.repeat(10)}\ud83d`)).toBe('a'.repeat(10))
  })

  test('counts after NFC', () => {
    expect(truncateComment('e\u0301'.repeat(150))).toBe('é'.repeat(150))
    expect(getCommentLength('e\u0301'.repeat(150))).toBe(150)
  })

  test('keeps line breaks, marks and spaces as typed', () => {
    expect(truncateComment(' *a*\n  b ')).toBe(' *a*\n  b ')
  })

  test('is encodable, within the limit and stable for any text', () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 5 }), (parts) => {
        const limited = truncateComment(parts.join('\ud83d'))
        expect(() => encodeURIComponent(limited)).not.toThrow()
        expect(getCommentLength(limited)).toBeLessThanOrEqual(COMMENT_MAX_CHARACTERS)
        expect(truncateComment(limited)).toBe(limited)
      }),
    )
  })
})

test.each([
  ['', 'Tom', 'Cola (Tom): '],
  ['', undefined, 'Cola: '],
  ['  \n', 'Tom', 'Cola (Tom): '],
  ['no onion', 'Tom', 'no onion\nCola (Tom): '],
  ['no onion\n', undefined, 'no onion\nCola: '],
  ['Cola (Tom): no ice', 'Tom', 'Cola (Tom): no ice'],
  ['Cola (Tom):', 'Tom', 'Cola (Tom):'],
  ['Coca Cola: no ice', undefined, 'Coca Cola: no ice\nCola: '],
  ['c'.repeat(143), undefined, `${'c'.repeat(143)}\nCola: `],
  ['c'.repeat(144), undefined, 'c'.repeat(144)],
])('a note about a dish goes below %j, within 150 characters [R31]', (comment, person, text) => {
  expect(startNote(comment, 'Cola', person)).toBe(text)
})
