import { foldLetters } from '#core/text/fold-letters.ts'
import type { Bilingual } from '#core/text/language.ts'
import type { BestSellerRule } from '#shop/domain/restaurant.ts'

/**
 * Whether the whole normalised name, in either language, is listed. An excluded name wins over any
 * match.
 */
export function isBestSeller(name: Bilingual, rule: BestSellerRule): boolean {
  const own = [name.en, name.ar].map(normaliseName).filter((text) => text !== '')
  const excluded = rule.excluded.map(normaliseName)
  if (own.some((text) => excluded.includes(text))) return false
  const listed = rule.names.flatMap((entry) => [normaliseName(entry.en), normaliseName(entry.ar)])
  return own.some((text) => listed.includes(text))
}

/** A name as it is compared: with folded letters and without spaces. */
export function normaliseName(name: string): string {
  return foldLetters(name).replace(/\s/gu, '')
}
