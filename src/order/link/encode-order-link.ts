import { requestIds } from '../../../restaurant/menu.ts'
import { encodeInteger } from '#core/text/base32.ts'
import {
  CODE_LENGTH,
  createCheck,
  EPOCH,
  MAX_TOTAL,
  METHODS,
  MINUTE_LENGTH,
  MINUTE_MS,
  NOTES,
  NUMBER_LENGTH,
  REQUEST_BITS,
  VERSION,
} from './order-link-format.ts'
import type { LinkLine, LinkNotes, LinkedOrder, OrderLink } from './order-link.ts'
import { encodePeople } from './encode-people.ts'
import { encodeReference } from '../order-number.ts'

const MAX_MINUTE = 2 ** 25 - 1
/** What the two symbols of a section's length can say. */
const MAX_SECTION_LENGTH = 1023

/** Writes the part of an order's address behind '#'. */
export function encodeOrderLink({ order, lines, area, wantedAt, notes }: OrderLink): string {
  const payload = [
    VERSION,
    ...(order === null ? [] : encodeSections('F', [encodeOrder(order)])),
    ...encodeSections('D', lines.map(encodeLine)),
    ...(area === null ? [] : encodeSections('A', [encodeInteger(area, CODE_LENGTH)])),
    ...(wantedAt === null ? [] : encodeSections('S', [encodeMinute(wantedAt)])),
    ...(notes === null ? [] : encodeSections('N', [encodeNotes(notes)])),
    ...encodeSections(
      'X',
      lines.flatMap(({ extras }, line) => encodeCodes(extras, line)),
    ),
    ...encodeSections(
      'C',
      lines.flatMap(({ choices }, line) => encodeCodes(choices, line)),
    ),
    ...encodeSections('W', encodePeople(lines)),
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

function encodeOrder({ ref, revision, writtenAt, total, method }: LinkedOrder): string {
  return [
    encodeInteger(encodeReference(ref), 4),
    encodeInteger(revision, 1),
    encodeMinute(writtenAt),
    encodeInteger(Math.min(total ?? MAX_TOTAL, MAX_TOTAL), 5),
    encodeInteger(METHODS.indexOf(method), 1),
  ].join('')
}

function encodeLine({ code, quantity, requests }: LinkLine): string {
  const bits = requestIds.reduce<number>((sum, key, bit) => sum + (requests.includes(key) ? 2 ** bit : 0), 0)
  return encodeInteger(code, CODE_LENGTH) + encodeInteger(quantity * 2 ** REQUEST_BITS + bits, 3)
}

/** The codes of a line's options, or of the choices that these are of; nothing without any. */
function encodeCodes(codes: readonly number[] = [], lineNumber: number): readonly string[] {
  if (codes.length === 0) return []
  const symbols = codes.map((code) => encodeInteger(code, CODE_LENGTH))
  return [encodeInteger(lineNumber, NUMBER_LENGTH) + encodeInteger(codes.length, 1) + symbols.join('')]
}

function encodeMinute(ms: number): string {
  const minute = Math.floor((ms - EPOCH) / MINUTE_MS)
  return encodeInteger(Math.min(Math.max(minute, 0), MAX_MINUTE), MINUTE_LENGTH)
}

function encodeNotes(notes: LinkNotes): string {
  return encodeInteger(
    NOTES.reduce((sum, note, bit) => sum + (notes[note] ? 2 ** bit : 0), 0),
    1,
  )
}
