import { expect, test } from 'vitest'
import { encodeBytes, encodeInteger } from '#core/text/base32.ts'
import { decodeOrderLink } from './decode-order-link.ts'
import { createCheck } from './order-link-format.ts'
import { EMPTY_ORDER_LINK, toLinkCode } from './order-link.ts'

function createLink(content: string): string {
  return content + createCheck(content)
}

/** A link of one cola that is for somebody of this name, in whatever bytes. */
function nameCola(bytes: Uint8Array): string {
  const name = encodeInteger(bytes.length, 2) + encodeBytes(bytes)
  return createLink(`1D09CF7EES080W${encodeInteger(name.length + 4, 2)}${name}0100`)
}

test.each([
  ['200 characters', 'a'.repeat(200), 'a'.repeat(20)],
  ['marks of direction and of WhatsApp, and a second line', ' *Om\u202ear*\nof_room 4 ', 'Omar ofroom 4'],
  ['nothing to read', '\u200f \u200b', undefined],
])('a name of %s is cleaned', (_, name, person) => {
  const decoded = decodeOrderLink(nameCola(new TextEncoder().encode(name)))
  expect(decoded.status === 'valid' && decoded.link.lines.map((line) => line.person)).toEqual([person])
})

test.each([
  ['bit.ly/x', 'bitlyx'],
  ['Total: AED 0.01', 'Total AED 001'],
  ['https://example.com', 'httpsexamplecom'],
  ['+971 50 123 4567', '971 50 123 4567'],
  ['Sara\u00a0🎉\ufe0f', 'Sara'],
  ['👨\u200d👩\u200d👧', undefined],
  ['Anne-Marie O’Neill', 'Anne-Marie O’Neill'],
  ['أم علي ٢', 'أم علي ٢'],
  ['Zoe\u0301', 'Zoé'],
])('of the name %j in a link %j is left [R06]', (name, person) => {
  const decoded = decodeOrderLink(nameCola(new TextEncoder().encode(name)))
  expect(decoded.status === 'valid' && decoded.link.lines.map((line) => line.person)).toEqual([person])
})

test('a name that is no text, one cut off and a line that is none name nobody', () => {
  const payloads = [
    nameCola(Uint8Array.from([0xff, 0xfe, 0x41])),
    createLink('1D09CF7EES080W0504ZZZ'),
    createLink('1D09CF7EES080W02ZZ'),
    createLink('1D09CF7EES080W0D049XPP2WG010Z'),
  ]
  for (const payload of payloads) {
    expect(decodeOrderLink(payload)).toEqual({
      status: 'valid',
      link: { ...EMPTY_ORDER_LINK, lines: [{ code: toLinkCode('cola'), quantity: 1, requests: [] }] },
    })
  }
})

test('the names of a link belong to its lines also where one of them has no pieces', () => {
  const content = '1D0JCF7EES000CF7EES080W0D049XPP2WG0101'
  const decoded = decodeOrderLink(createLink(content))
  expect(decoded.status === 'valid' && decoded.link.lines.map(({ person }) => person)).toEqual(['Omar'])
})
