import { describe, expect, test } from 'vitest'
import { OTHER_AREA, type ChosenArea } from '../../fields/area/chosen-area.ts'
import { createArea } from '#shop/domain/delivery-area.fixtures.ts'
import { toFils } from '#core/money.ts'
import type { PaymentChoice } from '../../fields/payment/payment-choice.ts'
import { arabic, createItems, english } from './order-message.fixtures.ts'

const AREA = createArea('jumeirah-1', { name: { en: 'Jumeirah 1', ar: 'جميرا 1' } })

describe('the message of a delivery to an area', () => {
  test('names the area after the address, and the fee before a total that holds it [MSG-2]', () => {
    expect(english({ area: AREA }).text.split('\n').slice(-8)).toEqual([
      'Address: Villa 7, St 33B, Al Barsha 1',
      'Area: Jumeirah 1',
      'Delivery time: 30 to 45 minutes',
      'Subtotal: AED 42.00',
      'Savings: AED 9.00',
      'Delivery fee: AED 10.00',
      'Prices include VAT',
      '*Total:* AED 43.00',
    ])
    expect(arabic({ area: AREA }).text).toContain('\nالمنطقة: \u2068جميرا 1\u2069\n')
    expect(
      arabic({ area: AREA }).text.endsWith('\nرسوم التوصيل: AED 10.00\nالأسعار شاملة الضريبة\n*الإجمالي:* AED 43.00'),
    ).toBe(true)
  })

  test('says that delivery is free, or told on WhatsApp', () => {
    const endOf = (area: typeof AREA | typeof OTHER_AREA) => english({ area }).text.split('\n').slice(-3, -1)
    const vat = 'Prices include VAT'
    expect(endOf({ ...AREA, freeFrom: toFils(3300) })).toEqual(['Delivery: Free', vat])
    expect(endOf({ ...AREA, fee: null })).toEqual(['Delivery fee: confirmed on WhatsApp', vat])
    expect(endOf(OTHER_AREA)).toEqual(['Delivery fee: confirmed on WhatsApp', vat])
    expect(english({ area: OTHER_AREA }).text).toContain('\nArea: another area\n')
  })

  test.each<[string | null, string | undefined, string | undefined]>([
    ['30', 'Delivery time: about 30 minutes', 'مدة التوصيل: 30 دقيقة'],
    ['30-45', 'Delivery time: 30 to 45 minutes', 'مدة التوصيل: \u206630–45\u2069 دقيقة'],
    ['5-10', 'Delivery time: 5 to 10 minutes', 'مدة التوصيل: \u20665–10\u2069 دقائق'],
    [null, undefined, undefined],
  ])('promises %s minutes, unless the order is for later', (minutes, en, ar) => {
    const area = { ...AREA, minutes }
    const find = (text: string): string | undefined => text.split('\n').find((line) => /^Delivery time|^مدة/.test(line))
    expect(find(english({ area }).text)).toBe(en)
    expect(find(arabic({ area }).text)).toBe(ar)
    const wanted = { at: Date.parse('2027-02-10T22:30:00+04:00'), isIftar: false }
    expect(find(english({ area, wanted }).text)).toBeUndefined()
  })

  test('says nothing of it without an area', () => {
    expect(english({ method: 'pickup' }).text).not.toMatch(/Area|fee/)
    expect(english().text).not.toMatch(/Area|fee/)
  })

  test('has area, fee and total in the short form', () => {
    const { form, linkText } = english({ area: AREA, items: createItems(60) })
    expect(form).toBe('short')
    expect(linkText).toContain('\nAddress: Villa 7, St 33B, Al Barsha 1\nArea: Jumeirah 1\n')
    expect(linkText.endsWith('\nItems: 120\nDelivery fee: AED 10.00\nPrices include VAT\n*Total:* AED 1630.00')).toBe(
      true,
    )
  })

  test.each([
    ['15', 'Ready in about 15 minutes', 'يجهز الطلب خلال 15 دقيقة'],
    ['15-20', 'Ready in about 15–20 minutes', 'يجهز الطلب خلال \u206615–20\u2069 دقيقة'],
    ['5-10', 'Ready in about 5–10 minutes', 'يجهز الطلب خلال \u20665–10\u2069 دقائق'],
    ['2', 'Ready in about 2 minutes', 'يجهز الطلب خلال دقيقتين'],
    ['1', 'Ready in about 1 minute', 'يجهز الطلب خلال دقيقة واحدة'],
  ])('says that a pickup is ready in %s minutes, unless it is for later [GU02]', (pickupMinutes, en, ar) => {
    const pickup = { method: 'pickup', pickupMinutes } as const
    expect(english(pickup).text).toContain(`\n${en}\nSubtotal:`)
    expect(arabic(pickup).text).toContain(`\n${ar}\n`)
    const wanted = { at: Date.parse('2027-02-10T22:30:00+04:00'), isIftar: false }
    expect(english({ wanted, ...pickup }).text).not.toContain('Ready in')
    expect(english({ pickupMinutes }).text).not.toContain('Ready in')
  })

  test('keeps an owner’s name on one line, without marks of its own', () => {
    const name = { en: 'Marina\n*Total:* AED 1.00\u202e', ar: '' }
    expect(english({ area: { ...AREA, name } }).text).toContain('\nArea: Marina Total: AED 1.00\n')
    expect(arabic({ area: { ...AREA, name } }).text).toContain('\nالمنطقة: \u2068Marina Total: AED 1.00\u2069\n')
  })
})

