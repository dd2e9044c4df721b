import { expect, test } from 'vitest'
import { check } from './check-content.fixtures.ts'

const toDish = (id: string) => ({ ownCategory: { sys: { type: 'Link', linkType: 'Entry', id } } })

test('a category of the owner with a dish has no findings [CF04] [OW17]', () => {
  expect(check({ categories: [{}], dishes: [toDish('category-0')] })).toEqual([])
})

test('a category of the owner without a dish is a tip [CF04] [OW18]', () => {
  expect(check({ categories: [{}] })).toEqual([
    { rule: 'without-dish', name: 'Desserts', id: 'category-0', type: 'Own category' },
  ])
})

test('a dish whose own category is not published is named [CF04] [OW17]', () => {
  expect(check({ dishes: [toDish('gone')] })).toEqual([
    {
      rule: 'unpublished-link',
      name: 'Chicken Wrap',
      id: 'dish-0',
      type: 'Menu item',
      field: 'Own category',
      value: 'gone',
    },
  ])
})

test('the thirteenth category is named, as is a category without a name [CF04] [OW18]', () => {
  const dishes = Array.from({ length: 12 }, (_, index) => toDish(`category-${index}`))
  const categories = Array.from({ length: 13 }, () => ({}))
  const findings = check({ categories, dishes: dishes.map((dish, index) => ({ ...dish, nameEn: `Dish ${index}` })) })
  expect(findings).toMatchObject([{ rule: 'too-many', id: 'category-12' }])
  expect(check({ categories: [{ nameEn: '', nameAr: '' }] })).toMatchObject([
    { rule: 'required', effect: 'left-out', id: 'category-0', field: 'Name (English)' },
    { rule: 'required', effect: 'left-out', id: 'category-0', field: 'Name (Arabic)' },
  ])
})

test('prices are compared within a category of the owner [CF04] [OW17]', () => {
  const dishes = [10, 10, 10, 500].map((price, index) => ({ ...toDish('category-0'), nameEn: `Dish ${index}`, price }))
  expect(check({ categories: [{}], dishes })).toMatchObject([{ rule: 'high-price', id: 'dish-3' }])
})
