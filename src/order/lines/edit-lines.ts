import { sumFils, toFils, ZERO_FILS } from '#core/money.ts'
import { MAX_QUANTITY } from '#core/specification.ts'
import {
  answerChoices,
  dropExcess,
  isSameChosen,
  placeChosen,
  selectOffered,
  sumOptions,
  type Chosen,
  type ItemChoices,
  type Option,
} from '#menu/domain/choices.ts'
import type { MenuIndex } from '#menu/domain/menu-index.ts'
import { toggleRequestKey, type RequestKey } from '#menu/domain/special-requests.ts'
import {
  findEqualLine,
  getItemQuantity,
  removeLine,
  createLineId,
  type Basket,
  type Line,
  type LineContent,
} from './line.ts'
import type { PricedLine } from './price.ts'

/**
 * The basket with lines added: to the line of the item that asks for the same for the same person, else below
 * the item's last line, else at the end. `fullItems` are the ids of items that would exceed MAX_QUANTITY:
 * they have as many as they may have.
 */
export function addLines(
  basket: Basket,
  added: readonly LineContent[],
): { readonly basket: Basket; readonly fullItems: readonly string[] } {
  let result = basket
  const fullItems = new Set<string>()
  for (const { itemId, quantity, requests, chosen, person, seenPrice } of added) {
    const room = MAX_QUANTITY - getItemQuantity(result, itemId)
    if (quantity > room) fullItems.add(itemId)
    const content = { itemId, quantity: Math.min(quantity, room), requests, chosen, person, seenPrice }
    if (room > 0) result = addLine(result, content)
  }
  return { basket: result, fullItems: [...fullItems] }
}

function addLine(basket: Basket, added: LineContent): Basket {
  const { itemId, quantity } = added
  const equal = findEqualLine(basket, added)
  if (equal !== undefined) {
    return basket.map((line) => (line === equal ? { ...line, quantity: line.quantity + quantity } : line))
  }
  const line = { lineId: createLineId(basket, itemId), ...added }
  const lastIndex = basket.findLastIndex((other) => other.itemId === itemId)
  return basket.toSpliced(lastIndex === -1 ? basket.length : lastIndex + 1, 0, line)
}

/**
 * Inserts a line of quantity 1 with the same requests below the given line. Above quantity 1 the given
 * line has one less; at quantity 1 the item has one more. Returns the new line's id, or null where
 * the item would exceed MAX_QUANTITY.
 */
export function splitLine(
  basket: Basket,
  lineId: string,
): { readonly basket: Basket; readonly newLineId: string | null } {
  const line = basket.find((candidate) => candidate.lineId === lineId)
  if (line === undefined || (line.quantity === 1 && getItemQuantity(basket, line.itemId) >= MAX_QUANTITY)) {
    return { basket, newLineId: null }
  }
  const newLineId = createLineId(basket, line.itemId)
  const rest = { ...line, quantity: Math.max(1, line.quantity - 1) }
  const separate = { ...line, lineId: newLineId, quantity: 1 }
  const changed = basket.flatMap((candidate) => (candidate === line ? [rest, separate] : [candidate]))
  return { basket: changed, newLineId }
}

/**
 * Puts a line that was removed back to its place. Where the basket has got pieces of its item since, they join or
 * stand below those. Returns the id of the line that has its pieces now, or null if there is no room for any.
 */
export function insertLine(
  basket: Basket,
  line: Line,
  index: number,
): { readonly basket: Basket; readonly lineId: string | null } {
  const quantity = getItemQuantity(basket, line.itemId)
  const isItsPlace = quantity === 0 || [basket[index - 1], basket[index]].some((other) => other?.itemId === line.itemId)
  const isTaken = basket.some(({ lineId }) => lineId === line.lineId)
  if (isItsPlace && !isTaken && quantity + line.quantity <= MAX_QUANTITY) {
    return { basket: basket.toSpliced(index, 0, line), lineId: line.lineId }
  }
  const next = addLines(basket, [line]).basket
  return { basket: next, lineId: findEqualLine(next, line)?.lineId ?? null }
}

