import { ORDER_NUMBER_PATTERN } from '../order-number.ts'
import { parseRecord } from '#core/text/parse-record.ts'

/** How long after a hand-off the page asks whether the order was sent, and keeps what was typed: 3 hours. */
const HAND_OFF_LIFE_MS = 10_800_000
/** Shorter absences from checkout are no visit to WhatsApp. */
export const AWAY_MIN_MS = 1000
/** This long after a hand-off checkout asks a customer who has not left it. */
export const ASK_AFTER_MS = 5000

const ORDER_NUMBER = new RegExp(`^${ORDER_NUMBER_PATTERN}$`)

/** That an order was handed over to WhatsApp or the clipboard: whether it was sent, no page can tell. */
export interface HandOff {
  /** In ms since the epoch. */
  readonly at: number
  /** The number that the order had, 'KR473-2'; null for an order without one. */
  readonly ref: string | null
  readonly way: HandOffWay
  /** Whether the order is brought to the customer's car. */
  readonly isToCar?: true
}

export type HandOffWay = 'link' | 'copy'

/** Reads what is stored, which may be anything; null for junk. */
export function parseHandOff(text: string | null, now: number): HandOff | null {
  const { at, ref, way, isToCar } = parseRecord(text)
  if (typeof at !== 'number' || at > now || (way !== 'link' && way !== 'copy')) return null
  if (ref !== null && (typeof ref !== 'string' || !ORDER_NUMBER.test(ref))) return null
  return { at, ref, way, ...(isToCar === true && { isToCar }) }
}

/** A hand-off is over after HAND_OFF_LIFE_MS. */
export function isHandOffOver({ at }: HandOff, now: number): boolean {
  return now - at > HAND_OFF_LIFE_MS
}
