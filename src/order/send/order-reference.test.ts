import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatOrderNumber } from '../order-number.ts'
import {
  createOrderReference,
  getRevision,
  parseOrderReference,
  serializeOrderReference,
  type OrderReference,
} from './order-reference.ts'

const NOW = Date.UTC(2026, 10, 22, 17, 40)
const REFERENCE: OrderReference = { ref: 'KR473', at: NOW, revision: 1, handedOver: null }

describe(createOrderReference.name, () => {
  test('draws two letters and three digits', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 3, maxLength: 3 }), (numbers) => {
        const drawn = [...numbers]
        const { ref } = createOrderReference(NOW, (limit) => (drawn.shift() ?? 0) % limit)
        expect(ref).toMatch(/^[ADFHKLMRTWYZ]{2}\d{3}$/)
      }),
    )
  })

  test('keeps leading zeros, and reaches both ends', () => {
    expect(createOrderReference(NOW, () => 0).ref).toBe('AA000')
    expect(createOrderReference(NOW, (limit) => limit - 1).ref).toBe('ZZ999')
  })
})

describe('a stored reference', () => {
  test('is written in the shape others read', () => {
    expect(serializeOrderReference(REFERENCE)).toBe(`{"ref":"KR473","at":${NOW},"revision":1}`)
    const handedOver = { ...REFERENCE, revision: 2, handedOver: '1k2j' }
    expect(serializeOrderReference(handedOver)).toBe(`{"ref":"KR473","at":${NOW},"revision":2,"sent":"1k2j"}`)
  })

  test('comes back as it was, for 12 hours', () => {
    const handedOver = { ...REFERENCE, revision: 9, handedOver: '1k2j' }
    const hours = (count: number): number => NOW + count * 3_600_000
    expect(parseOrderReference(serializeOrderReference(REFERENCE), NOW)).toEqual(REFERENCE)
    expect(parseOrderReference(serializeOrderReference(handedOver), hours(12))).toEqual(handedOver)
    expect(parseOrderReference(serializeOrderReference(handedOver), hours(12) + 60_000)).toBeNull()
  })

  const junk: readonly (string | null)[] = [
    null,
    'junk',
    `{"ref":"<b>","at":${NOW},"revision":1}`,
    `{"ref":"IO473","at":${NOW},"revision":1}`,
    `{"ref":"KR473","at":${NOW},"revision":99}`,
    `{"ref":"KR473","at":${NOW},"revision":1.5}`,
    `{"ref":"KR473","at":"${NOW}","revision":1}`,
    `{"ref":"KR473","at":${NOW + 60_000},"revision":1}`,
    '{"ref":"KR473","revision":1}',
  ]
  test.each(junk)('%j is none', (text) => {
    expect(parseOrderReference(text, NOW)).toBeNull()
  })

  test('is read without an error, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        parseOrderReference(text, NOW)
      }),
    )
  })
})

describe(getRevision.name, () => {
  test('stays the same until the order was handed over', () => {
    expect(getRevision(REFERENCE, 'a')).toBe(1)
    expect(getRevision(REFERENCE, 'b')).toBe(1)
  })

  test('is the next one only while the order differs from the one that was handed over', () => {
    const handedOver = { ...REFERENCE, handedOver: 'a' }
    expect([getRevision(handedOver, 'a'), getRevision(handedOver, 'b'), getRevision(handedOver, 'a')]).toEqual([
      1, 2, 1,
    ])
    expect(getRevision({ ...handedOver, revision: 9 }, 'b')).toBe(10)
  })
})

test('a number is written with its revision from the second one on', () => {
  expect([1, 2, 9].map((revision) => formatOrderNumber('KR473', revision))).toEqual(['KR473', 'KR473-2', 'KR473-9'])
})
