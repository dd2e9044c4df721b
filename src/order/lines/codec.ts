import { countItems, listFirstLines, mergeEqualLines, type Basket, type LineContent } from './line.ts'
import { MAX_UNITS, PERSON_MAX_CHARACTERS } from '#core/specification.ts'
import { isRecord, parseRecord } from '#core/text/parse-record.ts'
import { MAX_EXTRAS } from '#menu/domain/extras.ts'
import type { MenuIndex } from '#menu/domain/menu-index.ts'
import { parseRequests, sortRequests, type OptionKey } from '#menu/domain/special-requests.ts'

/** Public format of `basketLines`: the lines of items that have more than one, extras or a person, in their order. */
interface StoredLines {
  readonly v: 1
  readonly lines: readonly StoredLine[]
}

interface StoredLine {
  /** The item's. */
  readonly id: string
  readonly qty: number
  readonly requests: readonly OptionKey[]
  /** Left out without any. */
  readonly extras?: readonly string[] | undefined
  /** Left out where nobody is named. */
  readonly person?: string | undefined
}

/** `specialSelections` as stored: `{"<item id>":["no_pickles"]}` with the requests of each item's first line. */
export function serializeSelections(lines: readonly LineContent[]): string {
  const first = listFirstLines(lines).filter(({ requests }) => requests.length > 0)
  // Not an object literal: an id may be `__proto__`.
  return JSON.stringify(Object.fromEntries(first.map(({ itemId, requests }) => [itemId, requests])))
}

/** `basketLines` as stored; null where every item has one line without extras that names nobody. */
export function serializeDividedLines(lines: readonly LineContent[]): string | null {
  const isStored = (line: LineContent): boolean =>
    lines.some((other) => other.itemId === line.itemId && (other !== line || other.extras || other.person))
  return serializeLines(lines.filter(isStored))
}

function stringifyLines(lines: readonly StoredLine[]): string | null {
  if (lines.length === 0) return null
  return JSON.stringify({ v: 1, lines } satisfies StoredLines)
}

/** `basketWaiting` as stored; null without lines. */
export function serializeLines(lines: readonly LineContent[]): string | null {
  return stringifyLines(
    lines.map(({ itemId: id, quantity: qty, requests, extras, person }) => ({ id, qty, requests, extras, person })),
  )
}

/** Reads `basketWaiting`, which may hold anything; never throws. */
export function parseSetAside(text: string | null): Basket {
  return mergeEqualLines(parseLines(text).map((line) => ({ lineId: line.itemId, ...line })))
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
    const own = storedLines.filter(({ itemId }) => itemId === line.itemId)
    return countItems(own) === line.quantity
      ? own.map((content) => ({ ...line, ...content }))
      : [{ ...line, requests: requests.get(line.itemId) ?? [] }]
  })
  return mergeEqualLines(divided)
}

/** A Map, so that `__proto__` is an id like any other. */
export function parseSelections(text: string | null): ReadonlyMap<string, readonly OptionKey[]> {
  const entries = Object.entries(parseRecord(text)).map(([id, keys]) => [id, parseRequests(keys)] as const)
  return new Map(entries.filter(([, requests]) => requests.length > 0))
}

function parseLines(text: string | null): readonly LineContent[] {
  const { v, lines } = parseRecord(text)
  if (v !== 1 || !Array.isArray(lines)) return []
  return lines.filter(isRecord).flatMap(({ id, qty, requests, extras, person }) =>
    typeof id === 'string' && typeof qty === 'number' && Number.isInteger(qty) && qty > 0
      ? [
          {
            itemId: id,
            quantity: qty,
            requests: parseRequests(requests),
            extras: parseExtras(extras),
            person: parsePerson(person),
          },
        ]
      : [],
  )
}

/** Message and link clean it. A longer one than checkout takes is none: a link could not hold any length. */
function parsePerson(data: unknown): string | undefined {
  const isName = typeof data === 'string' && data !== '' && data.length <= MAX_UNITS * PERSON_MAX_CHARACTERS
  return isName ? data : undefined
}

function parseExtras(data: unknown): LineContent['extras'] {
  const ids = new Set(Array.isArray(data) ? data.filter((id): id is string => typeof id === 'string') : [])
  // As many as a link takes: the latest.
  return ids.size === 0 ? undefined : [...ids].slice(-MAX_EXTRAS)
}
