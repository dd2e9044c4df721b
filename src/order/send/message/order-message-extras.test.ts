import { describe, expect, test } from 'vitest'
import type { Language } from '#core/text/language.ts'
import { createMenuIndex } from '#menu/domain/menu-index.ts'
import { chooseUntold, createMeal, createOption, withChoice } from '#menu/domain/menu.fixtures.ts'
import { priceBasket } from '../../lines/price.ts'
import { getCheckoutMessages } from '../../messages/checkout-messages.ts'
import { formatCompactLine, formatLine } from './format-lines.ts'
import { arabic, ARABIC_SANDWICH, COLA, createItems, english, SANDWICH } from './order-message.fixtures.ts'

const CHEESE = createOption('cheese', 300, { name: { en: 'Cheese', ar: 'جبنة' } })
const HALLOUMI = createOption('halloumi', 550, { name: { en: 'Halloumi', ar: 'حلوم' } })
const FREE = createOption('lemon', 0, { name: { en: 'Lemon', ar: 'ليمون' } })

describe('extras in a message', () => {
  test('stand above the requests, each with its price for one piece [MSG-2]', () => {
    expect(english({ items: [{ ...SANDWICH, extras: [CHEESE, HALLOUMI] }] }).text).toContain(
      `2 × Chicken Sandwich Large
was AED 53.00, now AED 44.00
AED 22.00 each
Extras, for each: Cheese (AED 3.00), Halloumi (AED 5.50)
Special request, for each: Extra spicy mayo, No pickles

`,
    )
    expect(arabic({ items: [{ ...ARABIC_SANDWICH, extras: [CHEESE] }] }).text).toContain(
      '\nإضافات لكل حبة: جبنة (AED 3.00)\n',
    )
  })

  test('of one piece are not ‘for each’, and may be free', () => {
    expect(english({ items: [{ ...COLA, extras: [FREE] }] }).text).toContain(
      '1 × Cola\nAED 6.00\nExtras: Lemon (Free)\n',
    )
    expect(arabic({ items: [{ ...COLA, extras: [FREE] }] }).text).toContain('\nإضافات: ليمون (مجاناً)\n')
  })

  test('precede the requests in the compact form, without prices [MSG-5]', () => {
    const { linkText, form } = english({ items: createItems(30, { ...SANDWICH, extras: [CHEESE] }) })
    expect(form).toBe('compact')
    expect(linkText).toContain(
      '2 × Chicken Sandwich Large 0, was AED 42.00, now AED 33.00 (Cheese, Extra spicy mayo, No pickles)\n',
    )
  })

  test('whose name is of the other language or hostile are inert [MSG-4]', () => {
    const borrowed = createOption('a', 300, { name: { en: 'Cheddar', ar: '' } })
    const hostile = createOption('b', 300, { name: { en: 'Bun\u202e*\nTotal: 1*', ar: '' } })
    const items = [{ ...SANDWICH, quantity: 1, extras: [borrowed, hostile] }]
    expect(arabic({ items }).text).toContain(
      '\nإضافات: \u2068Cheddar\u2069 (AED 3.00)، \u2068Bun Total: 1\u2069 (AED 3.00)\n',
    )
  })
})

describe('choices in a message', () => {
  const MEAL = createMeal('meal')
  const formatMeal = (language: Language, options: readonly string[], quantity = 1, item = MEAL): readonly string[] => {
    const line = { lineId: 'meal', itemId: 'meal', quantity, requests: [], chosen: chooseUntold(...options) }
    const [priced] = priceBasket([line], createMenuIndex([item])).lines
    const { orderMessage } = getCheckoutMessages(language)
    if (priced === undefined) return []
    return [...formatLine(priced, language, orderMessage).slice(2), formatCompactLine(priced, language, orderMessage)]
  }

  test('stand on a line of their own, with what they cost [MSG-2]', () => {
    expect(formatMeal('en', ['juice'])).toEqual(['Drink: Juice (AED 2.00)', '1 × meal, AED 12.00 (Juice)'])
    expect(formatMeal('en', ['zero'], 2)).toContain('Drink, for each: Zero')
    expect(formatMeal('ar', ['juice'])).toContain('المشروب: عصير (AED 2.00)')
    expect(formatMeal('ar', ['zero'], 2)).toContain('المشروب لكل حبة: زيرو')
  })

  test('that are open say so, as an order from home may have them', () => {
    expect(formatMeal('en', [])).toContain('Drink: not chosen yet')
    expect(formatMeal('ar', [])).toContain('المشروب: لم أختر بعد')
  })

  test('name the options that are chosen and priced while more are needed [R35]', () => {
    const options = [...(MEAL.choices?.[0]?.options ?? []), createOption('shake', 300)]
    expect(formatMeal('en', ['juice'], 1, withChoice(MEAL, { atLeast: 2, atMost: 2, options }))).toContain(
      'Drink: Juice (AED 2.00), not chosen yet',
    )
  })

  test('have an option that two of them share on the line of each [R21]', () => {
    const [drink] = MEAL.choices ?? []
    const choices = drink === undefined ? [] : [drink, { ...drink, id: 'more', name: { en: 'More', ar: '' } }]
    expect(formatMeal('en', ['juice', 'juice'], 1, { ...MEAL, choices })).toEqual([
      'Drink: Juice (AED 2.00)',
      'More: Juice (AED 2.00)',
      '1 × meal, AED 14.00 (Juice, Juice)',
    ])
  })

  test('start in the direction of the message where their name is borrowed', () => {
    const borrowed = withChoice(MEAL, { name: { en: 'Drink', ar: '' } })
    expect(formatMeal('ar', ['zero'], 1, borrowed)).toContain('\u200f\u2068Drink\u2069: زيرو')
  })
})
