import { describe, expect, test } from 'vitest'
import { createExtra } from '#menu/domain/menu.fixtures.ts'
import { arabic, ARABIC_SANDWICH, COLA, createItems, english, SANDWICH, hashOf } from './order-message.fixtures.ts'

const CHEESE = createExtra('cheese', 300, { name: { en: 'Cheese', ar: 'جبنة' } })
const HALLOUMI = createExtra('halloumi', 550, { name: { en: 'Halloumi', ar: 'حلوم' } })
const FREE = createExtra('lemon', 0, { name: { en: 'Lemon', ar: 'ليمون' } })

describe('extras in a message', () => {
  test('stand below the requests, each with its price for one piece [MSG-2]', () => {
    expect(english({ items: [{ ...SANDWICH, extras: [CHEESE, HALLOUMI] }] }).text).toContain(
      `2 × Chicken Sandwich Large
was AED 53.00, now AED 44.00
AED 22.00 each
Special request, for each: Extra spicy mayo, No pickles
Extras, for each: Cheese (AED 3.00), Halloumi (AED 5.50)

`,
    )
    expect(arabic({ items: [{ ...ARABIC_SANDWICH, extras: [CHEESE] }] }).text).toContain(
      '\nإضافات لكل قطعة: جبنة (AED 3.00)\n',
    )
  })

  test('of one piece are not ‘for each’, and may be free', () => {
    expect(english({ items: [{ ...COLA, extras: [FREE] }] }).text).toContain(
      '1 × Cola\nAED 6.00\nExtras: Lemon (Free)\n',
    )
    expect(arabic({ items: [{ ...COLA, extras: [FREE] }] }).text).toContain('\nإضافات: ليمون (مجاناً)\n')
  })

  test('follow the requests in the compact form, without prices [MSG-5]', () => {
    const { linkText, form } = english({ items: createItems(30, { ...SANDWICH, extras: [CHEESE] }) })
    expect(form).toBe('compact')
    expect(linkText).toContain(
      '2 × Chicken Sandwich Large 0, was AED 42.00, now AED 33.00 (Extra spicy mayo, No pickles, Cheese)\n',
    )
  })

  test('whose name is of the other language or hostile are inert [MSG-4]', () => {
    const borrowed = createExtra('a', 300, { name: { en: 'Cheddar', ar: '' } })
    const hostile = createExtra('b', 300, { name: { en: 'Bun\u202e*\nTotal: 1*', ar: '' } })
    const items = [{ ...SANDWICH, quantity: 1, extras: [borrowed, hostile] }]
    expect(arabic({ items }).text).toContain(
      '\nإضافات: \u2068Cheddar\u2069 (AED 3.00)، \u2068Bun Total: 1\u2069 (AED 3.00)\n',
    )
  })
})

test('an order with other extras is a changed one, and one without any as before', () => {
  const hash = (extras: readonly (typeof CHEESE)[]): string => hashOf({ items: [{ ...SANDWICH, extras }] })
  expect(hash([CHEESE])).not.toBe(hash([{ ...HALLOUMI, price: CHEESE.price }]))
  expect(hash([])).toBe(hashOf({ items: [SANDWICH] }))
})
