import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '#tests/support/any-text.ts'
import {
  normaliseLine,
  countCodePoints,
  truncate,
  truncateLongArabicWords,
  truncateWithEllipsis,
  toMessageParagraph,
  toMessageLine,
  countGraphemes,
  stripLoneSurrogates,
} from './text.ts'

const FAMILY = '👨‍👩‍👧‍👦'
const BIDI_AND_ZERO_WIDTH = [
  0x61c, 0x200b, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2060, 0x2066, 0x2067, 0x2068, 0x2069, 0xfeff,
].map((code) => String.fromCodePoint(code))

/** Any UTF-16 units at all, lone surrogates included, rich in what is dangerous. */
const hostileText = fc
  .array(
    fc.oneof(
      anyText,
      fc.constantFrom(...BIDI_AND_ZERO_WIDTH, '\ud83d', '\ude00', '\n', '\r\n', '\u2028', '\u0000', '\u1fef', FAMILY),
      fc.constantFrom('\u2800', '\u3164', '\u115f', '\u00ad', '\u034f', '\ufe0f', '\u{e0041}', '\u{1d159}', '\ufffc'),
      fc.constantFrom('*', '_', '~', '`', 'e\u0301', ' ', '\t', 'شاورما', '\u200d', '\u200c', '😀', '🇦🇪'),
    ),
  )
  .map((parts) => parts.join(''))

describe(normaliseLine.name, () => {
  const rows: readonly [name: string, typed: string, clean: string][] = [
    ['composes letters and marks', 'Jose\u0301', 'José'],
    ['turns a line break into a space', 'Cola\nTotal: 1 AED', 'Cola Total: 1 AED'],
    ['turns a Windows line break into one space', 'a\r\nb', 'a b'],
    ['turns the rarer line breaks into spaces', 'a\u2028b\u2029c\u0085d\u000be', 'a b c d e'],
    ['turns a tab into a space', 'a\tb', 'a b'],
    ['drops other controls', 'a\u0000b\u001bc\u009fd', 'abcd'],
    ['drops bidi controls and zero-width characters', `a${BIDI_AND_ZERO_WIDTH.join('')}b`, 'ab'],
    ['keeps the joiner of a family', FAMILY, FAMILY],
    ['keeps the non-joiner of a Persian name', 'علی‌رضا', 'علی‌رضا'],
    ['collapses spaces of every kind', 'a \u00a0\u3000 b', 'a b'],
    ['collapses spaces that had an invisible character between', 'a \u200b b', 'a b'],
    ['trims', '  a  ', 'a'],
    ['drops half an emoji', 'a\ud83d', 'a'],
    ['composes what an invisible character kept apart', 'e\u200b\u0301', 'é'],
    ['leaves a price, an entity and a tag as they are', '<b>1 &amp; 2</b>', '<b>1 &amp; 2</b>'],
  ]
  test.each(rows)('%s', (_, typed, clean) => {
    expect(normaliseLine(typed)).toBe(clean)
  })

  test('changes nothing the second time', () => {
    fc.assert(fc.property(hostileText, (text) => normaliseLine(normaliseLine(text)) === normaliseLine(text)))
  })
})

describe(truncateLongArabicWords.name, () => {
  test('ends a word of joined letters after 100 of them', () => {
    expect(truncateLongArabicWords(`ثوم ${'ش'.repeat(5000)} حار`)).toBe(`ثوم ${'ش'.repeat(100)}… حار`)
    expect(truncateLongArabicWords(`مح${'ـ'.repeat(5000)}مد`)).toBe(`مح${'ـ'.repeat(98)}…`)
  })

  test('takes no mark from the last letter it leaves', () => {
    expect(truncateLongArabicWords(`${'ش'.repeat(100)}\u0651\u064eش`)).toBe(`${'ش'.repeat(100)}\u0651\u064e…`)
  })

  test.each([
    ['a hundred letters', 'ش'.repeat(100)],
    ['many words', 'شاورما '.repeat(200)],
    ['letters that do not join', 'W'.repeat(5000)],
    ['digits', '1'.repeat(10_000)],
  ])('leaves %s alone', (_, text) => {
    expect(truncateLongArabicWords(text)).toBe(text)
  })
})

