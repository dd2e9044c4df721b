import { countItems, listFirstLines, type LineContent } from './line.ts'
import type { Bilingual } from '#core/text/language.ts'
import { getEffectivePrice, isOrderable } from '#menu/domain/menu.ts'
import { aedToFils, filsToAed, sumFils, toFils, type Fils } from '#core/money.ts'
import { isRecord, parseRecord } from '#core/text/parse-record.ts'
import type { PricedBasket, PricedLine } from './price.ts'
import type { MenuIndex } from '#menu/domain/menu-index.ts'
import { MAX_QUANTITY } from '#core/specification.ts'
import { parseRequests, type RequestKey } from '#menu/domain/special-requests.ts'

/** Public format of `basketItem` in storage and of `window.basket`; money in AED. */
export interface StoredBasket {
  readonly items: readonly StoredLine[]
  readonly totalQty: number
  readonly totalPrice: number
}

/** Prices are per unit. */
interface StoredLine {
  readonly id: string
  readonly qty: number
  readonly price: number
  readonly originalPrice: number
  readonly isDiscounted: boolean
  readonly image: string
  readonly name: Bilingual
  readonly category: string
  /** Of the extras of all pieces; left out without any. `price` and `originalPrice` are without them. */
  readonly extrasPrice?: number
}

export function toStoredBasket(basket: PricedBasket): StoredBasket {
  return {
    items: listFirstLines(basket.lines).map((line) => toStoredLine(line, basket.lines)),
    totalQty: basket.itemCount,
    totalPrice: filsToAed(basket.total),
  }
}

function toStoredLine({ itemId, item, isDiscounted }: PricedLine, lines: readonly PricedLine[]): StoredLine {
  const own = lines.filter((line) => line.itemId === itemId)
  const qty = countItems(own)
  const price = getEffectivePrice(item)
  const extrasPrice = toFils(sumFils(own.map(({ total }) => total)) - price * qty)
  return {
    id: itemId,
    qty,
    price: filsToAed(price),
    originalPrice: filsToAed(item.price),
    isDiscounted,
    image: item.image?.url ?? '',
    name: item.name,
    category: item.category ?? '',
    ...(extrasPrice > 0 && { extrasPrice: filsToAed(extrasPrice) }),
  }
}

/**
 * Counts the items in stored text without validating them against a menu; null if nothing is
 * stored. Only for the number on the cart button: checkout validates the basket.
 */
export function countStoredItems(text: string | null): number | null {
  if (text === null) return null
  try {
    return sumQuantities(getEntries(JSON.parse(text)))
  } catch {
    return null
  }
}

function sumQuantities(entries: readonly Record<string, unknown>[]): number {
  return entries.reduce((total, { qty }) => total + toQuantity(qty), 0)
}

/** What another page, or another script, says of one item. */
export interface PublicItem {
  readonly itemId: string
  /** 1 to MAX_QUANTITY. */
  readonly quantity: number
}

/** The items of a public basket, and the ids of those whose price differs from the one that was written. */
export interface PublicItems {
  readonly items: readonly PublicItem[]
  readonly repriced: readonly string[]
}

const NO_ITEMS: PublicItems = { items: [], repriced: [] }

/** Invalid JSON counts as an empty basket. */
export function parseBasketJson(text: string, menu: MenuIndex): PublicItems {
  try {
    return parseBasket(JSON.parse(text), menu)
  } catch {
    return NO_ITEMS
  }
}

/**
 * Reads data of unknown origin. Only ids and quantities are trusted; the price only shows, against the current menu,
 * that it has changed. An array of lines, the older format, is accepted. An object with getters that throw, set by
 * another script, counts as an empty basket.
 */
export function parseBasket(data: unknown, menu: MenuIndex): PublicItems {
  try {
    return readItems(data, menu)
  } catch {
    return NO_ITEMS
  }
}

function readItems(data: unknown, menu: MenuIndex): PublicItems {
  const quantities = new Map<string, number>()
  const repriced: string[] = []
  for (const { id, qty, price } of getEntries(data)) {
    const quantity = toQuantity(qty)
    if (typeof id !== 'string' || quantity === 0) continue
    const item = menu.get(id)
    const isFirst = !quantities.has(id)
    if (isFirst && item !== undefined && isOrderable(item) && isPriceChanged(price, getEffectivePrice(item))) {
      repriced.push(id)
    }
    quantities.set(id, toQuantity((quantities.get(id) ?? 0) + quantity))
  }
  return { items: [...quantities].map(([itemId, quantity]) => ({ itemId, quantity })), repriced }
}

function getEntries(data: unknown): readonly Record<string, unknown>[] {
  const items = Array.isArray(data) ? data : isRecord(data) ? data['items'] : null
  return Array.isArray(items) ? items.filter(isRecord) : []
}

/** Returns 0 for an invalid value, otherwise an integer from 1 to MAX_QUANTITY. */
function toQuantity(value: unknown): number {
  const quantity = typeof value === 'string' && /^\d+$/.test(value.trim()) ? Number(value) : value
  if (typeof quantity !== 'number' || !Number.isFinite(quantity)) return 0
  return Math.min(MAX_QUANTITY, Math.max(0, Math.floor(quantity)))
}

function isPriceChanged(stored: unknown, current: Fils): boolean {
  const price = aedToFils(stored)
  return price !== null && price !== current
}

/** `specialSelections` as stored: `{"<item id>":["no_pickles"]}` with the requests of all lines of each item. */
export function serializeSelections(lines: readonly LineContent[]): string {
  const selections = listFirstLines(lines).map(
    ({ itemId }) => [itemId, uniteRequests(lines.filter((line) => line.itemId === itemId))] as const,
  )
  // Not an object literal: an id may be `__proto__`.
  return JSON.stringify(Object.fromEntries(selections.filter(([, requests]) => requests.length > 0)))
}

/** The requests of some lines, each once. */
export function uniteRequests(lines: readonly Pick<LineContent, 'requests'>[]): readonly RequestKey[] {
  return [...new Set(lines.flatMap(({ requests }) => requests))]
}

/** A Map, so that `__proto__` is an id like any other. */
export function parseSelections(text: string | null): ReadonlyMap<string, readonly RequestKey[]> {
  const entries = Object.entries(parseRecord(text)).map(([id, keys]) => [id, parseRequests(keys)] as const)
  return new Map(entries.filter(([, requests]) => requests.length > 0))
}
