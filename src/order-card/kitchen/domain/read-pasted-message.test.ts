import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createArea } from '#shop/domain/delivery-area.fixtures.ts'
import type { Language } from '#core/text/language.ts'
import { createItem } from '#menu/domain/menu.fixtures.ts'
import { createMenuIndex } from '#menu/domain/menu-index.ts'
import { toFils } from '#core/money.ts'
import { MAP_URL_START, toMapUrl } from '#order/fields/location/map-url.ts'
import { toOrderCardUrl } from '#order/link/order-card-url.ts'
import { LINKED_ORDER, ONE_COLA, TWO_SANDWICHES } from '#order/link/order-link.fixtures.ts'
import { EMPTY_ORDER_LINK, toLinkLines } from '#order/link/order-link.ts'
import { toOrderMessage, type OrderMessage } from '#order/send/message/order-message.ts'
import { ARABIC, ENGLISH, toOrder, type TypedOrder } from '#order/send/message/order-message.fixtures.ts'
import { BANKNOTES, type PaymentChoice } from '#order/fields/payment/payment-choice.ts'
import { priceBasket } from '#order/lines/price.ts'
import { readPastedMessage, type MessageFields, type PastedMessage } from './read-pasted-message.ts'

const WORDS = { ar: ARABIC, en: ENGLISH }
const MENU = createMenuIndex([
  createItem('sandwich', { name: { ar: 'ساندويش دجاج كبير', en: 'Chicken Sandwich Large' }, price: toFils(1350) }),
  createItem('cola', { name: { ar: 'كولا', en: 'Cola' }, price: toFils(500) }),
])
const ORDERED = [TWO_SANDWICHES, ONE_COLA]
const FIELDS: MessageFields = {
  name: 'Sara',
  address: 'Villa 7, St 33B, Al Barsha 1',
  unit: '',
  landmark: '',
  makani: '',
  recipientPhone: '',
  location: '',
  comment: 'no onion please',
  payment: '',
  car: [],
}
const READ = { status: 'read', fields: FIELDS }

const createReference = (language: Language, number = 'KR473', replaced: string | null = null) => ({
  number,
  replaced,
  time: WORDS[language].time(21 * 60 + 40),
})

function write(language: Language = 'en', order: Partial<TypedOrder> = {}, ordered = ORDERED): OrderMessage {
  const lines = ordered.map((line, index) => ({ lineId: String(index), ...line }))
  return toOrderMessage(
    toOrder({
      restaurant: 'Lahab',
      language,
      isVatIncluded: true,
      reference: createReference(language),
      cardUrl: null,
      pickupAddress: 'Al Wasl Road',
      now: LINKED_ORDER.writtenAt,
      method: 'delivery',
      firstName: 'Sara',
      address: 'Villa 7, St 33B, Al Barsha 1',
      comment: 'no onion please',
      basket: priceBasket(lines, MENU),
      ...order,
    }),
    WORDS[language],
  )
}

const read = (text: string, order: typeof LINKED_ORDER | null = LINKED_ORDER): PastedMessage =>
  readPastedMessage(text, order, WORDS)

describe.each(['ar', 'en'] as const)('the fields of our own message are read, in %s', (language) => {
  test('in its full form, with its card', () => {
    const link = { ...EMPTY_ORDER_LINK, order: LINKED_ORDER, lines: toLinkLines(ORDERED) }
    const cardUrl = toOrderCardUrl('https://lahab.example', language, link)
    expect(read(write(language, { cardUrl }).linkText)).toEqual(READ)
  })

  test('with people and their sums, and with a label that has lost its marks or was written without', () => {
    const ordered = ORDERED.map((line, index) => ({ ...line, person: ['Comment', 'Name: Omar'][index] ?? '' }))
    const { text } = write(language, {}, ordered)
    expect(text).toMatch(/Name: Omar\u2069: AED [\d.]+\n/)
    expect(text).toContain(`*${WORDS[language].comment}:*`)
    expect([read(text), read(text.replaceAll('*', ''))]).toEqual([READ, READ])
  })

  test.each([
    ['compact', 30],
    ['short', 300],
  ])('in its %s form', (expected, count) => {
    const ordered = Array.from({ length: count }, (_, index) => ({ ...TWO_SANDWICHES, quantity: (index % 99) + 1 }))
    const { linkText, form } = write(language, {}, ordered)
    expect(form).toBe(expected)
    expect(read(linkText)).toEqual(READ)
  })

  test('as WhatsApp copies it', () => {
    const { text } = write(language)
    const copied = `[22/11, 21:41] Sara: ${text}`.replaceAll('*', '').replaceAll('\n', '\r\n').replaceAll(' ', '\u00a0')
    expect(read(copied)).toEqual(READ)
    expect(read(Array.from(text).join('\u200e'))).toEqual(READ)
  })

  test('of a changed order, and of a pickup', () => {
    const changed = write(language, { reference: createReference(language, 'KR473-2', 'KR473') }).text
    expect(read(changed, { ...LINKED_ORDER, revision: 2 })).toEqual(READ)
    expect(read(write(language, { method: 'pickup' }).text)).toEqual({ ...READ, fields: { ...FIELDS, address: '' } })
  })

  test('with what helps the driver, of which a place only by its coordinates', () => {
    const location = { latitude: 25.112834, longitude: 55.197412, accuracy: 18 }
    const details = {
      unit: 'فيلا 7',
      landmark: 'opposite the mosque',
      makani: '30032 95320',
      recipientPhone: '+971 50 123 4567',
    }
    const { text } = write(language, { ...details, location })
    const fields = { ...FIELDS, ...details, makani: '3003295320', location: '25.11283,55.19741' }
    expect(read(text)).toEqual({ ...READ, fields })
    for (const other of ['https://www.google.example/', `${MAP_URL_START}home`]) {
      expect(read(text.replace(toMapUrl(location), other))).toMatchObject({ fields: { location: '' } })
    }
  })

  test('with the car that it is brought to, whole where the marks of its parts were lost', () => {
    const { text } = write(language, { method: 'pickup', car: { description: 'نيسان، أبيض', plate: 'A 12345' } })
    expect(read(text)).toMatchObject({ fields: { car: ['نيسان، أبيض', 'A 12345'] } })
    const bare = text.replaceAll(/[\u2068\u2069]/g, '')
    expect(read(bare)).toMatchObject({ fields: { car: [expect.stringContaining('A 12345')] } })
  })
})

