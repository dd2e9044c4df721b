import type { RequestKey } from '#menu/domain/special-requests.ts'
import type { StoredTexts } from './codec.ts'
import type { Line } from './line.ts'

/** The only line of an item. */
export function createLine(itemId: string, quantity: number, ...requests: readonly RequestKey[]): Line {
  return { lineId: itemId, itemId, quantity, requests }
}

/** Nothing is stored beside the public basket. */
export const NOTHING_STORED: StoredTexts = { selections: null, lines: null, earlierAside: null, earlierUnknown: null }
