import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { OTHER_AREA } from '#order/fields/area/chosen-area.ts'
import { MAP_URL_START, toMapUrl } from '#order/fields/location/map-url.ts'
import { createArea } from '#shop/domain/delivery-area.fixtures.ts'
import type { Language } from '#core/text/language.ts'
import { createItem } from '#menu/domain/menu.fixtures.ts'
import { toFils } from '#core/money.ts'
import { toLinkCode } from '#order/link/order-link.ts'
import { LINKED_ORDER } from '#order/link/order-link.fixtures.ts'
import { ARABIC, ENGLISH } from '#order/send/message/order-message.fixtures.ts'
import type { Order } from '#order/send/message/order-message.ts'
import { BANKNOTES, type PaymentChoice } from '#order/fields/payment/payment-choice.ts'
import { BOTH, FIELDS, read, READ, write } from './read-pasted-message.fixtures.ts'
import type { OptionKey } from '#menu/domain/special-requests.ts'

describe('a known value is read with foreign text behind it, and its line is shown', () => {
  const NOTE = '<This message was edited>'

  test('the total [F10] [CM03]', () => {
    for (const note of [` ${NOTE}`, NOTE, ' (paid)', '.']) {
      expect(read(write(BOTH).text + note)).toEqual({ ...READ, otherLines: [`*Total:* AED 32.00${note}`] })
    }
    expect(read(write(BOTH).text.replace(/32\.00$/, '12.00'))).toEqual({ ...READ, total: 1200 })
  })

  test.each(['AED 32.005', 'AED 32.00.5', 'AED 32', '32.00', 'AED 32.00,5'])('but %s is no amount [F10]', (amount) => {
    expect(read(write(BOTH).text.replace('AED 32.00', amount))).toEqual({
      ...READ,
      total: null,
      otherLines: [`*Total:* ${amount}`],
    })
  })

  test('the payment [F10]', () => {
    const choice: PaymentChoice = { kind: 'cash', change: toFils(20_000) }
    const { text } = write(BOTH, { order: { payment: choice } })
    const line = 'Payment: cash, I have AED 200.00, change AED 168.00'
    expect(text).toContain(`\n${line}\n`)
    expect(read(text)).toEqual({ ...READ, fields: { ...FIELDS, payment: choice } })
    expect(read(text.replace(line, `${line} ${NOTE}`))).toEqual({
      ...READ,
      fields: { ...FIELDS, payment: choice },
      otherLines: [`${line} ${NOTE}`],
    })
    expect(read(text.replace(line, 'Payment: cash, but only coins'))).toMatchObject({
      fields: { payment: { kind: 'cash' } },
      otherLines: ['Payment: cash, but only coins'],
    })
    expect(read(text.replace(line, 'Payment: cashew nuts'))).toMatchObject({
      fields: { payment: null },
      otherLines: ['Payment: cashew nuts'],
    })
  })

  test('what helps the driver [AD02] [F09]', () => {
    const order = {
      details: { unit: 'فيلا 7', landmark: 'opposite the mosque', makani: '30032 95320' },
      location: { latitude: 25.112834, longitude: 55.197412, accuracy: 18 },
    }
    const fields = {
      ...FIELDS,
      unit: 'فيلا 7',
      landmark: 'opposite the mosque',
      makani: '3003295320',
      location: '25.11283,55.19741',
    }
    for (const language of ['ar', 'en'] as const) {
      const { text } = write(BOTH, { language, order })
      expect(read(text)).toEqual({ ...READ, fields })
      for (const other of ['https://www.google.example/', `${MAP_URL_START}home`]) {
        expect(read(text.replace(toMapUrl(order.location), other))).toMatchObject({
          fields: { location: '' },
          otherLines: [expect.stringContaining(other)],
        })
      }
    }
  })

  test('the car that an order is brought to, which only the head of the message tells [CP03] [CM11]', () => {
    const order = { method: 'pickup', car: { description: 'نيسان، أبيض', plate: 'A 12345' } } as const
    const link = { order: { ...LINKED_ORDER, method: 'pickup' } } as const
    for (const language of ['ar', 'en'] as const) {
      const { text } = write(BOTH, { language, order })
      const fields = { ...FIELDS, address: '', car: ['نيسان، أبيض', 'A 12345'] }
      expect(read(text, BOTH, { link })).toEqual({ ...READ, fields })
      const { toCar } = { ar: ARABIC, en: ENGLISH }[language]
      const bare = text.replaceAll(/[\u2068\u2069]/g, '')
      expect(read(bare, BOTH, { link })).toMatchObject({ fields: { car: [expect.stringContaining('A 12345')] } })
      const forged = `${write(BOTH, { language, order: { method: 'pickup' } }).text}\n${toCar}: B 99999`
      expect(read(forged, BOTH, { link })).toMatchObject({ fields: { car: [] }, otherLines: [`${toCar}: B 99999`] })
    }
  })

  test('a landmark that was written in the chat is a field [F09]', () => {
    expect(read(`${write(BOTH).text}\nLandmark: opposite the mosque`)).toEqual({
      ...READ,
      fields: { ...FIELDS, landmark: 'opposite the mosque' },
    })
  })
})

