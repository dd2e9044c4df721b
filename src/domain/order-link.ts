import {
  countSymbols,
  decodeBytes,
  decodeInteger,
  encodeBytes,
  encodeInteger,
  readSymbols,
  splitEvery,
} from './base32.ts'
import type { BasketLine } from './basket.ts'
import { hashText } from './hash-text.ts'
import { toFils, type Fils } from './money.ts'
import type { ReceiveMethod } from './order-form.ts'
import { fromReferenceNumber, toReferenceNumber } from './order-number.ts'
import type { OptionKey } from './special-requests.ts'
import { MAX_QUANTITY, MAX_REVISION } from './specification.ts'

/** What a link can say of an order, and nothing personal: it may be forwarded to anybody. */
export interface OrderLink {
  /** Null for a basket that is no order yet. */
  readonly facts: OrderFacts | null
  readonly lines: readonly LinkLine[]
  /** The code of a delivery area. */
  readonly area: number | null
  /** When the order is wanted, in ms since the epoch, in whole minutes. */
  readonly wantedAt: number | null
  /** Who wants which lines, where several people order together. */
  readonly people: readonly LinkPerson[]
}

export interface OrderFacts {
  /** Two letters and three digits: 'KR473'. */
  readonly ref: string
  readonly revision: number
  /** When the order was written, in ms since the epoch, in whole minutes. */
  readonly writtenAt: number
  /** Null where it is too high for the format. */
  readonly total: Fils | null
  readonly method: ReceiveMethod | null
}

/** A line of an order. */
export interface LinkLine {
  /** `toLinkCode` of the item's id. */
  readonly code: number
  /** 1 to MAX_QUANTITY. */
  readonly quantity: number
  /** In the order of the format. */
  readonly requests: readonly OptionKey[]
}

export interface LinkPerson {
  readonly name: string
  /** Indexes into the link's lines. */
  readonly lines: readonly number[]
}

/** 'newer': written by a later version of the site, which only a reload can read. */
export type DecodedOrderLink =
  { readonly status: 'valid'; readonly link: OrderLink } | { readonly status: 'damaged' | 'newer' }

/** What a link says of the lines of a basket. */
export function toLinkLines(
  lines: readonly Pick<BasketLine, 'itemId' | 'quantity' | 'requests'>[],
): readonly LinkLine[] {
  return lines.map(({ itemId, quantity, requests }) => ({ code: toLinkCode(itemId), quantity, requests }))
}

// The format, version 1. Links live on in chats, so nothing of it may change: not the order of the
// requests, not a length. A new request is bit 8 of a version 2.
const VERSION = '1'
const REQUESTS: readonly OptionKey[] = [
  'extra_lettuce',
  'extra_spicy_mayo',
  'extra_pickles',
  'extra_ketchup',
  'extra_mayonnaise',
  'no_pickles',
  'no_lettuce',
  'no_mayonnaise',
]
const METHODS: readonly (ReceiveMethod | null)[] = [null, 'delivery', 'pickup']
const EPOCH = Date.UTC(2026, 0, 1)
const MINUTE_MS = 60_000
const MAX_MINUTE = 2 ** 25 - 1
/** Stands for a total that is not stated. */
const MAX_TOTAL = 2 ** 25 - 1
/** Symbols of an item's code. */
export const CODE_LENGTH = 6
const LINE_LENGTH = 9
const FACTS_LENGTH = 16
const MINUTE_LENGTH = 5
const CHECK_LENGTH = 4
const MIN_LENGTH = 6
const MAX_LENGTH = 4096
/** What the two symbols of a section's length can say. */
const MAX_SECTION_LENGTH = 1023

/** The code of an item or a delivery area. Two ids may have one code: then neither has one. */
export function toLinkCode(id: string): number {
  return hashText(id) % 2 ** 30
}

/** A link without lines; what a link says is added to it. */
export const EMPTY_ORDER_LINK: OrderLink = { facts: null, lines: [], area: null, wantedAt: null, people: [] }

/** Writes the part of an order's address behind '#'. Names of people must not be longer than 1,023 bytes. */
export function encodeOrderLink({ facts, lines, area, wantedAt, people }: OrderLink): string {
  const payload = [
    VERSION,
    ...(facts === null ? [] : encodeSections('F', [encodeFacts(facts)])),
    ...encodeSections('D', lines.map(encodeLine)),
    ...(area === null ? [] : encodeSections('A', [encodeInteger(area, CODE_LENGTH)])),
    ...(wantedAt === null ? [] : encodeSections('S', [encodeMinute(wantedAt)])),
    ...encodeSections('W', people.map(encodePerson)),
  ].join('')
  return payload + createCheck(payload)
}

/** Entries of one type, in as many sections as they need. */
function encodeSections(type: string, entries: readonly string[]): readonly string[] {
  const contents: string[] = []
  for (const entry of entries) {
    const last = contents.at(-1)
    if (last !== undefined && last.length + entry.length <= MAX_SECTION_LENGTH) contents.splice(-1, 1, last + entry)
    else contents.push(entry)
  }
  return contents.map((content) => type + encodeInteger(content.length, 2) + content)
}

function encodeFacts({ ref, revision, writtenAt, total, method }: OrderFacts): string {
  return [
    encodeInteger(toReferenceNumber(ref), 4),
    encodeInteger(revision, 1),
    encodeMinute(writtenAt),
    encodeInteger(Math.min(total ?? MAX_TOTAL, MAX_TOTAL), 5),
    encodeInteger(METHODS.indexOf(method), 1),
  ].join('')
}

