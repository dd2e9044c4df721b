import { expect, test } from 'vitest'
import { createItem } from '#menu/domain/menu.fixtures.ts'
import { toClientMenu } from './to-client-menu.ts'

test.each([
  ['en', 'Spicy', 'New'],
  ['ar', 'حار', 'جديد'],
] as const)('labels reach the page in its words, in %s', (language, spicy, isNew) => {
  const [item] = toClientMenu([createItem('hot', { labels: ['spicy', 'new'] })], language)
  expect(item).toMatchObject({
    labelTexts: [
      ['spicy', spicy],
      ['new', isNew],
    ],
  })
  expect(item).not.toHaveProperty('labels')
})

test('an item without facts has no further property', () => {
  expect(toClientMenu([createItem('roll')], 'en')).toEqual([createItem('roll')])
})
