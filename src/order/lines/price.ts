import { countItems, type Basket, type Line } from './line.ts'
import { getEffectivePrice, isDiscounted, isOrderable, type MenuItem, type OrderableItem } from '#menu/domain/menu.ts'
import { answerChoices, isMissing, isOffered, sumOptions, type Answer, type Choice } from '#menu/domain/choices.ts'
import { toFils, sumFils, multiplyFils, type Fils } from '#core/money.ts'
import { sortRequests } from '#menu/domain/special-requests.ts'
import type { MenuIndex } from '#menu/domain/menu-index.ts'

/** A line that counts, at today's prices in fils. Its requests are those that its item offers now. */
export interface PricedLine extends Line {
  readonly item: OrderableItem
  /** What it has of each choice of the item, as that is offered now; `chosen` also has what is not. */
  readonly answers: readonly Answer[]
  /** Those of them that need more options: the line can't be ordered so. */
  readonly missing: readonly Answer[]
  /** What one piece costs now, with its options. A discount is on the item alone. */
  readonly unitPrice: Fils
  /** What one piece costs without discount. */
  readonly originalUnitPrice: Fils
  readonly isDiscounted: boolean
  readonly total: Fils
  readonly originalTotal: Fils
}

/** A choice that a line still needs. */
export interface MissingChoice {
  readonly line: PricedLine
  readonly choice: Choice
}

/** A line that does not count, because its item can't be ordered now. */
export interface UncountedLine extends Line {
  /** What the item is, or was when it left the menu, so that it can be named; null if that is not known. */
  readonly item: MenuItem | null
  /** Whether the item has left the menu. */
  readonly isGone: boolean
}

/**
 * A basket at the prices of the current menu: the lines that count, with their sums, and the others by why they do
 * not count. Screen, storage, window events and the order message take all prices and totals from here.
 */
export interface PricedBasket extends PricedLines {
  /** Their items were not available. They count once the customer restores them. */
  readonly aside: readonly UncountedLine[]
  /** Their items have no price, or left the menu while the page was open. */
  readonly notOrderable: readonly UncountedLine[]
  /** Their items are not on this page's menu; a newer menu may have them. */
  readonly unknown: readonly Line[]
}

/** Lines that count, and their sums. */
export interface PricedLines {
  readonly lines: readonly PricedLine[]
  readonly itemCount: number
  /** At original prices. */
  readonly subtotal: Fils
  readonly savings: Fils
  /** At effective prices. */
  readonly total: Fils
}

/**
 * Prices every line from the menu, never from what was stored. `gone` are the items that left it while the page was
 * open.
 */
export function priceBasket(basket: Basket, menu: MenuIndex, gone: MenuIndex = new Map()): PricedBasket {
  const lines: PricedLine[] = []
  const aside: UncountedLine[] = []
  const notOrderable: UncountedLine[] = []
  const unknown: Line[] = []
  for (const line of basket) {
    const offered = menu.get(line.itemId)
    const item = offered ?? gone.get(line.itemId) ?? null
    const isGone = offered === undefined
    if (line.isAside) aside.push({ ...line, item, isGone })
    else if (item === null) unknown.push(line)
    else if (isGone || !isOrderable(item)) notOrderable.push({ ...line, item, isGone })
    else lines.push(priceLine(line, item))
  }
  return { ...sumUp(lines), aside, notOrderable, unknown }
}

/** Whether a line costs something else than when the customer saw it. */
export function isRepriced({ unitPrice, seenPrice }: PricedLine): boolean {
  return seenPrice !== undefined && seenPrice !== unitPrice
}

/** The basket with the prices that the customer sees now, of lines whose price was not seen before. */
export function markSeen(basket: Basket, { lines }: PricedLines): Basket {
  const prices = new Map(lines.map(({ lineId, seenPrice }) => [lineId, seenPrice]))
  return basket.map((line) => {
    const seenPrice = line.seenPrice ?? prices.get(line.lineId)
    return seenPrice === line.seenPrice ? line : { ...line, seenPrice }
  })
}

/** Lines that have their prices, with their sums. */
export function sumUp(lines: readonly PricedLine[]): PricedLines {
  const subtotal = sumFils(lines.map((line) => line.originalTotal))
  const total = sumFils(lines.map((line) => line.total))
  return { lines, itemCount: countItems(lines), subtotal, savings: toFils(subtotal - total), total }
}

/** The first choice that one of the lines needs; null: none does. */
export function findMissingChoice(lines: readonly PricedLine[]): MissingChoice | null {
  const [first = null] = lines.flatMap((line) => line.missing.map(({ choice }) => ({ line, choice })))
  return first
}

function priceLine(line: Line, item: OrderableItem): PricedLine {
  const { chosen = [], seenPrice } = line
  const answers = answerChoices(item, chosen)
  const optionsPrice = sumOptions(answers)
  const unitPrice = sumFils([getEffectivePrice(item), optionsPrice])
  const originalUnitPrice = sumFils([item.price, optionsPrice])
  return {
    ...line,
    requests: sortRequests(line.requests, item.category),
    item,
    answers,
    missing: answers.filter(isMissing),
    unitPrice,
    // Not without options that are gone, which are still to be said.
    seenPrice: seenPrice ?? (isOffered(item, chosen) ? unitPrice : undefined),
    originalUnitPrice,
    isDiscounted: isDiscounted(item),
    total: multiplyFils(unitPrice, line.quantity),
    originalTotal: multiplyFils(originalUnitPrice, line.quantity),
  }
}