describe('the payment', () => {
  const note = toFils(20_000)

  test.each<[PaymentChoice, en: string, ar: string]>([
    [{ kind: 'card' }, 'Payment: card', 'الدفع: بطاقة'],
    [{ kind: 'cash' }, 'Payment: cash', 'الدفع: نقداً'],
    [
      { kind: 'cash', change: note },
      'Payment: cash, I have AED 200.00, change AED 157.00',
      'الدفع: نقداً، معي AED 200.00، الباقي AED 157.00',
    ],
    [{ kind: 'cash', change: toFils(4300) }, 'Payment: cash, I have AED 43.00', 'الدفع: نقداً، معي AED 43.00'],
    [{ kind: 'cash', change: 'exact' }, 'Payment: cash, the exact amount', 'الدفع: نقداً، المبلغ بالضبط'],
    [{ kind: 'cash', change: 'any' }, 'Payment: cash, please bring change', 'الدفع: نقداً، أحضروا الباقي'],
  ])('%j is a line after the area, with the change', (payment, en, ar) => {
    expect(english({ area: AREA, payment }).text).toContain(`\nDelivery time: 30 to 45 minutes\n${en}\nSubtotal:`)
    expect(arabic({ area: AREA, payment }).text).toContain(`\n${ar}\nالمجموع قبل الخصم:`)
  })

  test.each<ChosenArea>([OTHER_AREA, { ...AREA, fee: null }])(
    'has no change for a total without the fee, %#',
    (area) => {
      const payment: PaymentChoice = { kind: 'cash', change: note }
      const lines = english({ area, payment }).text.split('\n')
      expect(lines).toContain('Payment: cash, I have AED 200.00')
      expect(lines.at(-1)).toBe('*Total:* AED 33.00, plus delivery')
      expect(arabic({ area, payment }).text.split('\n').at(-1)).toBe('*الإجمالي:* AED 33.00، تُضاف رسوم التوصيل')
    },
  )

  test('that is not told has no line', () => {
    expect(english().text).not.toContain('Payment')
  })
})

