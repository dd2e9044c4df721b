import { foldLetters } from '../../../core/text/fold-letters.ts'

/** Letters of other keyboards for Arabic ones. */
const SAME_LETTERS: Readonly<Record<string, string>> = { ی: 'ي', ہ: 'ه', ھ: 'ه', ک: 'ك', گ: 'ك', چ: 'ج', پ: 'ب' }
const OTHER_LETTER = new RegExp(`[${Object.keys(SAME_LETTERS).join('')}]`, 'gu')

/** The two kinds of Arabic digits, each in order. */
const ARABIC_DIGITS = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'
const ARABIC_DIGIT = new RegExp(`[${ARABIC_DIGITS}]`, 'gu')

/** The article of a word of five letters or more: in a shorter one it may be part of the word. */
const ARTICLE = /(?<!\p{L})ال(?=\p{L}{3})/gu

/**
 * Returns a text as the search compares it: words of folded letters and Latin digits, without the
 * Arabic article. A hamza of its own stays: ماء would become ما and find mayonnaise.
 */
export function foldForSearch(text: string): string {
  return foldLetters(text)
    .replace(OTHER_LETTER, (letter) => SAME_LETTERS[letter] ?? letter)
    .replace(ARABIC_DIGIT, (digit) => String(ARABIC_DIGITS.indexOf(digit) % 10))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(ARTICLE, '')
}
