import type { Fils } from '#core/money.ts'
import { MAX_QUANTITY } from '#core/specification.ts'
import type { Instant } from '#core/time/dubai-time.ts'
import { isAvailableAt } from '#menu/domain/availability.ts'
import type { Chosen } from '#menu/domain/choices.ts'
import type { MenuIndex } from '#menu/domain/menu-index.ts'
import type { RequestKey } from '#menu/domain/special-requests.ts'

/** A quantity of one item with the same options and special requests. Prices come from the current menu. */
export interface Line {
  /** Unique in the basket, and stable while the page is open. */
  readonly lineId: string
  readonly itemId: string
  /** 1 to MAX_QUANTITY; a line that falls to 0 is dropped. */
  readonly quantity: number
  /** The special requests of the whole quantity, in the order of choosing. */
  readonly requests: readonly RequestKey[]
  /** The options of each piece, in the order of choosing; left out without any. */
  readonly chosen?: readonly Chosen[] | undefined
  /** The name of whom the line is for, in an order for several people; left out where nobody is named. */
  readonly person?: string | undefined
  /** What one piece with its options cost when the customer saw it; left out until it was priced. */
  readonly seenPrice?: Fils | undefined
  /** Its item was not available: the line counts only once the customer restores it. */
  readonly isAside?: true | undefined
}

/** What was chosen, without a place in the basket: also of a line in storage or in a link. */
export type LineContent = Omit<Line, 'lineId' | 'isAside'>

/**
 * All lines, in the order of choosing. Those of one item are next to each other and have at most MAX_QUANTITY pieces
 * together; neither goes for lines that are set aside.
 */
export type Basket = readonly Line[]

/** Nothing chosen yet. */
export const EMPTY_BASKET: Basket = []

/** Pieces of one item, without those set aside; 0 when it isn't in the basket. */
export function getItemQuantity(basket: Basket, itemId: string): number {
  return countItems(listItemLines(basket, itemId))
}

/** The lines of an item that are not set aside. */
function listItemLines(basket: Basket, itemId: string): Basket {
  return basket.filter((line) => line.itemId === itemId && line.isAside !== true)
}

/** The first line of each item. */
export function listFirstLines<Each extends Pick<Line, 'itemId'>>(lines: readonly Each[]): readonly Each[] {
  return lines.filter((line) => lines.find(({ itemId }) => itemId === line.itemId) === line)
}

/** How many different items some lines are of. */
export function countDishes(lines: readonly Pick<Line, 'itemId'>[]): number {
  return listFirstLines(lines).length
}

/** The quantities of some lines together. */
export function countItems(lines: readonly Pick<Line, 'quantity'>[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

/**
 * One piece more or less of an item, within 0 to MAX_QUANTITY: of the line that `findSteppedLine`
 * names, or of a new one at the end.
 */
export function changeQuantity(basket: Basket, itemId: string, step: 1 | -1): Basket {
  const line = findSteppedLine(listItemLines(basket, itemId))
  if (line !== null) return changeLineQuantity(basket, line.lineId, step)
  if (step === -1) return basket
  return [...basket, { lineId: createLineId(basket, itemId), itemId, quantity: 1, requests: [] }]
}

/**
 * The line of an item that one piece more or less of the item changes: the one without
 * options, requests and a person, else the last. Null without lines.
 */
function findSteppedLine(itemLines: Basket): Line | null {
  return itemLines.find((line) => areInterchangeable(line, { requests: [] })) ?? itemLines.at(-1) ?? null
}

/** One piece more or less of a line; 0 drops it. Unchanged where the item already has MAX_QUANTITY pieces. */
export function changeLineQuantity(basket: Basket, lineId: string, step: 1 | -1): Basket {
  const line = basket.find((candidate) => candidate.lineId === lineId)
  if (line === undefined) return basket
  if (step === 1 && getItemQuantity(basket, line.itemId) >= MAX_QUANTITY) return basket
  return line.quantity + step === 0
    ? removeLine(basket, lineId)
    : basket.map((candidate) => (candidate === line ? { ...line, quantity: line.quantity + step } : candidate))
}

/** The id of an item's first, second, third line: 'cola', 'cola~2', 'cola~3'. */
function toLineId(itemId: string, number: number): string {
  return number === 1 ? itemId : `${itemId}~${number}`
}

/** A line id that the basket does not have yet. */
export function createLineId(basket: Basket, itemId: string): string {
  const ids = new Set(basket.map(({ lineId }) => lineId))
  let number = 1
  while (ids.has(toLineId(itemId, number))) number += 1
  return toLineId(itemId, number)
}

export function removeLine(basket: Basket, lineId: string): Basket {
  return basket.filter((line) => line.lineId !== lineId)
}

/**
 * Lines of one item that ask for the same for the same person as one, in the place of the first, numbered again. Those
 * set aside stay apart.
 */
export function mergeEqualLines<Each extends Line>(basket: readonly Each[]): readonly Each[] {
  return numberLines(joinEqualLines(basket))
}

function joinEqualLines<Each extends Line>(basket: readonly Each[]): readonly Each[] {
  const merged: Each[] = []
  for (const line of basket) {
    const index = merged.findIndex(
      (other) => other.itemId === line.itemId && other.isAside === line.isAside && areInterchangeable(other, line),
    )
    const equal = merged[index]
    if (equal === undefined) merged.push(line)
    else merged[index] = { ...equal, quantity: equal.quantity + line.quantity }
  }
  return merged
}

/**
 * Sets the lines aside whose items are not available at `now` (ms since the epoch), below those that are already. They
 * stay set aside until the customer restores them, also when their item is available again.
 */
export function setUnavailableAside(basket: Basket, menu: MenuIndex, now: Instant): Basket {
  const isToMove = ({ itemId, isAside }: Line): boolean =>
    isAside !== true && !isAvailableAt(menu.get(itemId)?.availability, now)
  if (!basket.some(isToMove)) return basket
  const moved = basket.filter(isToMove).map((line) => ({ ...line, isAside: true as const }))
  const others = basket.filter((line) => !isToMove(line))
  const aside = joinEqualLines([...others.filter(({ isAside }) => isAside), ...moved])
  return [...others.filter(({ isAside }) => isAside !== true), ...aside]
}

type LineChoices = Pick<Line, 'requests' | 'chosen' | 'person'>

/** Whether two lines have the same options and requests, in whatever order, for the same person. */
function areInterchangeable(one: LineChoices, other: LineChoices): boolean {
  return one.person === other.person && toKey(one) === toKey(other)
}

/** The line of a basket that holds the same for the same person as the given one, and is not set aside. */
export function findEqualLine(basket: Basket, line: Omit<LineContent, 'quantity'>): Line | undefined {
  return listItemLines(basket, line.itemId).find((other) => areInterchangeable(other, line))
}

function toKey({ requests, chosen = [] }: LineChoices): string {
  const options = chosen.map(({ choiceId, optionId }) => JSON.stringify([choiceId, optionId]))
  return JSON.stringify([requests.toSorted(), options.toSorted()])
}

/** The basket with ids by place, as it has them when it is read from storage. */
function numberLines<Each extends Line>(basket: readonly Each[]): readonly Each[] {
  const counts = new Map<string, number>()
  return basket.map((line) => {
    const number = (counts.get(line.itemId) ?? 0) + 1
    counts.set(line.itemId, number)
    return { ...line, lineId: toLineId(line.itemId, number) }
  })
}
