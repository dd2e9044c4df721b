/**
 * Cleaning, measuring and truncating of untrusted text. Upper limits are counted in code points,
 * lower ones in user-perceived characters, none in UTF-16 units.
 */

import { attempt } from '../attempt.ts'

/** Line terminators of Unicode; CR LF counts as one. */
const LINE_BREAKS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/u

/**
 * Controls that stood for a gap between words, and so become a space; U+2028 and U+2029 are white
 * space already.
 */
const GAP_CONTROLS = /[\t\n\v\f\r\u0085]/gu

/** Characters of other scripts that are drawn as a gap, yet count as letters or symbols. */
const BLANKS = /[\u2800\u3164\uffa0\u{1d159}]/gu

/**
 * Controls, lone surrogates, bidi controls and other invisible characters, except two joiners
 * (U+200C, U+200D) and the text and emoji styles (U+FE0E, U+FE0F), which belong to the spelling of
 * Persian names and of emoji. Includes the tags of flags such as Scotland’s.
 */
const INVISIBLES =
  /(?![\u200c\u200d\ufe0e\ufe0f])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\ufff0-\ufffc\u{e0000}-\u{e0fff}]/gu

/** Joiners and styles with no character before them: a text of only these would look empty. */
const STRAY_JOINERS = /(^|\s)[\u200c\u200d\ufe0e\ufe0f]+/gu

/** WhatsApp’s markup of bold, italic, struck and monospaced text. */
const MARKS = /[*_~`]/gu

const LONE_SURROGATES = /\p{Cs}/gu

/** Longer than any word of a language whose letters join. */
const ENDLESS_WORD = /([\p{Script=Arabic}\p{M}\u0640]{100}\p{M}*)[\p{Script=Arabic}\p{M}\u0640]+/gu

/** Missing before Firefox 125. */
const segmenter = attempt(() => new Intl.Segmenter('en', { granularity: 'grapheme' }))

/** User-perceived characters; code points in a browser that does not know them. */
function* splitGraphemes(text: string): Iterable<string> {
  if (segmenter === undefined) yield* text
  else for (const { segment } of segmenter.segment(text)) yield segment
}

/** Without lone surrogates, on which `encodeURIComponent` throws. */
export function stripLoneSurrogates(text: string): string {
  return text.replace(LONE_SURROGATES, '')
}

/**
 * Returns a text on one line, in NFC: tabs, line breaks and blanks become spaces, controls and
 * invisible characters are removed, white space is collapsed and trimmed. NFC comes last, for
 * letters and marks that had an invisible character between them. Idempotent.
 */
export function normaliseLine(text: string): string {
  return text
    .replace(GAP_CONTROLS, ' ')
    .replace(BLANKS, ' ')
    .replace(INVISIBLES, '')
    .replace(STRAY_JOINERS, '$1')
    .replace(/\s+/gu, ' ')
    .trim()
    .normalize('NFC')
}

/**
 * Truncates words of more than 100 joined letters with '…': browsers shape such a word again at
 * each possible break, and one of thousands of letters blocks the page.
 */
export function truncateLongArabicWords(text: string): string {
  return text.replace(ENDLESS_WORD, '$1…')
}

/**
 * A text for one line of the order message: clean, and without the marks that WhatsApp formats by.
 * They go after a first cleaning, because NFC makes some: U+1FEF becomes a backtick.
 */
export function toMessageLine(text: string): string {
  return normaliseLine(normaliseLine(text).replace(MARKS, ''))
}

/**
 * As `toMessageLine`, with ' / ' between the lines that hold something, so that no line can be
 * forged.
 */
export function toMessageParagraph(text: string): string {
  return text
    .split(LINE_BREAKS)
    .map(toMessageLine)
    .filter((line) => line !== '')
    .join(' / ')
}

export function countCodePoints(text: string): number {
  return Array.from(text).length
}

/** Length in user-perceived characters: a letter with its marks is one, an emoji family is one. */
export function countGraphemes(text: string): number {
  return [...splitGraphemes(text)].length
}

/**
 * At most `max` code points of a text, always well formed. A user-perceived character that does not
 * fit as a whole is left out as a whole, so that no emoji and no accented letter is split.
 */
export function truncate(text: string, max: number): string {
  const whole = stripLoneSurrogates(text)
  if (whole.length <= max) return whole
  let length = 0
  let end = 0
  for (const segment of splitGraphemes(whole)) {
    length += countCodePoints(segment)
    if (length > max) return whole.slice(0, end)
    end += segment.length
  }
  return whole
}

/** What a field keeps of what was typed: in NFC, at most `max` code points, well formed. */
export function limitText(text: string, max: number): string {
  return truncate(stripLoneSurrogates(text).normalize('NFC'), max)
}

/** As `truncate`, but a truncated text ends in '…', which is counted in `max`. */
export function truncateWithEllipsis(text: string, max: number): string {
  const whole = stripLoneSurrogates(text)
  if (countCodePoints(whole) <= max) return whole
  return `${truncate(whole, max - 1).trimEnd()}…`
}

/** Returns a text with Latin digits in place of both kinds of Arabic ones and of full-width ones. */
export function toLatinDigits(text: string): string {
  // All three kinds begin at a multiple of 16.
  return text.replace(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) % 16))
}
