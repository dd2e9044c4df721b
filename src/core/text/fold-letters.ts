/**
 * Returns a text without what the same word may be written with or without: case, diacritics,
 * tatweel and invisible marks. The forms of alif, alif maqsura and ta marbuta become one letter
 * each: NFKD takes the hamza off its letter, so that only alif wasla is left of the former.
 */
export function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\u0640]/gu, '')
    .replace(/ٱ/gu, 'ا')
    .replace(/ى/gu, 'ي')
    .replace(/ة/gu, 'ه')
    .toLowerCase()
}
