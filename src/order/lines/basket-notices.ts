import { isRecord, parseRecord } from '#core/text/parse-record.ts'
import type { Bilingual } from '#core/text/language.ts'

/** What the basket has lost without the customer, or what an order ordered again lacks. */
export interface BasketNotices {
  /** How many stored dishes are no longer on the menu. */
  readonly dropped: number
  /**
   * Chosen options that were no longer offered, with their items; the name is null where it is not known. `isOffered`:
   * only their choice takes fewer now.
   */
  readonly goneOptions: readonly {
    readonly itemId: string
    readonly name: Bilingual | null
    readonly isOffered: boolean
  }[]
  /** How many dishes of an order ordered again can't be ordered any more. */
  readonly leftOut: number
  /** Ids of items of which an order ordered again has more pieces than the basket may have. */
  readonly fullItems: readonly string[]
}

export const NO_NOTICES: BasketNotices = { dropped: 0, goneOptions: [], leftOut: 0, fullItems: [] }

/** The stored text; null where there is nothing to say. */
export function serializeNotices(notices: BasketNotices): string | null {
  const text = JSON.stringify(notices)
  return text === JSON.stringify(NO_NOTICES) ? null : text
}

/** Reads stored notices, which may be anything. */
export function parseNotices(text: string | null): BasketNotices {
  const { dropped, goneOptions, leftOut, fullItems } = parseRecord(text)
  return {
    dropped: toCount(dropped),
    goneOptions: filterList(goneOptions, isGoneOption),
    leftOut: toCount(leftOut),
    fullItems: filterList(fullItems, isString),
  }
}

function toCount(value: unknown): number {
  return typeof value === 'number' && value > 0 ? value : 0
}

function filterList<Value>(list: unknown, isUsable: (value: unknown) => value is Value): readonly Value[] {
  return Array.isArray(list) ? list.filter(isUsable) : []
}

function isString(value: unknown): value is string {
  return typeof value === 'string'
}

function isGoneOption(value: unknown): value is BasketNotices['goneOptions'][number] {
  if (!isRecord(value) || !isString(value['itemId']) || typeof value['isOffered'] !== 'boolean') return false
  return value['name'] === null || isRecord(value['name'])
}
