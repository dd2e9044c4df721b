import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeInteger, encodeInteger } from '#core/text/base32.ts'
import { decodeOrderLink } from './decode-order-link.ts'
import { encodeOrderLink } from './encode-order-link.ts'
import { hashText } from '#core/text/hash-text.ts'
import { toFils } from '#core/money.ts'
import { EMPTY_ORDER_LINK as EMPTY, toLinkCode, type LinkLine, type LinkedOrder, type OrderLink } from './order-link.ts'
import { decodeReference } from '../order-number.ts'
import { burgerRequests, shawarmaRequests } from '../../../restaurant/menu.ts'
import type { RequestKey } from '#menu/domain/special-requests.ts'

function createLine(itemId: string, quantity: number, ...requests: readonly RequestKey[]): LinkLine {
  return { code: toLinkCode(itemId), quantity, requests }
}

const CHICKEN = createLine('chicken-sandwich-large', 2, 'extra_spicy_mayo', 'no_pickles')
const WRITTEN_AT = Date.parse('2026-11-22T21:40:00+04:00')
const LINKED_ORDER: LinkedOrder = {
  ref: 'KR473',
  revision: 1,
  writtenAt: WRITTEN_AT,
  total: toFils(3200),
  method: 'delivery',
}
const BASKET: OrderLink = { ...EMPTY, lines: [CHICKEN, createLine('cola', 1)] }
const ORDER: OrderLink = { ...BASKET, order: LINKED_ORDER }
const ORDER_PAYLOAD = '1F0G1P5H10EA24003401D0JH357DW0H2CF7EES080N9RH'

const FOR_TWO: OrderLink = {
  ...EMPTY,
  lines: [
    { ...createLine('classic-burger', 1, 'no_pickles'), person: 'سارة' },
    { ...createLine('classic-burger', 2), person: 'Omar' },
    { ...createLine('cola', 3), person: 'Omar' },
  ],
}

const vectors: readonly [name: string, payload: string, link: OrderLink][] = [
  ['a basket', '1D0JH357DW0H2CF7EES0809EZA', BASKET],
  ['an order', ORDER_PAYLOAD, ORDER],
  [
    'an order for an area and a time',
    '1F0G1P5H10EA24003401D0JH357DW0H2CF7EES080A0673FH42S050EA3PNY2X',
    { ...ORDER, area: toLinkCode('jumeirah-1'), wantedAt: WRITTEN_AT + 50 * 60_000 },
  ],
  ['a basket for two people', '1D0VBK42EV090BK42EV0G0CF7EES0R0W1208V2SXH9YRP7CAJ0100049XPP2WG02010204JD', FOR_TWO],
]

test.each(vectors)('%s is written as %s, and read again', (_, payload, link) => {
  expect(encodeOrderLink(link)).toBe(payload)
  expect(decodeOrderLink(payload)).toEqual({ status: 'valid', link })
})

test.each([
  [{ comment: false, payment: false }, 'N010'],
  [{ comment: true, payment: false }, 'N011'],
  [{ comment: false, payment: true }, 'N012'],
  [{ comment: true, payment: true }, 'N013'],
])('an order with the notes %j has the section %s, and a bit of a later release is skipped', (notes, section) => {
  const payload = encodeOrderLink({ ...ORDER, notes })
  expect(payload.slice(0, -4)).toBe(ORDER_PAYLOAD.slice(0, -4) + section)
  expect(decodeOrderLink(payload)).toEqual({ status: 'valid', link: { ...ORDER, notes } })
  const later = section.slice(0, 3) + encodeInteger(decodeInteger(section.slice(3)) + 4, 1)
  expect(decodeOrderLink(addCheck(ORDER_PAYLOAD.slice(0, -4) + later))).toEqual({
    status: 'valid',
    link: { ...ORDER, notes },
  })
})

/** With more of them 120 lines would not fit into a link. */
const someCodes = fc.uniqueArray(fc.nat(2 ** 30 - 1), { minLength: 1, maxLength: 3 })
const CHEESE = toLinkCode('cheese')
const HALLOUMI = toLinkCode('halloumi')