test('a payment in other words is taken as it stands', () => {
  const choice: PaymentChoice = { kind: 'cash', change: toFils(20_000) }
  const { text } = write('en', { payment: choice })
  const line = 'cash, I have AED 200.00, change AED 168.00'
  expect(text).toContain(`\nPayment: ${line}\n`)
  expect(read(text)).toMatchObject({ fields: { payment: choice } })
  for (const other of [`${line} (coins)`, 'cash, but only coins', 'cashew nuts', 'card, change of mind']) {
    expect(read(text.replace(line, other))).toMatchObject({ fields: { payment: other } })
  }
})

test('a field is read wherever it stands, once, and shown within limits', () => {
  const { text } = write('en', { firstName: 'سارة', comment: 'Name: Eve' })
  expect(text).toContain('Name: \u2068سارة\u2069')
  expect(read(`${text}\nName: Eve\nLandmark: \u202e${'x'.repeat(400)}`)).toMatchObject({
    fields: { name: 'سارة', comment: 'Name: Eve', landmark: `${'x'.repeat(299)}…` },
  })
})

test('of a message of another order nothing is used', () => {
  const { text } = write('en', { reference: createReference('en', 'MT128') })
  expect(read(text)).toEqual({ status: 'otherOrder', number: 'MT128' })
  expect(read(`${write().text}\n${text}`)).toEqual({ status: 'otherOrder', number: 'MT128' })
  const changed = write('ar', { reference: createReference('ar', 'KR473-2', 'KR473') }).text
  expect(read(changed)).toEqual({ status: 'otherOrder', number: 'KR473-2' })
})

test('a message without a number is read, and any number for a basket', () => {
  expect(read(write('en', { reference: null }).text)).toEqual(READ)
  expect(read(write().text, null)).toEqual(READ)
})

test.each([
  ['a shopping list', 'Milk\n2 x eggs\n2 × bread\nTotal: 12'],
  ['nothing but spaces', ' \n '],
  ['another text', 'Hello Lahab, are you open?'],
])('%s is no order of ours', (_, text) => {
  expect(read(text)).toEqual({ status: 'notOurs' })
})

test('of 1 MB of text the first 20,000 characters are read', () => {
  expect(read(`${'x\n'.repeat(500_000)}${write().text}`)).toEqual({ status: 'notOurs' })
  expect(read(write().text + '\n2 × more'.repeat(100_000))).toEqual(READ)
})

test('of any order the message of either language fills the ticket', () => {
  const anyPayment = fc.constantFrom<PaymentChoice>(
    { kind: 'card' },
    { kind: 'cash' },
    ...BANKNOTES.map((change) => ({ kind: 'cash' as const, change })),
    { kind: 'cash', change: 'exact' },
    { kind: 'cash', change: 'any' },
  )
  const anyFields = fc.record({ firstName: fc.string(), address: fc.string(), comment: fc.string() })
  fc.assert(
    fc.property(
      fc.constantFrom<Language>('ar', 'en'),
      anyFields,
      fc.string(),
      anyPayment,
      (language, fields, areaName, payment) => {
        const area = createArea('a', { name: { ar: areaName, en: '' } })
        const { text, linkText } = write(language, { ...fields, firstName: `x${fields.firstName}`, area, payment })
        for (const pasted of [text, linkText]) {
          const name = expect.stringMatching(/^x/) as string
          expect(read(pasted)).toMatchObject({ status: 'read', fields: { name, payment } })
        }
      },
    ),
  )
})

test('reads the Arabic landmark and payment of an earlier release', () => {
  expect(read('علامة قريبة: مقابل المسجد\nالدفع: نقداً، أحتاج إلى صرف')).toMatchObject({
    fields: { landmark: 'مقابل المسجد', payment: { kind: 'cash', change: 'any' } },
  })
})