function encodeLine({ code, quantity, requests }: LinkLine): string {
  const bits = REQUESTS.reduce((sum, key, bit) => sum + (requests.includes(key) ? 2 ** bit : 0), 0)
  return encodeInteger(code, CODE_LENGTH) + encodeInteger(quantity * 2 ** REQUESTS.length + bits, 3)
}

function encodeMinute(ms: number): string {
  const minute = Math.floor((ms - EPOCH) / MINUTE_MS)
  return encodeInteger(Math.min(Math.max(minute, 0), MAX_MINUTE), MINUTE_LENGTH)
}

function encodePerson({ name, lines }: LinkPerson): string {
  const bytes = new TextEncoder().encode(name)
  const indexes = lines.map((line) => encodeInteger(line, 2))
  return [encodeInteger(bytes.length, 2), encodeBytes(bytes), encodeInteger(lines.length, 2), ...indexes].join('')
}

function createCheck(payload: string): string {
  return encodeInteger(hashText(payload) % 2 ** (5 * CHECK_LENGTH), CHECK_LENGTH)
}

/**
 * Reads the part of an address behind '#', which may be anything. Nothing of a damaged link is
 * used; a valid check finds accidents and proves nothing about who wrote the link.
 */
export function decodeOrderLink(text: string): DecodedOrderLink {
  const payload = readSymbols(text.slice(0, MAX_LENGTH + 1))
  if (payload.length < MIN_LENGTH || payload.length > MAX_LENGTH) return { status: 'damaged' }
  const content = payload.slice(0, -CHECK_LENGTH)
  if (payload.slice(-CHECK_LENGTH) !== createCheck(content)) return { status: 'damaged' }
  if (content.charAt(0) > VERSION) return { status: 'newer' }
  const sections = content.startsWith(VERSION) ? readSections(content.slice(1)) : null
  return sections === null ? { status: 'damaged' } : { status: 'valid', link: readLink(sections) }
}

interface LinkSection {
  readonly type: string
  readonly content: string
}

/** Null where a section is longer than what follows. */
function readSections(text: string): readonly LinkSection[] | null {
  const sections: LinkSection[] = []
  let start = 0
  while (start < text.length) {
    const contentStart = start + 3
    const end = contentStart + decodeInteger(text.slice(start + 1, contentStart))
    if (contentStart > text.length || end > text.length) return null
    sections.push({ type: text.charAt(start), content: text.slice(contentStart, end) })
    start = end
  }
  return sections
}

/** Sections of other types belong to later versions of the site and are left out. */
function readLink(sections: readonly LinkSection[]): OrderLink {
  const getContents = (type: string): readonly string[] =>
    sections.filter((section) => section.type === type).map(({ content }) => content)
  const [facts] = getContents('F').filter(({ length }) => length >= FACTS_LENGTH)
  const [area] = getContents('A').filter(({ length }) => length >= CODE_LENGTH)
  const [wanted] = getContents('S').filter(({ length }) => length >= MINUTE_LENGTH)
  return {
    facts: facts === undefined ? null : readFacts(facts),
    lines: getContents('D').flatMap(readLines),
    area: area === undefined ? null : decodeInteger(area.slice(0, CODE_LENGTH)),
    wantedAt: wanted === undefined ? null : readMinute(wanted.slice(0, MINUTE_LENGTH)),
    people: getContents('W').flatMap(readPeople),
  }
}

/** Null where the facts say what no order of this site has. */
function readFacts(content: string): OrderFacts | null {
  const ref = fromReferenceNumber(decodeInteger(content.slice(0, 4)))
  const revision = decodeInteger(content.slice(4, 5))
  const total = decodeInteger(content.slice(10, 15))
  const method = METHODS[decodeInteger(content.slice(15, 16))]
  if (ref === null || revision < 1 || revision > MAX_REVISION || method === undefined) return null
  return {
    ref,
    revision,
    writtenAt: readMinute(content.slice(5, 10)),
    total: total === MAX_TOTAL ? null : toFils(total),
    method,
  }
}

function readMinute(symbols: string): number {
  return EPOCH + decodeInteger(symbols) * MINUTE_MS
}

/** Symbols behind the last whole line are left out. */
function readLines(content: string): readonly LinkLine[] {
  return splitEvery(content, LINE_LENGTH)
    .filter(({ length }) => length === LINE_LENGTH)
    .flatMap((symbols) => {
      const code = decodeInteger(symbols.slice(0, CODE_LENGTH))
      const rest = decodeInteger(symbols.slice(CODE_LENGTH))
      const quantity = Math.min(Math.floor(rest / 2 ** REQUESTS.length), MAX_QUANTITY)
      const requests = REQUESTS.filter((_, bit) => (rest & (2 ** bit)) !== 0)
      return quantity === 0 ? [] : [{ code, quantity, requests }]
    })
}

function readPeople(content: string): readonly LinkPerson[] {
  const people: LinkPerson[] = []
  let start = 0
  const read = (length: number): string => content.slice(start, (start += length))
  while (start < content.length) {
    const byteCount = decodeInteger(read(2))
    const name = new TextDecoder().decode(decodeBytes(read(countSymbols(byteCount))))
    const lineCount = decodeInteger(read(2))
    const lines = splitEvery(read(2 * lineCount), 2).map(decodeInteger)
    if (start > content.length) break
    people.push({ name, lines })
  }
  return people
}
