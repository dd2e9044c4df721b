import { countItems, listFirstLines, type LineContent } from './line.ts'
import type { Bilingual } from '#core/text/language.ts'
import { getEffectivePrice } from '#menu/domain/menu.ts'
import { aedToFils, filsToAed, sumFils, toFils, type Fils } from '#core/money.ts'
import { isRecord, parseRecord } from '#core/text/parse-record.ts'
import type { PricedBasket, PricedLine } from './price.ts'
import { MAX_QUANTITY } from '#core/specification.ts'
import { parseRequests, type RequestKey } from '#menu/domain/special-requests.ts'

/** Public format of `basketItem` in storage and of `window.basket`; money in AED. */
export interface StoredBasket {
  readonly items: readonly StoredItem[]
  readonly totalQty: number
  readonly totalPrice: number
}

/** Prices are per unit. */
interface StoredItem {
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
    items: listFirstLines(basket.lines).map((line) => toStoredItem(line, basket.lines)),
    totalQty: basket.itemCount,
    totalPrice: filsToAed(basket.total),
  }
}

function toStoredItem({ itemId, item, isDiscounted }: PricedLine, lines: readonly PricedLine[]): StoredItem {
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
  /** What one piece without options cost there; left out where that is not known. */
  readonly price?: Fils | undefined
}

/** Invalid JSON counts as an empty basket. */
export function parseBasketJson(text: string): readonly PublicItem[] {
  try {
    return parseBasket(JSON.parse(text))
  } catch {
    return []
  }
}

/**
 * Reads data of unknown origin. Only ids and quantities are trusted; the price only shows that it has changed. An array of lines, the older format, is accepted. An object with getters that throw, set by
 * another script, counts as an empty basket.
 */
export function parseBasket(data: unknown): readonly PublicItem[] {
  try {
    return readItems(data)
  } catch {
    return []
  }
}

function readItems(data: unknown): readonly PublicItem[] {
  const items = new Map<string, PublicItem>()
  for (const { id, qty, price } of getEntries(data)) {
    const quantity = toQuantity(qty)
    if (typeof id !== 'string' || quantity === 0) continue
    const first = items.get(id) ?? { itemId: id, quantity: 0, price: aedToFils(price) ?? undefined }
    items.set(id, { ...first, quantity: toQuantity(first.quantity + quantity) })
  }
  return [...items.values()]
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
