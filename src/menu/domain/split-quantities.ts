/** A part of a description; the parts joined are the description itself. */
interface DescriptionPart {
  readonly text: string
  readonly isQuantity: boolean
}

const LATIN_UNITS = 'grams?|gm|gr|g|kg|kcal|ml|ltr|litres?|l|oz|cm|pcs?|pieces?'

/** Units in Arabic letters; both spellings of the accusative of gram. */
const ARABIC_UNITS = '(?:غرام|جرام)(?:اً|ًا)?|جم|غم|غ|كجم|كغ|كيلو|مليلتر|مل|لتر|ليتر|سم|قطعة|قطع|حبة|حبات|سعرة'

/** Digits of both kinds with separators. Greedy, so that each run is scanned once. */
const NUMBERS = /[0-9٠-٩½][0-9٠-٩½.,٫٬/]*/gu

/**
 * A unit right after a number, at most one space between. A word must end there, its case endings
 * included; a percent sign ends by itself.
 */
const UNIT = new RegExp(
  `[ \\u00a0\\u202f]?(?:[%٪]|(?:${LATIN_UNITS}|${ARABIC_UNITS})[\\u064b-\\u0652]*(?![\\p{L}\\p{M}\\p{N}_]))`,
  'iuy',
)

/**
 * Splits a description into quantities ('120g', '٠٫٥ لتر', '6 pcs') and the text between, in linear
 * time: a run of digits is scanned once, and only its end is tried for a unit.
 */
export function splitQuantities(description: string): readonly DescriptionPart[] {
  const parts: DescriptionPart[] = []
  let done = 0
  for (const { 0: number, index } of description.matchAll(NUMBERS)) {
    const end = findQuantityEnd(description, index + number.length)
    if (end === null) continue
    if (index > done) parts.push({ text: description.slice(done, index), isQuantity: false })
    parts.push({ text: description.slice(index, end), isQuantity: true })
    done = end
  }
  if (done < description.length) parts.push({ text: description.slice(done), isQuantity: false })
  return parts
}

/** Returns the end of the quantity whose number ends at `numberEnd`; null without a unit. */
function findQuantityEnd(description: string, numberEnd: number): number | null {
  if (/[.,٫٬/]/u.test(description.charAt(numberEnd - 1))) return null
  UNIT.lastIndex = numberEnd
  return UNIT.test(description) ? UNIT.lastIndex : null
}
