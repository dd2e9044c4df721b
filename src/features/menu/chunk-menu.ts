/** A menu with more items is shown in pieces, and those in smaller ones (C21). */
export const MAX_ITEMS_WITHOUT_CHUNKS = 120
/** Dishes that come at once: full rows in one, three and four columns, and more than a screen of them. */
export const SMALL_CHUNK_SIZE = 12
/** Dishes that are gone through in one step as long as nobody is near them. */
export const LARGE_CHUNK_SIZE = 10 * SMALL_CHUNK_SIZE

export interface ItemChunk<T> {
  readonly items: readonly T[]
  /** How many items are shown above it. */
  readonly before: number
}

/** Dishes in pieces of a size, the last one with what is left; `before` is how many items are shown above them. */
export function chunkMenu<T>(items: readonly T[], before: number, size: number): readonly ItemChunk<T>[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, place) => ({
    items: items.slice(place * size, (place + 1) * size),
    before: before + place * size,
  }))
}
