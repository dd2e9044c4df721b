import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '#tests/support/any-text.ts'
import { createArea } from '#shop/domain/delivery-area.fixtures.ts'
import { arabic, english, hashOf } from './order-message.fixtures.ts'

const AREA = createArea('barsha', { name: { en: 'Al Barsha 1', ar: 'البرشاء 1' } })
const LOCATION = { latitude: 25.112834, longitude: 55.197412, accuracy: 18 }
const DETAILS = { unit: 'Villa 7', landmark: 'opposite Al Salam Mosque', makani: '30032 95320' }
const MAP = 'https://www.google.com/maps/search/?api=1&query=25.11283,55.19741'

describe('what helps the driver', () => {
  test('has no line where nothing is filled', () => {
    for (const details of [{}, { unit: '', landmark: ' \u200f', makani: '' }]) {
      expect(english(details)).toEqual(english())
    }
    expect(hashOf({ unit: '' })).toBe(hashOf())
  })

  test('is between address and payment, in this order [MSG-2]', () => {
    const order = { area: AREA, ...DETAILS, location: LOCATION, payment: { kind: 'card' } } as const
    expect(english(order).text.split('\n').slice(-14, -5)).toEqual([
      'Name: Sara',
      'Address: Villa 7, St 33B, Al Barsha 1',
      'Area: Al Barsha 1',
      'Flat or villa: Villa 7',
      'Landmark: opposite Al Salam Mosque',
      'Makani: 3003295320',
      `Location: ${MAP}`,
      'Delivery time: 30 to 45 minutes',
      'Payment: card',
    ])
    const details = { ...DETAILS, unit: 'فيلا 7', landmark: 'مقابل مسجد السلام' }
    expect(arabic({ ...order, area: undefined, ...details }).text).toContain(
      [
        '\nالعنوان: \u2068Villa 7, St 33B, Al Barsha 1\u2069',
        'الشقة أو الفيلا: \u2068فيلا 7\u2069',
        'أقرب معلم: \u2068مقابل مسجد السلام\u2069',
        'مكاني: 3003295320',
        `الموقع: ${MAP}`,
        'الدفع: بطاقة\n',
      ].join('\n'),
    )
  })

  test('has each line only if it is filled, and none for pickup', () => {
    expect(english({ landmark: 'the mosque' }).text).toContain('\nLandmark: the mosque\nSubtotal:')
    expect(english({ location: LOCATION }).text).toContain(`Al Barsha 1\nLocation: ${MAP}\nSubtotal:`)
    const pickup = { method: 'pickup', ...DETAILS, location: LOCATION } as const
    expect(english(pickup)).toEqual(english({ method: 'pickup' }))
  })

  test('is one inert line each, with whole emoji, of 80 code points at most', () => {
    const family = '👨‍👩‍👧‍👦'
    const landmark = `near\n*Total:* AED 1.00\u202e ${'x'.repeat(50)}${family.repeat(40)}`
    const line = english({ landmark })
      .text.split('\n')
      .find((text) => text.startsWith('Landmark'))
    expect(line).toBe(`Landmark: near Total: AED 1.00 ${'x'.repeat(50)}`)
    expect(english({ landmark: family.repeat(40) }).text).toContain(`\nLandmark: ${family.repeat(11)}\nSubtotal:`)
    expect(english({ unit: '`'.repeat(300) }).text).toBe(english().text)
  })

  test('adds three lines at most to a message, whatever is typed', () => {
    fc.assert(
      fc.property(anyText, anyText, (unit, landmark) => {
        const { text } = arabic({ unit, landmark, makani: '3003295320' })
        expect(text.split('\n').length - arabic().text.split('\n').length).toBeLessThanOrEqual(3)
        expect(text.match(/\*/g)).toHaveLength(6)
        expect(text.match(/\u2068/g)?.length).toBe(text.match(/\u2069/g)?.length)
      }),
      { numRuns: 30 },
    )
  })
})
