import { toLineId, type Basket, type BasketLine } from './basket.ts'
import type { Bilingual } from './language.ts'
import { getEffectivePrice, isOrderable } from './menu.ts'
import { aedToFils, filsToAed, type Fils } from './money.ts'
import type { MenuIndex, PricedBasket } from './priced-basket.ts'
import { MAX_QUANTITY } from './specification.ts'

/** The shape of `basketItem` and `window.basket`: money in AED as numbers (BSK-1, contracts). */
export interface StoredBasket {
  readonly items: readonly StoredLine[]
  readonly totalQty: number
  readonly totalPrice: number
}

/** A line of it; prices are those of one piece. */
export interface StoredLine {
  readonly id: string
  readonly qty: number
  readonly price: number
  readonly originalPrice: number
  readonly isDiscounted: boolean
  readonly image: string
  readonly name: Bilingual
  readonly category: string
}

/** A basket as it goes out to storage and to the window. */
export function toStoredBasket(basket: PricedBasket): StoredBasket {
  return {
    items: basket.lines.map((line) => ({
      id: line.itemId,
      qty: line.quantity,
      price: filsToAed(line.unitPrice),
      originalPrice: filsToAed(line.originalUnitPrice),
      isDiscounted: line.isDiscounted,
      image: line.item.image?.url ?? '',
      name: line.item.name,
      category: line.item.category ?? '',
    })),
    totalQty: basket.itemCount,
    totalPrice: filsToAed(basket.total),
  }
}

/**
 * The pieces that stored text tells of, for a page without a menu to check them against; null where nothing is stored.
 * Never more than a number on the cart button: checkout believes only what its menu holds.
 */
export function countStoredItems(text: string | null): number | null {
  if (text === null) return null
  try {
    return sumQuantities(entriesOf(JSON.parse(text)))
  } catch {
    return null
  }
}

/** A stored basket as it is changed without a menu: only ids and quantities are sure. */
interface StoredQuantities {
  readonly items: readonly Readonly<Record<string, unknown>>[]
  readonly totalQty: number
}

/**
 * Changes an item's quantity by one in stored text, within 0 and MAX_QUANTITY, where no menu is at
 * hand. What else is stored of the items stays; text that is no basket counts as an empty one.
 */
export function changeStoredQuantity(
  text: string | null,
  itemId: string,
  step: 1 | -1,
): { readonly stored: StoredQuantities; readonly quantity: number } {
  const items = parseEntries(text)
  const before = items.find(({ id }) => id === itemId)
  const quantity = toQuantity(toQuantity(before?.qty) + step)
  const changed = { ...before, id: itemId, qty: quantity }
  const all = before === undefined ? [...items, changed] : items.map((item) => (item === before ? changed : item))
  const left = all.filter(({ qty }) => toQuantity(qty) > 0)
  return { stored: { items: left, totalQty: sumQuantities(left) }, quantity }
}

function parseEntries(text: string | null): readonly Record<string, unknown>[] {
  try {
    return entriesOf(JSON.parse(text ?? 'null'))
  } catch {
    return []
  }
}

function sumQuantities(entries: readonly Record<string, unknown>[]): number {
  return entries.reduce((total, { qty }) => total + toQuantity(qty), 0)
}

/** What reading a stored basket came to: the basket, and what the visitor should be told (B08, B12). */
export interface RestoredBasket {
  readonly basket: Basket
  readonly droppedCount: number
  /** Ids of dishes whose price is not the one that was stored. */
  readonly repriced: readonly string[]
}

/** Reads text from storage; anything that is not JSON counts as nothing stored (B03). */
export function parseBasketJson(text: string, menu: MenuIndex): RestoredBasket {
  try {
    return parseBasket(JSON.parse(text), menu)
  } catch {
    return NOTHING_RESTORED
  }
}

const NOTHING_RESTORED: RestoredBasket = { basket: [], droppedCount: 0, repriced: [] }

/**
 * Checks data of unknown origin against the current menu. Only ids and quantities are believed (BSK-3, D3): the stored
 * price serves for nothing but to notice that it has changed. An array of lines, the older form, is read too (B05).
 * Another script's object that throws when it is read counts as nothing stored (B21).
 */
export function parseBasket(data: unknown, menu: MenuIndex): RestoredBasket {
  try {
    return restoreLines(data, menu)
  } catch {
    return NOTHING_RESTORED
  }
}

function restoreLines(data: unknown, menu: MenuIndex): RestoredBasket {
  const lines: BasketLine[] = []
  const repriced: string[] = []
  let droppedCount = 0
  for (const entry of entriesOf(data)) {
    const quantity = toQuantity(entry['qty'])
    const itemId = entry['id']
    if (typeof itemId !== 'string' || quantity === 0 || lines.some((line) => line.itemId === itemId)) continue
    const item = menu.get(itemId)
    if (item === undefined || !isOrderable(item)) {
      droppedCount += 1
      continue
    }
    lines.push({ lineId: toLineId(itemId), itemId, quantity })
    if (isOtherPrice(entry['price'], getEffectivePrice(item))) repriced.push(itemId)
  }
  return { basket: lines, droppedCount, repriced }
}

function entriesOf(data: unknown): readonly Record<string, unknown>[] {
  const items = Array.isArray(data) ? data : isRecord(data) ? data['items'] : null
  return Array.isArray(items) ? items.filter(isRecord) : []
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** 0 for what can't be believed; else a whole number from 1 to MAX_QUANTITY (B06). */
function toQuantity(value: unknown): number {
  const quantity = typeof value === 'string' && /^\d+$/.test(value.trim()) ? Number(value) : value
  if (typeof quantity !== 'number' || !Number.isFinite(quantity)) return 0
  return Math.min(MAX_QUANTITY, Math.max(0, Math.floor(quantity)))
}

function isOtherPrice(stored: unknown, current: Fils): boolean {
  const price = aedToFils(stored)
  return price !== null && price !== current
}
