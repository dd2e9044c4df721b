import { describe, expect, test } from 'vitest'
import { ALLERGENS, type Allergen } from '#core/allergens.ts'
import { dietaryInfoMessages, formatAllergens, formatKitchen } from './dietary-info-messages.ts'

describe('the messages about allergens', () => {
  test.each([
    ['en', /\b(free|safe|without)\b/i],
    ['ar', /خالٍ|خالي|آمن|بدون/],
  ] as const)('never say in %s that a dish is free of something or safe', (language, forbidden) => {
    const messages = dietaryInfoMessages[language]
    const texts = [
      ...[[], ALLERGENS].map((allergens) => formatAllergens(allergens, messages)),
      ...[[], ['nuts'], ALLERGENS].map((contained) => formatKitchen(ALLERGENS, contained as Allergen[], messages)),
      messages.title,
      messages.askUs,
      messages.askUsAboutOthers,
      ...Object.values(messages.labels),
    ]
    for (const text of texts) expect(text).not.toMatch(forbidden)
  })

  test.each([
    ['en', 'Our kitchen also uses nuts, sesame.', 'Our kitchen uses eggs, nuts, sesame.'],
    ['ar', 'يستخدم مطبخنا أيضاً المكسرات والسمسم.', 'يستخدم مطبخنا البيض والمكسرات والسمسم.'],
  ] as const)('name in %s what else the kitchen uses, without what the dish contains', (language, also, all) => {
    const messages = dietaryInfoMessages[language]
    const kitchen = ['eggs', 'nuts', 'sesame'] as const
    expect(formatKitchen(kitchen, ['gluten', 'eggs'], messages)).toBe(`${also} ${messages.tellUs}`)
    expect(formatKitchen(kitchen, [], messages)).toBe(`${all} ${messages.tellUs}`)
    expect(formatKitchen(kitchen, kitchen, messages)).toBe(messages.tellUs)
  })

  test('name all 14 allergens, each differently, in both languages', () => {
    for (const { allergens } of Object.values(dietaryInfoMessages))
      expect(new Set(Object.values(allergens)).size).toBe(14)
  })
})
