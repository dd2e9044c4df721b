import { describe, expect, test } from 'vitest'
import { parseOrderForm, validateOrderForm, type OrderForm } from '../../form/order-form.ts'
import { arabic, english, hashOf } from '../../send/message/order-message.fixtures.ts'
import { readGulfPhone } from './recipient-phone.ts'

const DELIVERY: OrderForm = { method: 'delivery', firstName: 'Sara', address: 'Villa 7, Al Barsha 1' }

describe('a phone number of the Gulf', () => {
  test.each([
    ['050 123 4567', '+971 50 123 4567'],
    ['501234567', '+971 50 123 4567'],
    ['+0501234567', '+971 50 123 4567'],
    ['+971 50 123 4567', '+971 50 123 4567'],
    ['00971-50-123-4567', '+971 50 123 4567'],
    ['971501234567', '+971 50 123 4567'],
    ['+971 (0)50.123.4567', '+971 50 123 4567'],
    ['٠٥٠ ١٢٣ ٤٥٦٧', '+971 50 123 4567'],
    ['\u2066+۹۷۱ ۵۰ ۱۲۳ ۴۵۶۷\u2069', '+971 50 123 4567'],
    ['04 123 4567', '+971 4 123 4567'],
    ['(02) 612–3456', '+971 2 612 3456'],
    ['+966 050 123 4567', '+966 50 123 4567'],
    ['00966 11 234 5678', '+966 11 234 5678'],
    ['+965 5012 3456', '+965 5012 3456'],
    ['974 3312 3456', '+974 3312 3456'],
    ['+973 3612 3456', '+973 3612 3456'],
    ['+96892123456', '+968 9212 3456'],
  ])('%j is %j', (text, number) => {
    expect(readGulfPhone(text)).toBe(number)
    expect(readGulfPhone(number)).toBe(number)
  })

  test.each([
    'tel:+971501234567',
    'https://wa.me/971501234567',
    '050/123/4567',
    '050_123_4567',
    '050\u2212123\u22124567',
    '☎\ufe0f 050 123 4567',
    '０５０１２３４５６７',
    '＋９７１ ５０ １２３ ４５６７',
    'WhatsApp: ٠٥٠/١٢٣/٤٥٦٧',
  ])('%j is read by its digits alone [R37]', (text) => {
    expect(readGulfPhone(text)).toBe('+971 50 123 4567')
  })

  test.each(['050 123 456', '050 123 45678', '66123456', '+44 20 7946 0958', '800 123', 'Omar'])(
    '%j is none, an error of a delivery, which pickup ignores',
    (recipientPhone) => {
      expect(validateOrderForm({ ...DELIVERY, recipientPhone })).toEqual({ recipientPhone: 'recipientPhone' })
      expect(validateOrderForm({ ...DELIVERY, recipientPhone, method: 'pickup' })).toEqual({})
    },
  )

  test.each([undefined, '', ' \u200f'])('may be missing: %j', (recipientPhone) => {
    expect(validateOrderForm(parseOrderForm({ ...DELIVERY, recipientPhone }))).toEqual({})
    expect(english({ recipientPhone }).text).toBe(english().text)
  })

  test('is in the message in one piece that a chat makes a link of [GU04]', () => {
    expect(english({ recipientPhone: '0501234567' }).text).toContain('\nRecipient’s phone: +971 50 123 4567\n')
    expect(arabic({ recipientPhone: '٠٥٠١٢٣٤٥٦٧' }).text).toContain('\nهاتف المستلم: \u2068+971 50 123 4567\u2069\n')
  })

  test('makes another order, whatever its groups', () => {
    const hash = hashOf({ recipientPhone: '0501234567' })
    expect(hash).not.toBe(hashOf())
    expect(hash).toBe(hashOf({ recipientPhone: '+971 50 123 4567' }))
  })
})