export function toggleRequest(basket: Basket, lineId: string, key: RequestKey): Basket {
  return basket.map((line) =>
    line.lineId === lineId ? { ...line, requests: toggleRequestKey(line.requests, key) } : line,
  )
}

/**
 * Two baskets as one: lines of `base` come first, unchanged; items that only `added` holds follow.
 * For a basket that is restored, or brought back after Clear Cart, once something new was chosen.
 */
export function mergeBaskets(base: Basket, added: Basket): Basket {
  const isInBase = ({ itemId, isAside }: Line): boolean =>
    base.some((other) => other.itemId === itemId && other.isAside === isAside)
  return added
    .filter((line) => !isInBase(line))
    .reduce((basket, line) => {
      const isTaken = basket.some(({ lineId }) => lineId === line.lineId)
      return [...basket, isTaken ? { ...line, lineId: createLineId(basket, line.itemId) } : line]
    }, base)
}

/** Lets a line that is set aside count again: joined to an equal one, up to MAX_QUANTITY pieces of its item. */
export function restoreAside(basket: Basket, lineId: string): Basket {
  const line = basket.find((candidate) => candidate.lineId === lineId)
  return line?.isAside ? addLines(removeLine(basket, lineId), [line]).basket : basket
}

/** Chooses an option of a line or takes it back. It replaces the earliest one where its choice takes no more. */
export function toggleOption(basket: Basket, lineId: string, option: Chosen, item: ItemChoices): Basket {
  return basket.map((line) => {
    if (line.lineId !== lineId) return line
    const before = line.chosen ?? []
    const others = before.filter((each) => !isSameChosen(each, option))
    const chosen = others.length < before.length ? others : dropExcess(item, [...before, option])
    // What the customer chooses changes the seen price, too; what it has changed by besides is still to be said.
    const change = sumOptions(answerChoices(item, chosen)) - sumOptions(answerChoices(item, before))
    return setChosen(line, chosen, change)
  })
}

/** An option of a line that its item does not offer now, or whose choice takes fewer now. */
export interface GoneOption {
  readonly itemId: string
  /** As it was; null where it left the menu while the page was closed. */
  readonly option: Option | null
  /** Whether the item still offers it, so that only its choice takes fewer. */
  readonly isOffered: boolean
}

/**
 * The basket without the options that the menu's items don't offer now or take no more, and these. `before` are its
 * lines as they were priced before.
 */
export function dropGoneOptions(
  basket: Basket,
  menu: MenuIndex,
  before: readonly PricedLine[],
): { readonly basket: Basket; readonly gone: readonly GoneOption[] } {
  const gone: GoneOption[] = []
  const remaining = basket.map((line) => {
    const { itemId, chosen = [] } = line
    const item = menu.get(itemId)
    if (item === undefined) return line
    const kept = selectOffered(item, chosen)
    const lost = placeChosen(item, chosen).filter((each) => !kept.some((other) => isSameChosen(each, other)))
    if (lost.length === 0) return line
    const offered = (item.choices ?? []).flatMap(({ options }) => options)
    const seen = before.flatMap(({ answers }) => answers.flatMap(({ options }) => options))
    const own = lost.map(({ optionId }) => ({
      itemId,
      option: [...seen, ...offered].find(({ id }) => id === optionId) ?? null,
      isOffered: offered.some(({ id, isSoldOut }) => id === optionId && isSoldOut !== true),
    }))
    gone.push(...own)
    // It is said that they are gone, so what they cost is no changed price. Where that is not known, no price was seen.
    const isKnown = own.every(({ option }) => option !== null)
    const seenLine = isKnown ? line : { ...line, seenPrice: undefined }
    return setChosen(seenLine, kept, 0 - sumFils(own.map(({ option }) => option?.price ?? ZERO_FILS)))
  })
  return { basket: gone.length === 0 ? basket : remaining, gone }
}

/** `change`: by how many fils it changes the price of one piece. */
function setChosen(line: Line, chosen: readonly Chosen[], change: number): Line {
  const seenPrice = line.seenPrice === undefined ? undefined : toFils(Math.max(0, line.seenPrice + change))
  return { ...line, chosen: chosen.length === 0 ? undefined : chosen, seenPrice }
}