test('extras are a section of their own, which a release without them skips', () => {
  const [sandwich, cola] = BASKET.lines
  const link: OrderLink = {
    ...BASKET,
    lines: [CHICKEN, { ...createLine('burger', 1), extras: [CHEESE, HALLOUMI] }, createLine('cola', 1)],
  }
  const payload = encodeOrderLink(link)
  const section = `X0F012${encodeInteger(CHEESE, 6)}${encodeInteger(HALLOUMI, 6)}`
  expect(payload.slice(0, -4).endsWith(section)).toBe(true)
  expect(decodeOrderLink(payload)).toEqual({ status: 'valid', link })
  const skipped = decodeOrderLink(addCheck(payload.slice(0, -4).replace(section, section.replace('X', 'Z'))))
  expect(skipped).toEqual({ status: 'valid', link: { ...BASKET, lines: [sandwich, createLine('burger', 1), cola] } })
})

test('choices are a section of their own where options do not tell of which they are [R21]', () => {
  const lines = [CHICKEN, { ...createLine('burger', 1), extras: [CHEESE], choices: [HALLOUMI] }]
  const payload = encodeOrderLink({ ...EMPTY, lines })
  const [option, choice] = [CHEESE, HALLOUMI].map((code) => encodeInteger(code, 6))
  expect(payload.slice(0, -4).endsWith(`X09011${String(option)}C09011${String(choice)}`)).toBe(true)
  expect(decodeOrderLink(payload)).toEqual({ status: 'valid', link: { ...EMPTY, lines } })
})

test.each([
  ['of a line that is not there', 'X09091AAAAAA'],
  ['that are cut off', 'X08001AAAAA'],
  ['without a code', 'X03000'],
  ['without a count', 'X0200'],
])('extras %s are left out', (_, section) => {
  const decoded = decodeOrderLink(addCheck(`1D09CF7EES080${section}`))
  expect(decoded).toEqual({ status: 'valid', link: { ...EMPTY, lines: [createLine('cola', 1)] } })
})

test('extras stay with their line where one before it has no pieces', () => {
  const decoded = decodeOrderLink(addCheck(`1D0JBK42EV000CF7EES080X09011${encodeInteger(CHEESE, 6)}`))
  expect(decoded).toMatchObject({ link: { lines: [{ code: toLinkCode('cola'), extras: [CHEESE] }] } })
})

test.each([
  ['chicken-sandwich-large', 'H357DW'],
  ['classic-burger', 'BK42EV'],
  ['cola', 'CF7EES'],
  ['fries-medium', 'RZ3EWP'],
  ['5KsDBWseXY6QegucYAoacS', 'SKKET4'],
])('the id %s has the code %s', (id, code) => {
  expect(encodeInteger(toLinkCode(id), 6)).toBe(code)
})

const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const REQUESTS = [...new Set([...burgerRequests, ...shawarmaRequests])].toSorted()

const someLines = fc.array(
  fc.record({
    code: fc.nat(2 ** 30 - 1),
    quantity: fc.integer({ min: 1, max: 99 }),
    requests: fc.subarray(REQUESTS),
    extras: fc.option(someCodes, { nil: undefined }),
    person: fc.option(fc.constantFrom('Sara', 'Omar', 'سارة', 'Anne-Marie O’Neill'), { nil: undefined }),
  }),
  { minLength: 1, maxLength: 120 },
)
const someOrder = fc.record({
  ref: fc.nat(143_999).map((number) => String(decodeReference(number))),
  revision: fc.integer({ min: 1, max: 9 }),
  writtenAt: fc.nat(2 ** 25 - 1).map((minute) => Date.UTC(2026, 0, 1) + minute * 60_000),
  total: fc.option(fc.nat(2 ** 25 - 2).map(toFils)),
  method: fc.option(fc.constantFrom('delivery' as const, 'pickup' as const)),
})
const someLink = fc.record({
  order: fc.option(someOrder),
  lines: someLines,
  area: fc.option(fc.nat(2 ** 30 - 1)),
  wantedAt: fc.constant(null),
  notes: fc.option(fc.record({ comment: fc.boolean(), payment: fc.boolean() })),
})

/** Requests have no order in a link. */
function sortRequests(link: OrderLink): OrderLink {
  return { ...link, lines: link.lines.map((line) => ({ ...line, requests: line.requests.toSorted() })) }
}

