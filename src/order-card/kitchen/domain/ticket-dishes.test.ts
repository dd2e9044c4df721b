import { expect, test } from 'vitest'
import { chooseUntold, createItem } from '#menu/domain/menu.fixtures.ts'
import { createMenuIndex } from '#menu/domain/menu-index.ts'
import { ONE_COLA, TWO_SANDWICHES, type Ordered } from '#order/link/order-link.fixtures.ts'
import { toLinkLines } from '#order/link/order-link.ts'
import { resolveOrder, type CardLine } from '#order/link/resolved-order.ts'
import { listDishes } from './ticket-dishes.ts'

const MENU = createMenuIndex(['sandwich', 'cola'].map((id) => createItem(id, { category: 'Chicken Shawarma' })))

function read(lines: readonly Ordered[]): readonly (readonly string[])[] {
  const write = ({ item, quantity, requests, notOffered, unknownOptions }: CardLine): string =>
    [quantity, item?.id ?? 'gone', ...requests, ...notOffered, ...unknownOptions.map(() => 'extra')].join(' ')
  return listDishes(resolveOrder(toLinkLines(lines), MENU).lines).map(({ whole, asked }) =>
    [whole, ...asked].map(write),
  )
}

const SARA = { person: 'Sara' }
const OMAR = { person: 'Omar' }
const PLAIN: Ordered = { itemId: 'sandwich', quantity: 1, requests: [] }

test('a dish is one over all people, with its pieces by what was asked for', () => {
  const noPickles: Ordered = { ...PLAIN, requests: ['no_pickles'] }
  const lines = [
    { ...PLAIN, ...SARA },
    { ...ONE_COLA, ...SARA },
    { ...noPickles, ...OMAR },
    { ...noPickles, quantity: 2 },
    { ...noPickles, chosen: chooseUntold('cheese'), ...OMAR },
    { itemId: 'gone', quantity: 3, requests: [], ...OMAR },
  ] as const
  expect(read(lines)).toEqual([
    ['5 sandwich', '3 sandwich no_pickles', '1 sandwich no_pickles extra'],
    ['1 cola'],
    ['3 gone'],
  ])
})

test.each([
  ['for nobody', [PLAIN, TWO_SANDWICHES]],
  [
    'for one person',
    [
      { ...PLAIN, ...SARA },
      { ...TWO_SANDWICHES, ...SARA },
    ],
  ],
  [
    'for several people without a dish in common',
    [
      { ...PLAIN, ...SARA },
      { ...ONE_COLA, ...OMAR },
    ],
  ],
])('lines %s have no such list', (_, lines) => {
  expect(read(lines)).toEqual([])
})
