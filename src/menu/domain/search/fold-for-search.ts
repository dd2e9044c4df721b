import { foldLetters } from '../../../core/text/fold-letters.ts'
import { toLatinDigits } from '../../../core/text/text.ts'

/** Letters of other keyboards for Arabic ones. */
const SAME_LETTERS: Readonly<Record<string, string>> = { ی: 'ي', ہ: 'ه', ھ: 'ه', ک: 'ك', گ: 'ك', چ: 'ج', پ: 'ب' }
const OTHER_LETTER = new RegExp(`[${Object.keys(SAME_LETTERS).join('')}]`, 'gu')

/** The article of a word of five letters or more: in a shorter one it may be part of the word. */
const ARTICLE = /(?<!\p{L})ال(?=\p{L}{3})/gu

/**
 * Returns a text as the search compares it: words of folded letters and Latin digits, without the
 * Arabic article. A hamza of its own stays: ماء would become ما and find mayonnaise.
 */
export function foldForSearch(text: string): string {
  return toLatinDigits(foldLetters(text))
    .replace(OTHER_LETTER, (letter) => SAME_LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(ARTICLE, '')
}
