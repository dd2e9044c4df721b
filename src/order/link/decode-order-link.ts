import { requestIds } from '../../../restaurant/menu.ts'
import { decodeInteger, readSymbols, splitEvery } from '#core/text/base32.ts'
import { toFils } from '#core/money.ts'
import {
  CHECK_LENGTH,
  CODE_LENGTH,
  createCheck,
  EPOCH,
  MAX_TOTAL,
  MAX_LINK_LENGTH,
  METHODS,
  MINUTE_LENGTH,
  MINUTE_MS,
  NOTES,
  NUMBER_LENGTH,
  REQUEST_BITS,
  VERSION,
} from './order-link-format.ts'
import { decodePeople } from './decode-people.ts'
import type { LinkLine, LinkNotes, LinkedOrder, OrderLink } from './order-link.ts'
import { decodeReference } from '../order-number.ts'
import { MAX_QUANTITY, MAX_REVISION } from '#core/specification.ts'

const MIN_LENGTH = 6
const LINE_LENGTH = 9
const ORDER_LENGTH = 16

/** 'newer': written by a later version of the site, which only a reload can read. */
type DecodedOrderLink =
  { readonly status: 'valid'; readonly link: OrderLink } | { readonly status: 'damaged' | 'newer' }

/**
 * Reads the part of an address behind '#', which may be anything. Nothing of a damaged link is
 * used; a valid check finds accidents and proves nothing about who wrote the link.
 */
export function decodeOrderLink(text: string): DecodedOrderLink {
  const payload = readSymbols(text.slice(0, MAX_LINK_LENGTH + 1))
  if (payload.length < MIN_LENGTH || payload.length > MAX_LINK_LENGTH) return { status: 'damaged' }
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
  const [order] = getContents('F').filter(({ length }) => length >= ORDER_LENGTH)
  const [area] = getContents('A').filter(({ length }) => length >= CODE_LENGTH)
  const [notes] = getContents('N').filter(({ length }) => length >= 1)
  const [wanted] = getContents('S').filter(({ length }) => length >= MINUTE_LENGTH)
  return {
    order: order === undefined ? null : readOrder(order),
    lines: readLines(getContents('D'), {
      extras: readCodes(getContents('X')),
      choices: readCodes(getContents('C')),
      people: decodePeople(getContents('W')),
    }),
    area: area === undefined ? null : decodeInteger(area.slice(0, CODE_LENGTH)),
    wantedAt: wanted === undefined ? null : readMinute(wanted.slice(0, MINUTE_LENGTH)),
    notes: notes === undefined ? null : readNotes(notes),
  }
}

/** Null if a value is out of range. */
function readOrder(content: string): LinkedOrder | null {
  const ref = decodeReference(decodeInteger(content.slice(0, 4)))
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

/** Bits of later versions are left out. */
function readNotes(content: string): LinkNotes {
  const bits = decodeInteger(content.charAt(0))
  const hasNote = (note: keyof LinkNotes): boolean => (bits & (2 ** NOTES.indexOf(note))) !== 0
  return { comment: hasNote('comment'), payment: hasNote('payment') }
}

/** What other sections say of lines, by their numbers. */
interface LineDetails {
  readonly extras: ReadonlyMap<number, readonly number[]>
  readonly choices: ReadonlyMap<number, readonly number[]>
  readonly people: ReadonlyMap<number, string>
}

/** Symbols behind the last whole line of a section are left out. */
function readLines(contents: readonly string[], { extras, choices, people }: LineDetails): readonly LinkLine[] {
  return contents
    .flatMap((content) => splitEvery(content, LINE_LENGTH).filter(({ length }) => length === LINE_LENGTH))
    .flatMap((symbols, lineNumber) => {
      const code = decodeInteger(symbols.slice(0, CODE_LENGTH))
      const rest = decodeInteger(symbols.slice(CODE_LENGTH))
      const quantity = Math.min(Math.floor(rest / 2 ** REQUEST_BITS), MAX_QUANTITY)
      const requests = requestIds.filter((_, bit) => (rest & (2 ** bit)) !== 0)
      if (quantity === 0) return []
      const details = {
        extras: extras.get(lineNumber),
        choices: choices.get(lineNumber),
        person: people.get(lineNumber),
      }
      return [{ code, quantity, requests, ...details }]
    })
}

/** Codes by the numbers of their lines. Of an entry that is cut nothing is used. */
function readCodes(contents: readonly string[]): ReadonlyMap<number, readonly number[]> {
  const byLine = new Map<number, readonly number[]>()
  for (const content of contents) {
    let start = 0
    while (start < content.length) {
      const codesStart = start + NUMBER_LENGTH + 1
      const end = codesStart + CODE_LENGTH * decodeInteger(content.slice(start + NUMBER_LENGTH, codesStart))
      if (end > content.length) break
      const codes = splitEvery(content.slice(codesStart, end), CODE_LENGTH).map(decodeInteger)
      if (codes.length > 0) byLine.set(decodeInteger(content.slice(start, start + NUMBER_LENGTH)), codes)
      start = end
    }
  }
  return byLine
}
