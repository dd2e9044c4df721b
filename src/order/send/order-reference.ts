import { LETTERS, REFERENCE_PATTERN } from '../order-number.ts'
import { parseRecord } from '#core/text/parse-record.ts'
import { REFERENCE_LIFE_MS, MAX_REVISION } from '#core/specification.ts'

const REFERENCE = new RegExp(`^${REFERENCE_PATTERN}$`)

/** An order's number, kept in session storage until it expires. */
export interface OrderReference {
  /** Two letters and three digits: 'KR473'. */
  readonly ref: string
  /** When it was made, in ms since the epoch. */
  readonly at: number
  /** 1 to MAX_REVISION: how often the order was changed after it had been handed over, plus 1. */
  readonly revision: number
  /** The hash (`hashOrder`) of the order that was handed over last; null before. */
  readonly handedOver: string | null
}

/** `drawInteger` returns a random integer from 0 up to, not including, its argument. */
export function createOrderReference(now: number, drawInteger: (limit: number) => number): OrderReference {
  const letters = [LETTERS[drawInteger(LETTERS.length)], LETTERS[drawInteger(LETTERS.length)]].join('')
  const digits = String(drawInteger(1000)).padStart(3, '0')
  return { ref: letters + digits, at: now, revision: 1, handedOver: null }
}

/** Reads a stored reference, which may be anything; null if it is invalid or expired. */
export function parseOrderReference(text: string | null, now: number): OrderReference | null {
  const { ref, at, revision, sent } = parseRecord(text)
  if (typeof ref !== 'string' || !REFERENCE.test(ref)) return null
  if (typeof at !== 'number' || !Number.isSafeInteger(at)) return null
  if (typeof revision !== 'number' || !Number.isInteger(revision) || revision < 1 || revision > MAX_REVISION)
    return null
  const reference = { ref, at, revision, handedOver: typeof sent === 'string' ? sent : null }
  return isExpired(reference, now) ? null : reference
}

/** The stored shape, in which `handedOver` is called `sent`, and left out before the order was handed over. */
export function serializeOrderReference({ ref, at, revision, handedOver }: OrderReference): string {
  return JSON.stringify({ ref, at, revision, ...(handedOver !== null && { sent: handedOver }) })
}

/** Whether a number was made more than REFERENCE_LIFE_MS ago, or in the future. */
export function isExpired({ at }: OrderReference, now: number): boolean {
  return now < at || now - at > REFERENCE_LIFE_MS
}

/**
 * Returns the revision of an order with this hash: one more than the last if it has changed since it
 * was handed over. It may be more than MAX_REVISION: then the order needs a new number.
 */
export function getRevision({ revision, handedOver }: OrderReference, hash: string): number {
  return handedOver === null || handedOver === hash ? revision : revision + 1
}
