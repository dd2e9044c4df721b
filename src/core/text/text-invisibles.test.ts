import { describe, expect, test } from 'vitest'
import { normaliseLine } from './text.ts'

const BIDI = [0x61c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069]
/** Characters that belong to a spelling, unless nothing precedes them. */
const JOINERS = ['\u200c', '\u200d', '\ufe0e', '\ufe0f']

/** By number, as none of them can be seen here. */
const UNSEEN = [
  ...BIDI,
  ...[0xad, 0x34f, 0x115f, 0x1160, 0x17b4, 0x17b5, 0x200b, 0x2060, 0x2800, 0x3164, 0xfeff, 0xffa0],
  ...[0xfff9, 0xfffa, 0xfffb, 0xe0000, 0xe0001, 0xe0020, 0xe007f],
  // Further ones that fonts draw as nothing or as a gap.
  ...[0x180b, 0x180e, 0x180f, 0x2065, 0x206a, 0xfe00, 0xfff0, 0xfffc, 0x1bca0, 0x1d159, 0x1d173, 0xe0100, 0xe0fff],
].map((code) => [`U+${code.toString(16).toUpperCase()}`, String.fromCodePoint(code)] as const)

describe(normaliseLine.name, () => {
  const all = [
    ...UNSEEN,
    ...JOINERS.map((joiner) => [`U+${joiner.charCodeAt(0).toString(16).toUpperCase()}`, joiner] as const),
  ]
  test.each(all)('leaves nothing of a text of %s alone', (_, character) => {
    expect(normaliseLine(character.repeat(60))).toBe('')
    expect(normaliseLine(`${character} ${character}\u2800${character}`)).toBe('')
    expect(normaliseLine(`  ${character}Ali`)).toBe('Ali')
  })

  test.each([
    ['takes a blank of another script for a space', 'Ali\u2800\u3164\uffa0\u{1d159}Hassan', 'Ali Hassan'],
    ['drops a joiner that joins nothing', '\u200d Ali \u200c\ufe0fHassan', 'Ali Hassan'],
    ['keeps the emoji style of a sign', '❤\ufe0f', '❤\ufe0f'],
    ['drops the tags of a flag', '\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}', '\u{1f3f4}'],
  ])('%s', (_, typed, clean) => {
    expect(normaliseLine(typed)).toBe(clean)
  })
})
