import { getDirection, type Language } from './language.ts'

/** The blocks of the scripts written from right to left, Arabic-Indic digits included. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

const LETTER = /\p{L}/u

/** U+200F and U+200E: a line that starts with one has that base direction in every application. */
const LINE_MARKS = { rtl: '\u200f', ltr: '\u200e' } as const

/** The direction of the first letter, by which applications order a line; null without letters. */
export function getFirstLetterDirection(text: string): 'rtl' | 'ltr' | null {
  const letter = LETTER.exec(text)?.[0]
  if (letter === undefined) return null
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr'
}

/** Whether any part of a text runs against the direction of a language. */
export function hasOppositeDirection(text: string, language: Language): boolean {
  if (getDirection(language) === 'ltr') return RIGHT_TO_LEFT.test(text)
  return (text.match(/\p{L}/gu) ?? []).some((letter) => !RIGHT_TO_LEFT.test(letter))
}

/** The mark a line of this language starts with when its own first letter might say otherwise. */
export function getDirectionMark(language: Language): string {
  return LINE_MARKS[getDirection(language)]
}