test('any order comes back as it was, retyped in lower case with o for 0 and l for 1, too', () => {
  fc.assert(
    fc.property(someLink, (link) => {
      const payload = encodeOrderLink(link)
      const retyped = payload.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')
      for (const text of [payload, retyped, `${payload}.`, `${payload}\nsee you`]) {
        const decoded = decodeOrderLink(text)
        expect(decoded.status === 'valid' && sortRequests(decoded.link)).toEqual(sortRequests(link))
      }
    }),
    { numRuns: 50 },
  )
})

test('a link with any symbol changed, any two swapped, or cut off anywhere is damaged', () => {
  const lines = Array.from({ length: 25 }, (_, index) => createLine(`item-${index}`, 1))
  const payloads = [...vectors.map(([, payload]) => payload), encodeOrderLink({ ...ORDER, lines })]
  const misread: string[] = []
  for (const payload of payloads) {
    for (let at = 0; at < payload.length; at += 1) {
      const before = payload.slice(0, at)
      const [one, two, after] = [payload.charAt(at), payload.charAt(at + 1), payload.slice(at + 2)]
      const changed = Array.from(SYMBOLS, (symbol) => before + symbol + two + after)
      const texts = [...changed, before + two + one + after, before].filter((text) => text !== payload)
      misread.push(...texts.filter((text) => decodeOrderLink(text).status !== 'damaged'))
    }
  }
  expect(misread).toEqual([])
})

function addCheck(content: string): string {
  return content + encodeInteger(hashText(content) % 2 ** 20, 4)
}

test.each(['2D00', '2', '9F0G1P5H1', 'Z0X9'])('%s with a valid check is from a newer version', (content) => {
  expect(decodeOrderLink(addCheck(`${content}0`))).toEqual({ status: 'newer' })
})

describe('a link with a valid check', () => {
  test.each(['1D0J', '1D0', '1DZZ', '1F', '0D00'])('whose content is %s is damaged', (content) => {
    expect(decodeOrderLink(addCheck(content))).toEqual({ status: 'damaged' })
  })

  test('and no items is valid', () => {
    expect(decodeOrderLink(addCheck('1D00'))).toEqual({ status: 'valid', link: EMPTY })
  })

  test('has whole lines only', () => {
    const decoded = decodeOrderLink(addCheck('1D0CCF7EES080CF7'))
    expect(decoded).toEqual({ status: 'valid', link: { ...EMPTY, lines: [createLine('cola', 1)] } })
  })

  test.each([
    [0, []],
    [1, [1]],
    [99, [99]],
    [100, [99]],
    [127, [99]],
  ])('and a quantity of %i has the quantities %j', (written, expected) => {
    const content = `1D09CF7EES${encodeInteger(written * 256, 3)}`
    const decoded = decodeOrderLink(addCheck(content))
    expect(decoded.status === 'valid' && decoded.link.lines.map(({ quantity }) => quantity)).toEqual(expected)
  })

  test('keeps what this version knows beside a section of another type', () => {
    const decoded = decodeOrderLink(addCheck('1Z05ABCDED09CF7EES080X00'))
    expect(decoded).toEqual({ status: 'valid', link: { ...EMPTY, lines: [createLine('cola', 1)] } })
  })

  test.each([
    ['no reference', encodeInteger(144_000, 4), 1],
    ['the revision 0', '1P5H', 0],
    ['the revision 10', '1P5H', 10],
  ])('and an order with %s has no order', (_, ref, revision) => {
    const decoded = decodeOrderLink(addCheck(`1F0G${ref}${encodeInteger(revision, 1)}0EA24003401`))
    expect(decoded).toEqual({ status: 'valid', link: EMPTY })
  })
})

test.each([
  ['nothing', ''],
  ['another language', 'طلب'],
  ['five symbols', '1D00A'],
  ['more than 4,096 symbols', addCheck(`1Z00${'Z00'.repeat(1400)}`)],
  ['a script', '<script>alert(1)</script>'],
])('%s is damaged', (_, text) => {
  expect(decodeOrderLink(text)).toEqual({ status: 'damaged' })
})

test('a total above the format is not stated', () => {
  const decoded = decodeOrderLink(
    encodeOrderLink({ ...EMPTY, order: { ...LINKED_ORDER, total: toFils(99 * 10_000_000) } }),
  )
  expect(decoded.status === 'valid' && decoded.link.order).toEqual({ ...LINKED_ORDER, total: null })
})