describe('a delivery to an area', () => {
  const area = createArea('jumeirah-1', { name: { ar: 'جميرا 1', en: 'Jumeirah 1' } })
  const link = { area: toLinkCode(area.id) }

  test('whose area, fee or minutes differ has their lines shown [F09]', () => {
    const { text } = write(BOTH, { order: { area } })
    const today = { ...area, fee: toFils(1200), minutes: '60' }
    expect(read(text, BOTH, { link, options: { areas: [today] } })).toMatchObject({
      otherLines: ['Delivery time: 30 to 45 minutes', 'Delivery fee: AED 10.00'],
    })
    expect(read(text.replace('Jumeirah 1', 'Marina'), BOTH, { link, options: { areas: [area] } })).toMatchObject({
      otherLines: ['Area: Marina'],
    })
  })

  test('whose fee is told in the chat states a total without it [F07] [DA14]', () => {
    for (const language of ['ar', 'en'] as const) {
      const { text } = write(BOTH, { language, order: { area: OTHER_AREA } })
      expect(read(text, BOTH, { link: { area: toLinkCode(OTHER_AREA) }, options: { areas: [area] } })).toEqual(READ)
    }
  })
})

test('of any order, in any form and language, no line of its own message is unknown [CM10]', () => {
  const anyName = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 90 }).map((text) => `x${text}`),
    fc.constant('برجر, AED 5.00'),
  )
  const anyItem = fc.record({
    ar: anyName,
    en: anyName,
    price: fc.integer({ min: 100, max: 20_000 }),
    isDiscounted: fc.boolean(),
    quantity: fc.integer({ min: 1, max: 99 }),
    requests: fc.subarray<OptionKey>(['extra_mayonnaise', 'no_pickles', 'extra_ketchup']),
  })
  const anyPayment = fc.constantFrom<PaymentChoice>(
    { kind: 'card' },
    { kind: 'cash' },
    ...BANKNOTES.map((change) => ({ kind: 'cash' as const, change })),
    { kind: 'cash', change: 'exact' },
    { kind: 'cash', change: 'any' },
  )
  fc.assert(
    fc.property(
      fc.array(anyItem, { minLength: 1, maxLength: 60, size: 'max' }),
      fc.constantFrom<Language>('ar', 'en'),
      fc.record({ firstName: fc.string(), address: fc.string(), comment: fc.string() }),
      fc.record({ name: fc.string(), fee: fc.option(fc.integer({ min: 0, max: 100_000 })) }),
      anyPayment,
      (items, language, fields, { name, fee }, payment) => {
        const area = createArea('a', { name: { ar: name, en: '' }, fee: fee === null ? null : toFils(fee) })
        const wanted = { at: 1_800_000_000_000, isIftar: language === 'ar' }
        const order: Partial<Order> = { ...fields, area, wanted, payment }
        const menu = items.map(({ ar, en, price, isDiscounted }, i) =>
          createItem(`item-${i}`, {
            name: { ar, en },
            price: toFils(price),
            discountPrice: isDiscounted ? toFils(price - 50) : null,
            category: 'Chicken Shawarma',
          }),
        )
        const ordered = items.map(({ quantity, requests }, i) => ({ itemId: `item-${i}`, quantity, requests }))
        const { text, linkText } = write(ordered, { language, menu, order })
        const link = { area: toLinkCode('a'), wantedAt: wanted.at }
        for (const pasted of [text, linkText]) {
          const message = read(pasted, ordered, { menu, link, options: { areas: [area] } })
          expect(message).toMatchObject({ status: 'read', otherLines: [], fields: { payment } })
        }
      },
    ),
  )
})
