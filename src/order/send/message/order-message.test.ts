import { describe, expect, test } from 'vitest'
import { OTHER_AREA } from '../../fields/area/chosen-area.ts'
import type { FieldName } from '../../form/order-fields.ts'
import { toWhatsAppUrl } from '#shop/domain/whatsapp-url.ts'
import { toFils } from '#core/money.ts'
import { countCodePoints } from '#core/text/text.ts'
import { toBasketMessage, toGreetingMessage } from './order-message.ts'
import {
  ARABIC,
  arabic,
  ARABIC_COLA,
  ARABIC_SANDWICH,
  COLA,
  createItems,
  ENGLISH,
  hashOf,
  type TypedOrder,
  english,
  ordered,
  SANDWICH,
} from './order-message.fixtures.ts'

describe('the full form', () => {
  test('writes an English order in the specified order, the comment above the items [MSG-2]', () => {
    expect(english()).toEqual({
      form: 'full',
      exceedsLinkLimit: false,
      linkText: english().text,
      text: `*New order – Lahab*
Delivery

*Comment:* no onion please

2 × Chicken Sandwich Large
was AED 36.00, now AED 27.00
AED 13.50 each
Special request, for each: Extra spicy mayo, No pickles

1 × Cola
AED 6.00

Name: Sara
Address: Villa 7, St 33B, Al Barsha 1
Subtotal: AED 42.00
Savings: AED 9.00
Prices include VAT
*Total:* AED 33.00`,
    })
  })

  test('writes an Arabic order, the customer’s own text isolated [MSG-2] [MSG-4]', () => {
    expect(arabic().text).toBe(`*طلب جديد – لهب*
توصيل

*ملاحظة:* \u2068بدون بصل من فضلك\u2069

2 × ساندويش دجاج كبير
كان AED 36.00، الآن AED 27.00
للحبة AED 13.50
طلبات خاصة لكل حبة: مايونيز حار إضافي، بدون مخلل

1 × كولا
السعر AED 6.00

الاسم: \u2068سارة\u2069
العنوان: \u2068Villa 7, St 33B, Al Barsha 1\u2069
المجموع قبل الخصم: AED 42.00
التوفير: AED 9.00
الأسعار شاملة الضريبة
*الإجمالي:* AED 33.00`)
  })

  test('says for pickup where, and leaves out an empty comment, and savings of nothing [MSG-2]', () => {
    expect(english({ method: 'pickup', comment: ' \n ', items: [COLA] }).text).toBe(`*New order – Lahab*
Pickup

1 × Cola
AED 6.00

Name: Sara
Pickup from: Al Wasl Road
Prices include VAT
*Total:* AED 6.00`)
    expect(arabic({ method: 'pickup' }).text).toContain('\nمكان الاستلام: \u2068Al Wasl Road\u2069\n')
  })

  test('has the amount of the whole line, and the unit price and "for each" only above one [MSG-2]', () => {
    const { text } = english({ items: [{ ...COLA, quantity: 3 }, SANDWICH, { ...SANDWICH, quantity: 1 }] })
    expect(text).toContain('3 × Cola\nAED 18.00\nAED 6.00 each\n')
    expect(text).toContain('1 × Chicken Sandwich Large\nwas AED 18.00, now AED 13.50\nSpecial request')
  })

  test('keeps Arabic-Indic digits as typed', () => {
    expect(english({ address: 'شارع ١٢، فيلا ٥' }).text).toContain('Address: \u2068شارع ١٢، فيلا ٥\u2069\n')
  })

  test('keeps what has a meaning in links, not in WhatsApp', () => {
    const comment = '&text=x #1 %0A + 50% "a" <b>'
    const link = new URL(toWhatsAppUrl('971500000000', english({ comment }).linkText))
    expect(link.searchParams.get('text')).toContain(`\n*Comment:* ${comment}\n`)
  })
})

