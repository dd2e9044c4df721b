import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitsWhatsAppUrl } from '#shop/domain/whatsapp-url.ts'
import {
  arabic,
  ARABIC_COLA,
  ARABIC_SANDWICH,
  COLA,
  createItems,
  english,
  ENGLISH_ORDER,
} from './order-message.fixtures.ts'
import { countCodePoints } from '#core/text/text.ts'

describe('long orders', () => {
  test('go from full to compact above 1,600 characters [MSG-5]', () => {
    const padded = (letters: number) => english({ items: createItems(10), comment: 'c'.repeat(letters) })
    const letters = 1600 - countCodePoints(padded(1).text) + 1
    expect(countCodePoints(padded(letters).text)).toBe(1600)
    expect(padded(letters).form).toBe('full')
    expect(padded(letters + 1)).toMatchObject({ form: 'compact', exceedsLinkLimit: false })
  })

  test('put an item on one line in the compact form, and Copy order keeps the full one [MSG-5]', () => {
    const { text, linkText, form } = english({ items: [...createItems(20), COLA] })
    expect(form).toBe('compact')
    expect(linkText.split('\n').slice(0, 7)).toEqual([
      '*New order – Lahab*',
      'Delivery',
      '',
      '*Comment:* no onion please',
      '',
      '2 × Chicken Sandwich Large 0, was AED 36.00, now AED 27.00 (Extra spicy mayo, No pickles)',
      '2 × Chicken Sandwich Large 1, was AED 36.00, now AED 27.00 (Extra spicy mayo, No pickles)',
    ])
    expect(linkText).toContain(`\n1 × Cola, AED 6.00\n\nName: Sara\nAddress: ${ENGLISH_ORDER.address}\nSubtotal: `)
    expect(
      linkText.endsWith('\nSubtotal: AED 726.00\nSavings: AED 180.00\nPrices include VAT\n*Total:* AED 546.00'),
    ).toBe(true)
    expect(text).toContain('2 × Chicken Sandwich Large 19\nwas AED 36.00, now AED 27.00\nAED 13.50 each\n')
  })

  test('put an Arabic item on one line [MSG-4] [MSG-5]', () => {
    const { linkText, form } = arabic({ items: [...createItems(20, ARABIC_SANDWICH), COLA, ARABIC_COLA] })
    expect(form).toBe('compact')
    expect(linkText).toContain(
      '\n2 × ساندويش دجاج كبير 0، كان AED 36.00، الآن AED 27.00 (مايونيز حار إضافي، بدون مخلل)\n',
    )
    expect(linkText).toContain('\n\u200f1 × \u2068Cola\u2069، السعر AED 6.00\n1 × كولا، السعر AED 6.00\n\n')
  })

  test('announce an order no link can carry, and hand all of it to Copy order [MSG-5]', () => {
    const items = createItems(60)
    const message = english({ items, comment: 'c'.repeat(150) })
    expect(message).toMatchObject({ form: 'short', exceedsLinkLimit: true })
    expect(message.linkText).toBe(`*New order – Lahab*
Delivery

*Comment:* ${'c'.repeat(150)}

My order is long; I’ll paste all of it in my next message.

Name: Sara
Address: Villa 7, St 33B, Al Barsha 1
Items: 120
Prices include VAT
*Total:* AED 1620.00`)
    for (const { name } of items) expect(message.text).toContain(`2 × ${name.text}\nwas AED 36.00`)
    expect(message.text).toContain(`\n*Comment:* ${'c'.repeat(150)}\n`)
  })

  test('leave the card out where the order fits without it, and keep it for Copy order [R38]', () => {
    const cardUrl = `https://lahab.example/o#${'A'.repeat(3900)}`
    const few = english({ items: createItems(3), cardUrl })
    expect(few).toMatchObject({ form: 'full', exceedsLinkLimit: false })
    expect(few.linkText).not.toContain(cardUrl)
    expect(few.text).toContain(`\nOrder link: ${cardUrl}`)
    const many = english({ items: createItems(30), cardUrl })
    expect(many.form).toBe('compact')
    expect(many.linkText).not.toContain(cardUrl)
    const short = english({ items: createItems(60), cardUrl, comment: 'c'.repeat(150) })
    expect(short.form).toBe('short')
    expect(short.linkText).not.toContain(cardUrl)
    for (const { linkText } of [few, many, short]) expect(fitsWhatsAppUrl(linkText)).toBe(true)
  })

  test('fit whatever their card and their texts are [R38]', () => {
    const dear = '👨‍👩‍👧'.repeat(60)
    const texts = { comment: dear, address: dear, unit: dear, landmark: dear, firstName: dear }
    for (const count of [1, 5, 20, 60])
      for (const length of [0, 1000, 2500, 4096])
        for (const write of [english, arabic]) {
          const cardUrl = length === 0 ? null : `https://lahab.example/o#${'A'.repeat(length)}`
          expect(fitsWhatsAppUrl(write({ ...texts, items: createItems(count), cardUrl }).linkText)).toBe(true)
        }
  })

  test('turn short by bytes before characters where letters are dear', () => {
    const named = (letter: string, language: 'ar' | 'en') =>
      Array.from({ length: 30 }, () => ({ ...COLA, name: { text: letter.repeat(80), language } }))
    expect(english({ items: named('x', 'en') }).form).toBe('compact')
    expect(arabic({ items: named('خ', 'ar') }).form).toBe('short')
  })

  test('always leave a link that opens and loses nothing silently, for any length [MSG-5]', () => {
    fc.assert(
      fc.property(
        fc.nat(70),
        fc.boolean(),
        fc.string({ unit: 'grapheme', maxLength: 150 }),
        (count, inArabic, comment) => {
          const message = inArabic
            ? arabic({ items: createItems(count + 1, ARABIC_SANDWICH), comment })
            : english({ items: createItems(count + 1), comment })
          expect(fitsWhatsAppUrl(message.linkText)).toBe(true)
          expect(message.exceedsLinkLimit).toBe(message.form === 'short')
          expect(message.form === 'full').toBe(message.linkText === message.text)
          const dishLines = message.linkText.split('\n').filter((line) => line.startsWith('2 × '))
          expect(dishLines).toHaveLength(message.form === 'short' ? 0 : count + 1)
          expect(message.text.split('\n').filter((line) => line.startsWith('2 × '))).toHaveLength(count + 1)
        },
      ),
    )
  })
})
