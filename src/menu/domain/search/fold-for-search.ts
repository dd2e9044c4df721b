import { foldLetters } from '#core/text/fold-letters.ts'
import { toLatinDigits } from '#core/text/text.ts'

/** Letters of Persian, Urdu and Kurdish keyboards, as Arabic menus write their sounds. */
const SAME_LETTERS: Readonly<Record<string, string>> = {
  ...{ ی: 'ي', ے: 'ي', ې: 'ي', ێ: 'ي', ہ: 'ه', ھ: 'ه', ە: 'ه', ۃ: 'ه', ک: 'ك', ڪ: 'ك', ۆ: 'و', ۇ: 'و' },
  ...{ گ: 'ج', چ: 'تش', پ: 'ب', ڤ: 'ف', ژ: 'ج', ں: 'ن', ٹ: 'ت', ڈ: 'د', ڑ: 'ر' },
}
const OTHER_LETTER = new RegExp(`[${Object.keys(SAME_LETTERS).join('')}]`, 'gu')

/** Where a figure meets a word: '330ml'. One digit among Latin letters may stand for a letter: '7ar'. */
const EDGE_OF_FIGURE =
  /(?<=\p{N}{2})(?=\p{L})|(?<=\p{N})(?=\p{Script=Arabic})|(?<=\p{L})(?=\p{N}{2})|(?<=\p{Script=Arabic})(?=\p{N})/gu

/**
 * Returns a text as the search compares it: words of folded letters and Latin digits. A hamza of its
 * own stays: ماء would become ما and find mayonnaise.
 */
export function foldForSearch(text: string): string {
  return toLatinDigits(foldLetters(text))
    .replace(OTHER_LETTER, (letter) => SAME_LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(EDGE_OF_FIGURE, ' ')
    .trim()
}
