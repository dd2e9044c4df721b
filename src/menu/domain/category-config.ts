/** How a special request is named in storage, links and messages. */
export type RequestId = `extra_${string}` | `no_${string}`

/** What restaurant/menu.ts says of a category. */
export interface CategoryConfig<Request extends RequestId> {
  readonly ar: string
  /** Best sellers are sorted by it: chicken, meat, then the others. */
  readonly kind?: 'chicken' | 'meat'
  /** The special requests that its items take, in the order of the panel. */
  readonly requests?: readonly Request[]
  /** A symbol of restaurant/drawings.svg, without 'category-'; by default the one named after the category. */
  readonly drawing?: string
  /** Dishes that one knows by name: on phones two in a row, without their description. */
  readonly isCompact?: boolean
}
