import { describe, expect, test } from 'vitest'
import { getSeverity } from '../domain/content-finding.ts'
import { check } from './check-content.fixtures.ts'
import { findAmbiguousLinks } from './check-menu.ts'

const toDish = (id: string) => ({ ownCategory: { sys: { type: 'Link', linkType: 'Entry', id } } })

test('an empty menu is reported', () => {
  expect(check({ dishes: [] })).toEqual([{ rule: 'empty-menu', name: '', id: '' }])
})

test.each<[name: string, prices: readonly unknown[], values: readonly string[]]>([
  ['a price without its point', [18, 20, '2050', 25], ['2050']],
  ['a price of exactly 20 times', [10, 10, 200], []],
  ['two dishes, of which none is the usual one', [1, 100], []],
])('%s is compared in its category, also one of the owner', (_, prices, values) => {
  for (const category of [{}, toDish('category-0')]) {
    const findings = check({
      categories: 'ownCategory' in category ? [{}] : [],
      dishes: prices.map((price) => ({ ...category, price })),
    })
    expect(findings.map(({ rule, value }) => [rule, value])).toEqual(values.map((value) => ['high-price', value]))
  }
})

test('a dish that order links can’t distinguish from another is named', () => {
  const [one, other] = ['dish-86589', 'dish-89651'].map((id) => ({
    id,
    fields: { nameEn: id, price: 5, category: 'Fries' },
  }))
  expect(findAmbiguousLinks([one, one, other].flatMap((entry) => entry ?? []))).toEqual([
    { rule: 'ambiguous-link', name: 'dish-89651', id: 'dish-89651', type: 'Menu item', other: 'dish-86589' },
  ])
})

describe('what no dish has is named', () => {
  test('an extra', () => {
    const finding = { rule: 'without-dish', name: 'Cheese', id: 'extra-0', field: 'For categories' }
    expect(check({ extras: [{ categories: ['Fries'] }] })).toMatchObject([finding])
    const items = [{ sys: { type: 'Link', linkType: 'Entry', id: 'dish-0' } }]
    expect(check({ extras: [{ categories: [], items }] })).toEqual([])
  })

  test('a choice, and an extra that is no option of one', () => {
    const finding = { rule: 'without-dish', name: 'Sauce', id: 'choice-0', field: 'For categories' }
    expect(check({ extras: [{ categories: [] }], choices: [{ categories: ['Fries'] }] })).toMatchObject([finding])
    expect(check({ extras: [{ categories: [] }], choices: [{}] })).toEqual([])
  })

  test('a category of the owner', () => {
    const finding = { rule: 'without-dish', name: 'Desserts', id: 'category-0', type: 'Own category' }
    expect(check({ categories: [{}] })).toEqual([finding])
    expect(check({ categories: [{}], dishes: [toDish('category-0')] })).toEqual([])
  })
})

test('a category of the owner with the name of one of the site is named [R51]', () => {
  for (const names of [
    { nameEn: 'fries', nameAr: 'مقالي' },
    { nameEn: 'Chips', nameAr: 'بطاطس' },
  ])
    expect(check({ categories: [names], dishes: [toDish('category-0')] })).toEqual([
      { rule: 'site-category', name: names.nameEn, id: 'category-0', type: 'Own category' },
    ])
})

test('two categories of the owner of one name are named, once [R51]', () => {
  const categories = [{}, { nameEn: 'Desserts' }]
  const findings = check({ categories, dishes: [toDish('category-0'), toDish('category-1')] })
  expect(findings).toMatchObject([{ rule: 'repeated', id: 'category-1', effect: 'both-shown' }])
})

