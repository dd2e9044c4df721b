import { listFirstLines, mergeEqualLines, type Basket, type BasketLine } from './basket.ts'
import { isRecord, parseRecord } from '../../core/text/parse-record.ts'
import type { MenuIndex } from '../../menu/domain/menu-index.ts'
import { parseRequests, sortRequests, type OptionKey } from '../../menu/domain/special-requests.ts'

/** Public format of `basketLines`: the lines of items that have more than one, in their order. */
interface StoredLines {
  readonly v: 1
  readonly lines: readonly StoredLine[]
}

interface StoredLine {
  /** The item's. */
  readonly id: string
  readonly qty: number
  readonly requests: readonly OptionKey[]
}

type Requested = Pick<BasketLine, 'itemId' | 'quantity' | 'requests'>

/** `specialSelections` as stored: `{"<item id>":["no_pickles"]}` with the requests of each item's first line. */
export function serializeSelections(lines: readonly Requested[]): string {
  const first = listFirstLines(lines).filter(({ requests }) => requests.length > 0)
  // Not an object literal: an id may be `__proto__`.
  return JSON.stringify(Object.fromEntries(first.map(({ itemId, requests }) => [itemId, requests])))
}

/** `basketLines` as stored; null where every item has one line. */
export function serializeDividedLines(lines: readonly Requested[]): string | null {
  const divided = lines.filter((line) => lines.some((other) => other !== line && other.itemId === line.itemId))
  return serializeLines(divided)
}

function stringifyLines(lines: readonly StoredLine[]): string | null {
  if (lines.length === 0) return null
  return JSON.stringify({ v: 1, lines } satisfies StoredLines)
}

/** `basketWaiting` as stored; null without lines. */
export function serializeLines(lines: readonly Requested[]): string | null {
  return stringifyLines(lines.map(({ itemId, quantity, requests }) => ({ id: itemId, qty: quantity, requests })))
}

/** Reads `basketWaiting`, which may hold anything; never throws. */
export function parseSetAside(text: string | null): Basket {
  return mergeEqualLines(
    parseLines(text).map(({ id, qty, requests }) => ({ lineId: id, itemId: id, quantity: qty, requests })),
  )
}

/**
 * Gives a restored basket of one line an item the requests and lines that were stored beside it; of
 * the requests those that the item has now. Texts may hold anything; never throws.
 */
export function restoreRequests(basket: Basket, stored: StoredRequests, menu: MenuIndex): Basket {
  return mergeEqualLines(
    addStoredRequests(basket, stored).map((line) => ({
      ...line,
      requests: sortRequests(line.requests, menu.get(line.itemId)?.category ?? null),
    })),
  )
}

/** What is stored beside `basketItem`: `specialSelections` and `basketLines`. */
interface StoredRequests {
  readonly selections: string | null
  readonly lines: string | null
}

/**
 * As `restoreRequests`, for items that are not on the menu: with all requests. Stored lines count where
 * their pieces add up to the item's quantity.
 */
export function addStoredRequests(basket: Basket, { selections, lines }: StoredRequests): Basket {
  const requests = parseSelections(selections)
  const storedLines = parseLines(lines)
  const divided = basket.flatMap((line) => {
    const own = storedLines.filter(({ id }) => id === line.itemId)
    return sumPieces(own) === line.quantity
      ? own.map(({ qty, requests: asked }) => ({ ...line, quantity: qty, requests: asked }))
      : [{ ...line, requests: requests.get(line.itemId) ?? [] }]
  })
  return mergeEqualLines(divided)
}

function sumPieces(lines: readonly StoredLine[]): number {
  return lines.reduce((sum, { qty }) => sum + qty, 0)
}

/** A Map, so that `__proto__` is an id like any other. */
export function parseSelections(text: string | null): ReadonlyMap<string, readonly OptionKey[]> {
  const entries = Object.entries(parseRecord(text)).map(([id, keys]) => [id, parseRequests(keys)] as const)
  return new Map(entries.filter(([, requests]) => requests.length > 0))
}

function parseLines(text: string | null): readonly StoredLine[] {
  const { v, lines } = parseRecord(text)
  if (v !== 1 || !Array.isArray(lines)) return []
  return lines
    .filter(isRecord)
    .flatMap(({ id, qty, requests }) =>
      typeof id === 'string' && typeof qty === 'number' && Number.isInteger(qty) && qty > 0
        ? [{ id, qty, requests: parseRequests(requests) }]
        : [],
    )
}
