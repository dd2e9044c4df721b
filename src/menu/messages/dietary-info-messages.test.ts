import { describe, expect, test } from 'vitest'
import { ALLERGENS } from '../domain/dietary-info.ts'
import { dietaryInfoMessages, formatAllergens } from './dietary-info-messages.ts'

describe('the messages about allergens', () => {
  test.each([
    ['en', /\b(free|safe|without)\b/i],
    ['ar', /خالٍ|خالي|آمن|بدون/],
  ] as const)('never say in %s that a dish is free of something or safe [FA08]', (language, forbidden) => {
    const messages = dietaryInfoMessages[language]
    const texts = [
      ...[undefined, [], ALLERGENS].map((allergens) => formatAllergens(allergens, messages)),
      messages.title,
      messages.kitchen,
      ...Object.values(messages.labels),
    ]
    for (const text of texts) expect(text).not.toMatch(forbidden)
  })

  test('name all 14 allergens, each differently, in both languages [FA02]', () => {
    for (const { allergens } of Object.values(dietaryInfoMessages))
      expect(new Set(Object.values(allergens)).size).toBe(14)
  })
})
