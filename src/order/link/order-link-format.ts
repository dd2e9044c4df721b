/**
 * The format of order links, version 1. Links live on in chats, so nothing of it may change: not the
 * order of the requests in restaurant/menu.ts, not a length. A ninth request takes a version 2. A new
 * fact is a section of a new type, which earlier releases skip.
 */
import { encodeInteger } from '#core/text/base32.ts'
import { hashText } from '#core/text/hash-text.ts'
import type { ReceiveMethod } from '#shop/domain/receive-method.ts'
import type { LinkNotes } from './order-link.ts'

export const VERSION = '1'
/** One bit for each request, lowest first. */
export const REQUEST_BITS = 8
export const METHODS: readonly (ReceiveMethod | null)[] = [null, 'delivery', 'pickup']
/** The bits of a section `N`, lowest first. */
export const NOTES: readonly (keyof LinkNotes)[] = ['comment', 'payment']
export const EPOCH = Date.UTC(2026, 0, 1)
export const MINUTE_MS = 60_000
/** Stands for a total that is not stated. */
export const MAX_TOTAL = 2 ** 25 - 1
/** Symbols of the code of an item, an extra or an area. */
export const CODE_LENGTH = 6
export const MINUTE_LENGTH = 5
/** Symbols of a line's number, from 0, and in a section `W` of a number of bytes and of lines. */
export const NUMBER_LENGTH = 2
export const CHECK_LENGTH = 4
/** More symbols than this are read as damaged. */
export const MAX_LINK_LENGTH = 4096

/** The symbols at the end of a link, by which a damaged one is recognised. */
export function createCheck(payload: string): string {
  return encodeInteger(hashText(payload) % 2 ** (5 * CHECK_LENGTH), CHECK_LENGTH)
}
