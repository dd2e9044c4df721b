import type { Bilingual } from '#core/text/language.ts'

/** The most categories that the owner can add. */
export const MAX_OWN_CATEGORIES = 12

/** A category that the owner has added to the restaurant's. */
export interface OwnCategory {
  /** The entry's ID after a prefix that no category of the restaurant has. */
  readonly id: `own-${string}`
  readonly name: Bilingual
  /** A symbol of restaurant/drawings.svg, without 'category-'. */
  readonly drawing: string
  /** Its place among the owner's categories, from 0. */
  readonly place: number
}