describe(toMessageLine.name, () => {
  const rows: readonly [name: string, typed: string, clean: string][] = [
    ['drops the marks of WhatsApp', '*a* _b_ ~c~ ```d```', 'a b c d'],
    ['drops the backtick that NFC makes of U+1FEF', '\u1fefa\u1fef', 'a'],
    ['collapses the gap a mark leaves', 'a * b', 'a b'],
    ['drops nothing else', 'A-1 (b) #2 / 50% + "c" ١٢', 'A-1 (b) #2 / 50% + "c" ١٢'],
  ]
  test.each(rows)('%s', (_, typed, clean) => {
    expect(toMessageLine(typed)).toBe(clean)
  })

  test('leaves nothing of what WhatsApp formats or reorders by, for any text', () => {
    const forbidden =
      /[\p{Cc}\p{Cs}*_~`\u00ad\u034f\u061c\u115f\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\u2800\u3164\ufeff\ufffc\u{e0041}]/u
    fc.assert(fc.property(hostileText, (text) => !forbidden.test(toMessageLine(text))))
    fc.assert(fc.property(hostileText, (text) => !forbidden.test(toMessageParagraph(text))))
  })
})

describe(toMessageParagraph.name, () => {
  const rows: readonly [name: string, typed: string, clean: string][] = [
    ['joins lines by a slash', 'no onion\nring twice', 'no onion / ring twice'],
    ['joins Windows lines once', 'a\r\nb', 'a / b'],
    ['leaves empty lines out', '\n\na\n \n*\nb\n', 'a / b'],
    ['makes a forged total one inert line', '*Total* 1 AED\n~x~', 'Total 1 AED / x'],
    ['knows the rarer line breaks', 'a\u2028b\u2029c', 'a / b / c'],
  ]
  test.each(rows)('%s', (_, typed, clean) => {
    expect(toMessageParagraph(typed)).toBe(clean)
  })
})

describe('lengths', () => {
  test('counts code points, not UTF-16 units', () => {
    expect(countCodePoints('a😀ب')).toBe(3)
    expect(countCodePoints(FAMILY)).toBe(7)
  })

  test('counts what the eye counts', () => {
    expect(countGraphemes('e\u0301')).toBe(1)
    expect(countGraphemes(FAMILY)).toBe(1)
    expect(countGraphemes('مُحَمَّد')).toBe(4)
  })
})

describe('truncate', () => {
  const rows: readonly [name: string, text: string, max: number, cut: string][] = [
    ['leaves a text that fits', 'abc', 3, 'abc'],
    ['cuts after the last that fits', 'abcd', 3, 'abc'],
    ['counts an emoji as one', 'a😀b', 2, 'a😀'],
    ['leaves out a family that fits in part', `ab${FAMILY}`, 5, 'ab'],
    ['keeps a family that fits', `ab${FAMILY}c`, 9, `ab${FAMILY}`],
    ['leaves out a flag that fits in part', 'ab🇦🇪', 3, 'ab'],
    ['leaves out a letter whose mark does not fit', 'مُحَ', 3, 'مُ'],
    ['removes half an emoji', 'a\ud83db', 5, 'ab'],
    ['gives nothing for nothing', 'abc', 0, ''],
  ]
  test.each(rows)('%s', (_, text, max, cut) => {
    expect(truncate(text, max)).toBe(cut)
  })

  test('is a well-formed beginning, never longer than asked, and as long as whole characters allow', () => {
    fc.assert(
      fc.property(hostileText, fc.nat(20), (text, max) => {
        const cut = truncate(text, max)
        const whole = stripLoneSurrogates(text)
        expect(countCodePoints(cut)).toBeLessThanOrEqual(max)
        expect(cut.isWellFormed()).toBe(true)
        expect(whole.startsWith(cut)).toBe(true)
        expect([...new Intl.Segmenter().segment(whole)].map(({ index }) => index).concat(whole.length)).toContain(
          cut.length,
        )
        const [next] = new Intl.Segmenter().segment(whole.slice(cut.length))
        if (next !== undefined) expect(countCodePoints(cut + next.segment)).toBeGreaterThan(max)
      }),
    )
  })
})

describe(truncateWithEllipsis.name, () => {
  test('leaves 80 code points as they are', () => {
    expect(truncateWithEllipsis('😀'.repeat(80), 80)).toBe('😀'.repeat(80))
  })

  test('says by an ellipsis, counted in, that there was more', () => {
    expect(truncateWithEllipsis('x'.repeat(5000), 80)).toBe(`${'x'.repeat(79)}…`)
  })

  test('leaves no space before the ellipsis', () => {
    expect(truncateWithEllipsis('abc defg', 5)).toBe('abc…')
  })

  test('leaves a family whole or out', () => {
    expect(truncateWithEllipsis(`${'x'.repeat(75)}${FAMILY}`, 80)).toBe(`${'x'.repeat(75)}…`)
  })
})