describe('number and time', () => {
  const first = { number: 'KR473', replaced: null, time: ENGLISH.time(20 * 60) }
  const changed = { number: 'KR473-2', replaced: 'KR473', time: ENGLISH.time(20 * 60 + 12) }

  test('are below the method, in both languages', () => {
    expect(english({ reference: first }).text).toMatch(
      /^\*New order – Lahab\*\nDelivery\nOrder KR473, 8:00 pm\n\n\*Comment:\* /,
    )
    expect(arabic({ reference: { ...first, time: ARABIC.time(20 * 60) } }).text).toMatch(
      /^\*طلب جديد – لهب\*\nتوصيل\nرقم الطلب KR473، الساعة 8:00 مساءً\n\n\*ملاحظة:\* /,
    )
  })

  test('of a changed order name the one before, and so does the title', () => {
    expect(english({ reference: changed }).text).toMatch(
      /^\*Changed order – Lahab\*\nDelivery\nOrder KR473-2 \(in place of KR473\), 8:12 pm\n/,
    )
    expect(arabic({ reference: { ...changed, time: ARABIC.time(20 * 60 + 12) } }).text).toMatch(
      /^\*تعديل طلب – لهب\*\nتوصيل\nرقم الطلب KR473-2 \(بدلاً من KR473\)، الساعة 8:12 مساءً\n/,
    )
  })

  test('are in the short form, too [MSG-5]', () => {
    const { linkText, form } = english({ reference: first, items: createItems(60) })
    expect([form, linkText.split('\n')[2]]).toEqual(['short', 'Order KR473, 8:00 pm'])
  })
})

describe('the order card', () => {
  const reference = { number: 'KR473', replaced: null, time: '9:40 pm' }
  const cardUrl = 'https://www.lahab.example/o#1F0G1P5H10EA24003401D0JH357DW0H2CF7EES080N9RH'

  test('has its address in the last line, after the total, in both languages', () => {
    expect(english({ reference, cardUrl }).text).toMatch(/\n\*Total:\* AED 33\.00\n\nOrder link: \S+$/)
    expect(arabic({ reference, cardUrl }).text).toMatch(/\n\*الإجمالي:\* AED 33\.00\n\nرابط الطلب: \S+$/)
  })

  test('is in the short form, too, where it carries the whole order [MSG-5]', () => {
    const { linkText, form } = english({ reference, cardUrl, items: createItems(60) })
    expect([form, linkText.split('\n').at(-1)]).toEqual(['short', `Order link: ${cardUrl}`])
  })

  test('does not make an order compact that is full without it [MSG-5]', () => {
    const padded = (letters: number, url: string | null) =>
      english({ items: createItems(10), comment: 'c'.repeat(letters), cardUrl: url })
    const letters = 1600 - countCodePoints(padded(1, null).text) + 1
    expect(countCodePoints(padded(letters, null).text)).toBe(1600)
    expect(padded(letters, cardUrl).form).toBe('full')
    expect(padded(letters + 1, cardUrl).form).toBe('compact')
  })
})

describe('order of the eye', () => {
  const named = (text: string, language: 'ar' | 'en') => [{ ...COLA, name: { text, language } }]

  test('an English name in an Arabic line follows a mark, isolated [MSG-4] [APP-7]', () => {
    expect(arabic({ items: named('Fries (Large)', 'en') }).text).toContain(
      '\n\u200f1 × \u2068Fries (Large)\u2069\nالسعر AED 6.00\n',
    )
  })

  test('an Arabic name in an English line follows a mark, isolated', () => {
    expect(english({ items: named('كولا', 'ar') }).text).toContain('\n\u200e1 × \u2068كولا\u2069\nAED 6.00\n')
  })

  test('a name without letters does not turn its line round [MSG-4]', () => {
    expect(arabic({ items: named('7', 'ar') }).text).toContain('\n\u200f1 × 7\n')
  })

  test('a name that changes direction later is isolated without a mark [MSG-4]', () => {
    expect(arabic({ items: named('ساندويش 120g', 'ar') }).text).toContain('\n1 × \u2068ساندويش 120g\u2069\n')
  })

  test('every line begins in the language of the message, and no isolate touches bold [MSG-4]', () => {
    const { text } = arabic({ items: [...named('Cola', 'en'), ARABIC_SANDWICH, ARABIC_COLA] })
    for (const line of text.split('\n').filter((line) => line !== ''))
      expect(line).toMatch(/^(?:\u200f|[^\p{L}]*\p{Script=Arabic})/u)
    expect(text).not.toMatch(/\*[\u2066-\u2069]|[\u2066-\u2069]\*/u)
  })
})

