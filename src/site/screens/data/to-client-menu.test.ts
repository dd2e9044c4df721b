import { expect, test } from 'vitest'
import { createItem, createMeal } from '#menu/domain/menu.fixtures.ts'
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

test('a notice reaches the page in its words [GU11]', () => {
  const [item] = toClientMenu([createItem('tray', { noticeHours: 24 })], 'ar')
  expect(item).toMatchObject({ noticeHours: 24, noticeText: 'اطلب قبل يوم' })
})

test('an item without facts has no further property', () => {
  expect(toClientMenu([createItem('roll')], 'en')).toEqual([createItem('roll')])
})

test('options stand where open pages of the release before read them, too', () => {
  const [meal] = toClientMenu([createMeal('meal')], 'en')
  expect(meal).toMatchObject({
    extras: [
      { id: 'zero', choiceId: 'drink' },
      { id: 'juice', choiceId: 'drink' },
    ],
  })
})
