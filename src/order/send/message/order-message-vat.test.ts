import { describe, expect, test } from 'vitest'
import { arabic, ARABIC_SANDWICH, createItems, english } from './order-message.fixtures.ts'

describe('value-added tax', () => {
  const wholeOrder = {
    reference: { number: 'KR473', replaced: null, time: '9:40 pm' },
    cardUrl: 'https://a.example/o#1',
  }

  test('is said before the total, without a digit, in both languages', () => {
    expect(english(wholeOrder).text).toMatch(/\nSavings: AED 9\.00\nPrices include VAT\n\*Total:\* AED 33\.00\n\n/)
    expect(arabic(wholeOrder).text).toMatch(/\nالتوفير: AED 9\.00\nالأسعار شاملة الضريبة\n\*الإجمالي:\* AED 33\.00\n\n/)
  })

  test.each([1, 20, 60])('has no word where the restaurant is not registered, %i items', (count) => {
    const messages = [
      english({ ...wholeOrder, items: createItems(count), isVatIncluded: false }),
      arabic({ ...wholeOrder, items: createItems(count, ARABIC_SANDWICH), isVatIncluded: false }),
    ]
    for (const { text, linkText } of messages) expect(text + linkText).not.toMatch(/VAT|tax|ضريب/i)
  })
})