test('dishes and categories that the discount changes nothing of are named', () => {
  const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })
  const finding = { rule: 'nothing-discounted', name: 'Lahab', id: 'settings-0' }
  const settings = {
    discountedDishes: [link('dish-0'), link('dish-1'), link('category-0')],
    discountedCategories: ['Chicken Shawarma', 'Fries'],
  }
  const dishes = [{}, { price: undefined, ownCategory: link('category-0') }]
  expect(check({ dishes, settings, categories: [{}] })).toEqual([
    expect.objectContaining({ rule: 'required', id: 'dish-1' }),
    expect.objectContaining({ ...finding, field: 'Discounted dishes', value: 'Chicken Wrap 1, Desserts' }),
    expect.objectContaining({ ...finding, field: 'Discounted categories', value: 'Fries' }),
  ])
  expect(check({ settings: { discountedDishes: [link('dish-0')] } })).toEqual([])
  expect(check({ settings: { discountedDishes: [link('gone')] } })).toMatchObject([{ rule: 'unpublished-link' }])
})

test('a dish with nine extras is named, once', () => {
  const extras = Array.from({ length: 9 }, () => ({}))
  expect(check({ extras })).toEqual([
    { rule: 'too-many-extras', name: 'Chicken Wrap', id: 'dish-0', type: 'Menu item', value: '9' },
  ])
  expect(check({ extras: extras.slice(1) })).toEqual([])
})

test('a choice with too few options is named: its dishes are sold out', () => {
  const finding = { rule: 'sold-out-choice', name: 'Sauce', id: 'choice-0', field: 'Options' }
  expect(check({ extras: [{ available: false }], choices: [{}] })).toMatchObject([finding])
  expect(check({ extras: [{ available: false }], choices: [{ atLeast: 0 }] })).toEqual([])
})

test('a choice that needs more options than are published is named: its dishes are sold out [R22]', () => {
  const finding = { rule: 'sold-out-choice', name: 'Sauce', id: 'choice-0', field: 'Options' }
  expect(check({ choices: [{}] })).toMatchObject([{ rule: 'unpublished-link', value: 'extra-0' }, finding])
  expect(check({ choices: [{ options: [] }] })).toMatchObject([{ rule: 'required', effect: 'as-empty' }, finding])
  expect(check({ extras: [{}], choices: [{ atLeast: 2 }] })).toMatchObject([finding])
  expect(check({ extras: [{}], choices: [{ atLeast: 2, atMost: 1 }] })).toMatchObject([
    { rule: 'most-below-least', name: 'Sauce', field: 'At most', value: '1' },
  ])
})

test('dishes of a category of the owner have what is for their category of the site [R22]', () => {
  const shop = { categories: [{}], dishes: [toDish('category-0')] }
  expect(check({ ...shop, extras: [{}], choices: [{}] })).toEqual([])
  expect(check({ ...shop, settings: { discountedCategories: ['Chicken Shawarma'] } })).toEqual([])
})

describe('a choice that a dish does not ask for is an error that names dish and choice, and no other finding [R21]', () => {
  const toOptions = (...ids: readonly number[]) => ({
    options: ids.map((id) => ({ sys: { type: 'Link', linkType: 'Entry', id: `extra-${id}` } })),
  })

  test('but not of options that another choice has, which is asked, too', () => {
    const extras = Array.from({ length: 2 }, () => ({ categories: [] }))
    expect(check({ extras, choices: [toOptions(0, 1), toOptions(1, 0)] })).toEqual([])
  })

  test('as the sixth of the dish', () => {
    const extras = Array.from({ length: 6 }, () => ({ categories: [] }))
    const choices = extras.map((_, index) => toOptions(index))
    expect(check({ extras, choices: choices.slice(1) })).toMatchObject([{ rule: 'without-dish', id: 'extra-0' }])
    const findings = check({ extras, choices })
    const dish = { name: 'Chicken Wrap', id: 'dish-0', type: 'Menu item' }
    expect(findings).toEqual([{ rule: 'too-many-choices', ...dish, other: 'Sauce 5' }])
    expect(findings.map(getSeverity)).toEqual(['error'])
  })
})
