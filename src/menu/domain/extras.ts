import type { Bilingual } from '#core/text/language.ts'
import type { Fils } from '#core/money.ts'

/** The most extras that an item offers. */
export const MAX_EXTRAS = 8

/** What customers can add to each piece of an item, for a price of its own. */
export interface Extra {
  readonly id: string
  readonly name: Bilingual
  /** For one piece; 0 is free. */
  readonly price: Fils
  /** Left out: it can be chosen. */
  readonly isSoldOut?: true
}

/** The extras of an item that can be chosen now. */
export function listOfferedExtras({ extras = [] }: { readonly extras?: readonly Extra[] }): readonly Extra[] {
  return extras.filter(({ isSoldOut }) => isSoldOut !== true)
}
