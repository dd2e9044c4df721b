import { expect, test } from 'vitest'
import { check } from './check-content.fixtures.ts'

const dishLink = { sys: { type: 'Link', linkType: 'Entry', id: 'dish-0' } }

test('extras of a category or a dish have no findings [CF04] [EX01]', () => {
  expect(check({ extras: [{}, { categories: undefined, items: [dishLink] }] })).toEqual([])
})

test.each<[price: unknown, value?: string]>([[-1, '-1'], ['x', 'x'], [undefined]])(
  'the price %j can’t be used [CF04] [EX04]',
  (price, value) => {
    expect(check({ extras: [{ price }] })).toEqual([
      {
        rule: price === undefined ? 'required' : 'not-a-number',
        effect: 'left-out',
        ...(price !== undefined && { form: ['0', '1000'] }),
        name: 'Cheese',
        id: 'extra-0',
        type: 'Extra',
        field: 'Price in AED',
        ...(value !== undefined && { value }),
      },
    ])
  },
)

test('an extra that no dish has is named [CF04] [EX02]', () => {
  const finding = { rule: 'without-dish', name: 'Cheese', id: 'extra-0', field: 'For categories' }
  expect(check({ extras: [{ categories: ['Fries'] }] })).toMatchObject([finding])
  expect(check({ extras: [{ categories: [] }] })).toMatchObject([finding])
})

test('a dish with nine extras is named, once [CF04] [EX07]', () => {
  const extras = Array.from({ length: 9 }, () => ({}))
  expect(check({ extras })).toEqual([
    { rule: 'too-many-extras', name: 'Chicken Wrap', id: 'dish-0', type: 'Menu item', value: '9' },
  ])
  expect(check({ extras: extras.slice(1) })).toEqual([])
})
