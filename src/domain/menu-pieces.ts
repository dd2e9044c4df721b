/** A menu with more dishes is shown piece by piece (C21). */
export const MOST_DISHES_AT_ONCE = 120
/** Dishes of a piece: full rows in one, three and four columns, and more than a screen of them. */
export const PIECE_DISHES = 12

/** Some of a group's dishes that come and go together. */
export interface MenuPiece<Dish> {
  readonly dishes: readonly Dish[]
  /** Among the first on show, so never left out. */
  readonly isFirst: boolean
}

/** A group in pieces; `before` is how many dishes are shown above it. */
export function menuPieces<Dish>(dishes: readonly Dish[], before: number): readonly MenuPiece<Dish>[] {
  return Array.from({ length: Math.ceil(dishes.length / PIECE_DISHES) }, (_, place) => {
    const start = place * PIECE_DISHES
    return { dishes: dishes.slice(start, start + PIECE_DISHES), isFirst: before + start < PIECE_DISHES }
  })
}
