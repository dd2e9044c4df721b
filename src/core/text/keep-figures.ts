const NO_BREAK_SPACE = '\u00a0'
/** Between two facts in a line: where it breaks, the dot ends a line and begins none. */
export const SEPARATOR = `${NO_BREAK_SPACE}· `

/**
 * A figure, which may be isolated, with the word behind it: '120 g', '8 pieces', '٣٣٠ مل', '⁦4:00⁩
 * فجراً'.
 */
const FIGURE_BEFORE_WORD = /([\p{N}%٪]\u2069?) (?=\p{L})/gu
/** 'AED 18.00' */
const CURRENCY_BEFORE_FIGURE = /(AED) (?=\p{N})/gu

/** Puts no-break spaces between figures and their units, so that no line ends between them. */
export function keepFigures(text: string): string {
  return text.replace(FIGURE_BEFORE_WORD, `$1${NO_BREAK_SPACE}`).replace(CURRENCY_BEFORE_FIGURE, `$1${NO_BREAK_SPACE}`)
}