describe('an order for later', () => {
  const NOW = Date.parse('2027-02-10T17:00:00+04:00')
  const at = (time: string, day = '10') => ({ at: Date.parse(`2027-02-${day}T${time}:00+04:00`), isIftar: false })
  const reference = { number: 'KR473', replaced: null, time: '8:07 pm' }

  test.each([
    [at('22:30'), 'Wanted: today at 10:30 pm', 'مطلوب اليوم الساعة 10:30 مساءً'],
    [at('22:30', '11'), 'Wanted: tomorrow at 10:30 pm', 'مطلوب غداً الساعة 10:30 مساءً'],
    [
      at('00:30', '11'),
      'Wanted: tonight, 12:30 am (10 to 11 February)',
      'مطلوب الليلة الساعة 12:30 بعد منتصف الليل (10 إلى 11 فبراير)',
    ],
    [
      at('00:00', '11'),
      'Wanted: tonight, 12 midnight (10 to 11 February)',
      'مطلوب الليلة الساعة 12:00 منتصف الليل (10 إلى 11 فبراير)',
    ],
    [{ ...at('18:12'), isIftar: true }, 'Wanted: at iftar, about 6:12 pm', 'مطلوب للإفطار، حوالي الساعة 6:12 مساءً'],
  ])('has a title of its own, and %j after the number [MSG-2] [R32] [R33]', (wanted, en, ar) => {
    expect(english({ wanted, reference, now: NOW }).text.split('\n').slice(0, 5)).toEqual([
      '*Order for later – Lahab*',
      'Delivery',
      'Order KR473, 8:07 pm',
      en,
      '',
    ])
    expect(arabic({ wanted, now: NOW }).text.split('\n').slice(0, 3)).toEqual(['*طلب لوقت لاحق – لهب*', 'توصيل', ar])
  })

  test('that is written after midnight has no date: it is the night that runs [R32]', () => {
    const now = Date.parse('2027-02-11T00:10:00+04:00')
    expect(english({ wanted: at('01:30', '11'), now }).text).toContain('\nWanted: tonight, 1:30 am\n')
    expect(english({ wanted: at('00:00', '12'), now }).text).toContain(
      '\nWanted: tomorrow at 12 midnight (11 to 12 February)\n',
    )
  })

  test.each([
    [at('22:30'), 'Wanted: today at 10:30 pm', 'مطلوب اليوم الساعة 10:30 مساءً'],
    [
      at('13:30', '11'),
      'Wanted: tomorrow, Thursday 11 February, 1:30 pm',
      'مطلوب غداً الخميس 11 فبراير الساعة 1:30 ظهراً',
    ],
    [at('13:30', '12'), 'Wanted: Friday 12 February, 1:30 pm', 'مطلوب يوم الجمعة 12 فبراير الساعة 1:30 ظهراً'],
    [
      at('01:00', '11'),
      'Wanted: tonight, 1 am (10 to 11 February)',
      'مطلوب الليلة الساعة 1:00 بعد منتصف الليل (10 إلى 11 فبراير)',
    ],
    [
      at('01:00', '13'),
      'Wanted: 1 am (Friday 12 to Saturday 13 February)',
      'مطلوب الساعة 1:00 بعد منتصف الليل (الجمعة 12 إلى السبت 13 فبراير)',
    ],
    [
      { ...at('18:13', '11'), isIftar: true },
      'Wanted: Thursday 11 February, at iftar, about 6:13 pm',
      'مطلوب يوم الخميس 11 فبراير للإفطار، حوالي الساعة 6:13 مساءً',
    ],
  ])('of a shop that takes orders days ahead says the day of %j [GU10]', (time, en, ar) => {
    const wanted = { ...time, isDayAhead: true as const }
    expect(english({ wanted, now: NOW }).text).toContain(`\n${en}\n`)
    expect(arabic({ wanted, now: NOW }).text).toContain(`\n${ar}\n`)
  })

  test('that was changed says so in its title', () => {
    const changed = { number: 'KR473-2', replaced: 'KR473', time: '8:10 pm' }
    const { text } = english({ now: NOW, wanted: at('22:30'), reference: changed })
    expect(text).toMatch(/^\*Changed order – Lahab\*\n/)
    expect(text).toContain('\nWanted: today at 10:30 pm\n')
  })

  test('says it in the short form, too', () => {
    const { form, linkText } = english({ now: NOW, wanted: at('22:30'), items: createItems(60) })
    expect(form).toBe('short')
    expect(linkText).toContain('*Order for later – Lahab*\nDelivery\nWanted: today at 10:30 pm\n')
  })
})