describe('without a form', () => {
  const basket = {
    restaurant: 'Lahab',
    language: 'en',
    isVatIncluded: true,
    ...ordered([SANDWICH, COLA]),
  } as const

  test('the basket says first that details follow, then its items and total [HERO-6]', () => {
    expect(toBasketMessage(basket, ENGLISH).linkText)
      .toBe(`Hello Lahab, this is my order. Name and delivery or pickup follow.

2 × Chicken Sandwich Large
was AED 36.00, now AED 27.00
AED 13.50 each
Special request, for each: Extra spicy mayo, No pickles

1 × Cola
AED 6.00

Subtotal: AED 42.00
Savings: AED 9.00
Prices include VAT
*Total:* AED 33.00`)
  })

  test.each([
    ['delivery', ENGLISH, 'Hello Lahab, this is my order, for delivery. Name and address follow.'],
    ['pickup', ENGLISH, 'Hello Lahab, this is my order, for pickup. My name follows.'],
    ['delivery', ARABIC, 'السلام عليكم، هذا طلبي للتوصيل من مطعم Lahab، وسأرسل الاسم والعنوان بعد قليل.'],
    ['pickup', ARABIC, 'السلام عليكم، هذا طلبي من مطعم Lahab، وسأستلمه من المطعم، وسأرسل الاسم بعد قليل.'],
  ] as const)('where there is %s alone, the basket says so [HERO-6]', (onlyMethod, words, line) => {
    expect(toBasketMessage({ ...basket, onlyMethod }, words).linkText.split('\n')[0]).toBe(line)
  })

  test('an empty basket is a greeting, from every side [MSG-3]', () => {
    const greeting = 'السلام عليكم، أود الطلب من مطعم لهب.'
    expect(toGreetingMessage('لهب', ARABIC)).toEqual({
      text: greeting,
      linkText: greeting,
      form: 'full',
      exceedsLinkLimit: false,
    })
    expect(toBasketMessage({ ...basket, restaurant: 'لهب', ...ordered([]) }, ARABIC).text).toBe(greeting)
    expect(arabic({ items: [] }).text).toBe(greeting)
  })
})

/** A change of the order for each field, and what the message then says. */
const SAID: Readonly<Record<FieldName, readonly [change: Partial<TypedOrder>, words: string]>> = {
  wanted: [{ wanted: { at: Date.parse('2026-11-22T22:30:00+04:00'), isIftar: false } }, 'Wanted: today at 10:30 pm'],
  firstName: [{ firstName: 'Omar' }, 'Name: Omar'],
  area: [{ area: OTHER_AREA }, 'Area: another area'],
  address: [{ address: 'Villa 8, Al Barsha 1' }, 'Address: Villa 8, Al Barsha 1'],
  unit: [{ unit: '12B' }, 'Flat or villa: 12B'],
  landmark: [{ landmark: 'the mosque' }, 'Landmark: the mosque'],
  makani: [{ makani: '3003295320' }, 'Makani: 3003295320'],
  recipientPhone: [{ recipientPhone: '0501234567' }, 'Recipient’s phone: +971 50 123 4567'],
  location: [{ location: { latitude: 25.1, longitude: 55.2, accuracy: 18 } }, 'query=25.10000,55.20000'],
  car: [{ method: 'pickup', car: { description: '', plate: 'A 123' } }, 'To the car: \u2068A 123\u2069'],
  payment: [{ payment: { kind: 'card' } }, 'Payment: card'],
}

/** What stands beside the fields. */
const BESIDE: Readonly<Record<string, Partial<TypedOrder>>> = {
  method: { method: 'pickup' },
  comment: { comment: '' },
  lines: ordered([SANDWICH]),
  quantity: ordered([{ ...SANDWICH, quantity: 3 }, COLA]),
  requests: ordered([{ ...SANDWICH, requests: ['no_pickles'] }, COLA]),
  price: ordered([SANDWICH, { ...COLA, price: toFils(700) }]),
}

test('a message says each field of checkout, and the hash changes with it and with all that the message says', () => {
  for (const [change, words] of Object.values(SAID)) {
    expect(english(change).text).toContain(words)
    expect(hashOf(change)).not.toBe(hashOf())
  }
  for (const [name, change] of Object.entries(BESIDE)) expect(hashOf(change), name).not.toBe(hashOf())
})

test('the hash stays with language, number, and the order of the requests', () => {
  const reference = { number: 'KR473', replaced: null, time: '9:40 pm' }
  const turned = ordered([{ ...SANDWICH, requests: SANDWICH.requests.toReversed() }, COLA])
  expect(hashOf({ language: 'ar', reference, ...turned })).toBe(hashOf())
})
