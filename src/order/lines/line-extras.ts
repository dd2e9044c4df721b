import { listOfferedExtras } from '#menu/domain/extras.ts'
import type { MenuIndex } from '#menu/domain/menu-index.ts'
import type { Basket, BasketLine } from './line.ts'

/** The basket with one extra of a line chosen, or taken back. */
export function toggleExtra(basket: Basket, lineId: string, extraId: string): Basket {
  return basket.map((line) => {
    const { extras = [] } = line
    if (line.lineId !== lineId) return line
    return setExtras(line, extras.includes(extraId) ? extras.filter((id) => id !== extraId) : [...extras, extraId])
  })
}

/** A chosen extra that its item does not offer now. */
export interface GoneExtra {
  readonly itemId: string
  readonly extraId: string
}

/** The basket without the extras that the menu's items don't offer now, and these. */
export function dropGoneExtras(
  basket: Basket,
  menu: MenuIndex,
): { readonly basket: Basket; readonly gone: readonly GoneExtra[] } {
  const gone: GoneExtra[] = []
  const remaining = basket.map((line) => {
    const { itemId, extras = [] } = line
    const item = menu.get(itemId)
    if (item === undefined) return line
    const offered = listOfferedExtras(item).map(({ id }) => id)
    const missing = extras.filter((id) => !offered.includes(id))
    gone.push(...missing.map((extraId) => ({ itemId, extraId })))
    return missing.length === 0
      ? line
      : setExtras(
          line,
          extras.filter((id) => offered.includes(id)),
        )
  })
  return { basket: gone.length === 0 ? basket : remaining, gone }
}

function setExtras(line: BasketLine, extras: readonly string[]): BasketLine {
  return { ...line, extras: extras.length === 0 ? undefined : extras }
}
