import { countItems, type Basket, type BasketLine } from './line.ts'
import { getEffectivePrice, isDiscounted, isOrderable, type MenuItem, type OrderableItem } from '#menu/domain/menu.ts'
import { listOfferedExtras, type Extra } from '#menu/domain/extras.ts'
import { toFils, sumFils, multiplyFils, type Fils } from '#core/money.ts'
import { sortRequests } from '#menu/domain/special-requests.ts'
import type { MenuIndex } from '#menu/domain/menu-index.ts'

/** A line with today's prices, all in fils, and of its requests and extras those that its item offers. */
export interface PricedLine extends BasketLine {
  readonly item: OrderableItem
  /** In the item's order; `extras` has those that are not offered now, too. */
  readonly chosenExtras: readonly Extra[]
  /** What one piece costs now, with its extras. A discount is on the item alone. */
  readonly unitPrice: Fils
  /** What one piece costs without discount. */
  readonly originalUnitPrice: Fils
  readonly isDiscounted: boolean
  readonly total: Fils
  readonly originalTotal: Fils
}

/** A line whose item left the menu while the page was open, or can't be ordered any more. */
interface UnavailableLine extends BasketLine {
  /** What the item was, if still known, so that it can be named. */
  readonly item: MenuItem | null
}

/**
 * The basket against the current menu. All amounts in fils. Screen, storage, window events and the
 * order message take their prices and totals from here.
 */
export interface PricedBasket {
  readonly lines: readonly PricedLine[]
  readonly unavailable: readonly UnavailableLine[]
  /** Pieces of the lines that can be ordered. */
  readonly itemCount: number
  /** At original prices. */
  readonly subtotal: Fils
  readonly savings: Fils
  /** At effective prices. */
  readonly total: Fils
}

/**
 * Prices every line from the menu, never from what was stored. `gone` names items no longer on it.
 */
export function priceBasket(basket: Basket, menu: MenuIndex, gone: MenuIndex = new Map()): PricedBasket {
  const lines: PricedLine[] = []
  const unavailable: UnavailableLine[] = []
  for (const line of basket) {
    const item = menu.get(line.itemId)
    if (item !== undefined && isOrderable(item)) lines.push(priceLine(line, item))
    else unavailable.push({ ...line, item: item ?? gone.get(line.itemId) ?? null })
  }
  return sumUp(lines, unavailable)
}

/** A basket of lines that have their prices. */
export function sumUp(lines: readonly PricedLine[], unavailable: readonly UnavailableLine[]): PricedBasket {
  const subtotal = sumFils(lines.map((line) => line.originalTotal))
  const total = sumFils(lines.map((line) => line.total))
  return { lines, unavailable, itemCount: countItems(lines), subtotal, savings: toFils(subtotal - total), total }
}

function priceLine(line: BasketLine, item: OrderableItem): PricedLine {
  const chosenExtras = listOfferedExtras(item).filter(({ id }) => line.extras?.includes(id))
  const extrasPrice = sumFils(chosenExtras.map(({ price }) => price))
  const unitPrice = sumFils([getEffectivePrice(item), extrasPrice])
  const originalUnitPrice = sumFils([item.price, extrasPrice])
  return {
    ...line,
    requests: sortRequests(line.requests, item.category),
    item,
    chosenExtras,
    unitPrice,
    originalUnitPrice,
    isDiscounted: isDiscounted(item),
    total: multiplyFils(unitPrice, line.quantity),
    originalTotal: multiplyFils(originalUnitPrice, line.quantity),
  }
}
