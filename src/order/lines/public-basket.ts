import { countItems, listFirstLines, type Basket, type BasketLine } from './line.ts'
import type { Bilingual } from '#core/text/language.ts'
import { getEffectivePrice, isOrderable } from '#menu/domain/menu.ts'
import { aedToFils, filsToAed, sumFils, toFils, type Fils } from '#core/money.ts'
import { isRecord } from '#core/text/parse-record.ts'
import type { PricedBasket, PricedLine } from './price.ts'
import type { MenuIndex } from '#menu/domain/menu-index.ts'
import { MAX_QUANTITY } from '#core/specification.ts'

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

/** A validated basket, and the changes to notify the customer about. */
export interface RestoredBasket {
  readonly basket: Basket
  /** The lines whose items the menu does not offer. */
  readonly unknown: Basket
  /** Ids of items whose price differs from the stored one. */
  readonly repriced: readonly string[]
}

/** Invalid JSON counts as an empty basket. */
export function parseBasketJson(text: string, menu: MenuIndex): RestoredBasket {
  try {
    return parseBasket(JSON.parse(text), menu)
  } catch {
    return EMPTY_RESTORED_BASKET
  }
}

const EMPTY_RESTORED_BASKET: RestoredBasket = { basket: [], unknown: [], repriced: [] }

/**
 * Validates data of unknown origin against the current menu. Only ids and quantities are trusted;
 * the stored price only shows that the price has changed. An array of lines, the older format, is
 * accepted. An object with getters that throw, set by another script, counts as an empty basket.
 */
export function parseBasket(data: unknown, menu: MenuIndex): RestoredBasket {
  try {
    return restoreLines(data, menu)
  } catch {
    return EMPTY_RESTORED_BASKET
  }
}

function restoreLines(data: unknown, menu: MenuIndex): RestoredBasket {
  const basket: BasketLine[] = []
  const unknown: BasketLine[] = []
  const repriced: string[] = []
  for (const entry of getEntries(data)) {
    const quantity = toQuantity(entry['qty'])
    const itemId = entry['id']
    if (typeof itemId !== 'string' || quantity === 0) continue
    const item = menu.get(itemId)
    const offered = item !== undefined && isOrderable(item) ? item : null
    const lines = offered === null ? unknown : basket
    const index = lines.findIndex((line) => line.itemId === itemId)
    const existing = lines[index]
    if (existing !== undefined) {
      lines[index] = { ...existing, quantity: toQuantity(existing.quantity + quantity) }
      continue
    }
    lines.push({ lineId: itemId, itemId, quantity, requests: [] })
    if (offered !== null && isPriceChanged(entry['price'], getEffectivePrice(offered))) repriced.push(itemId)
  }
  return { basket, unknown, repriced }
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
