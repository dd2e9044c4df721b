import { MAX_QUANTITY } from '#core/specification.ts'

/**
 * How many pieces of each item a customer has asked for by taps that no basket has counted yet. A Map, so
 * that `__proto__` is an id like any other.
 */
export type EarlyTaps = ReadonlyMap<string, number>

/** Reads stored taps, which may be anything; never throws. */
export function parseEarlyTaps(text: string | null): EarlyTaps {
  try {
    const entries: unknown = JSON.parse(text ?? '[]')
    return new Map(Array.isArray(entries) ? entries.filter(isTap) : [])
  } catch {
    return new Map()
  }
}

function isTap(entry: unknown): entry is [itemId: string, quantity: number] {
  if (!Array.isArray(entry)) return false
  const [itemId, quantity] = entry as readonly unknown[]
  return (
    typeof itemId === 'string' && Number.isInteger(quantity) && Number(quantity) > 0 && Number(quantity) <= MAX_QUANTITY
  )
}

/** `[["cola",2]]`; null without taps. */
export function serializeEarlyTaps(taps: EarlyTaps): string | null {
  return taps.size === 0 ? null : JSON.stringify([...taps])
}

/** One piece more or less; null where there is none to take back. Keeps to MAX_QUANTITY. */
export function changeEarlyTaps(taps: EarlyTaps, itemId: string, step: 1 | -1): EarlyTaps | null {
  const quantity = Math.min(MAX_QUANTITY, (taps.get(itemId) ?? 0) + step)
  if (quantity < 0) return null
  const changed = new Map(taps).set(itemId, quantity)
  if (quantity === 0) changed.delete(itemId)
  return changed
}

export function countEarlyTaps(taps: EarlyTaps): number {
  return [...taps.values()].reduce((sum, quantity) => sum + quantity, 0)
}
