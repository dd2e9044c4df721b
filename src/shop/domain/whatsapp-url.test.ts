import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '#tests/support/any-text.ts'
import { LINK_TEXT_MAX_BYTES, LINK_TEXT_MAX_CHARACTERS } from '#core/specification.ts'
import { fitsWhatsAppUrl, isDialable, toWhatsAppUrl } from './whatsapp-url.ts'

describe(toWhatsAppUrl.name, () => {
  test('is an address of wa.me with digits and an encoded text [MSG-1]', () => {
    expect(toWhatsAppUrl('971500000000', 'New order – Lahab\n2 × Cola')).toBe(
      'https://wa.me/971500000000?text=New%20order%20%E2%80%93%20Lahab%0A2%20%C3%97%20Cola',
    )
  })

  test('carries any well-formed text and back', () => {
    const marks = ['&text=', '#', '%0A', '+', '?a=b&c', '%', 'a b\n', 'شارع ١٢', '😀', '\u2068a\u2069', '"<>\\^`{|}']
    fc.assert(
      fc.property(anyText, (text) => {
        const { searchParams, hash } = new URL(toWhatsAppUrl('971500000000', text))
        expect([...searchParams]).toEqual([['text', text]])
        expect(hash).toBe('')
      }),
      { examples: marks.map((text) => [text]) },
    )
  })

  test('leaves half an emoji out where encoding would throw', () => {
    expect(toWhatsAppUrl('971500000000', 'a\ud83d b\ude00')).toBe('https://wa.me/971500000000?text=a%20b')
  })
})

describe(fitsWhatsAppUrl.name, () => {
  test('takes 4,096 code points, not one more', () => {
    expect(fitsWhatsAppUrl('a'.repeat(LINK_TEXT_MAX_CHARACTERS))).toBe(true)
    expect(fitsWhatsAppUrl('a'.repeat(LINK_TEXT_MAX_CHARACTERS + 1))).toBe(false)
  })

  test('takes 16,000 bytes of encoded text, not one more', () => {
    const most = 'ب'.repeat(2666) + 'aaaa'
    expect(encodeURIComponent(most)).toHaveLength(LINK_TEXT_MAX_BYTES)
    expect(fitsWhatsAppUrl(most)).toBe(true)
    expect(fitsWhatsAppUrl(`${most}a`)).toBe(false)
  })

  test('counts code points, so that an emoji is one', () => {
    expect(fitsWhatsAppUrl('😀😀', 2)).toBe(true)
    expect(fitsWhatsAppUrl('😀😀', 1)).toBe(false)
  })
})

test.each([
  ['971500000000', true],
  ['97142345678', true],
  ['971800123', true],
  ['447911123456', true],
  ['501234567890', true],
  ['9710501234567', false],
  ['97104234567', false],
  ['97150123456', false],
  ['9715012345678', false],
  ['501234567', false],
  ['0501234567', false],
  ['+971500000000', false],
  ['00971500000000', false],
  ['971 50 000', false],
  ['97150000000a', false],
  ['971500000000\n', false],
  ['1234567', false],
  ['1234567890123456', false],
  ['', false],
])('%j can be dialled: %s [MSG-1]', (digits, expected) => {
  expect(isDialable(digits)).toBe(expected)
})
