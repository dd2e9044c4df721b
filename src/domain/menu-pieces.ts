/** A menu with more dishes is shown in pieces, and those in smaller ones (C21). */
export const MOST_DISHES_AT_ONCE = 120
/** Dishes that come at once: full rows in one, three and four columns, and more than a screen of them. */
export const SMALL_PIECE = 12
/** Dishes that are gone through in one step as long as nobody is near them. */
export const LARGE_PIECE = 10 * SMALL_PIECE

export interface MenuPiece<Dish> {
  readonly dishes: readonly Dish[]
  /** How many dishes are shown above it. */
  readonly before: number
}

/** Dishes in pieces of a size, the last one with what is left; `before` is how many dishes are shown above them. */
export function menuPieces<Dish>(dishes: readonly Dish[], before: number, size: number): readonly MenuPiece<Dish>[] {
  return Array.from({ length: Math.ceil(dishes.length / size) }, (_, place) => ({
    dishes: dishes.slice(place * size, (place + 1) * size),
    before: before + place * size,
  }))
}
