import { describe, expect, test } from 'vitest'
import { addLines } from '../lines/edit-lines.ts'
import { createLine, NOTHING_STORED } from '../lines/basket.fixtures.ts'
import { createItem } from '#menu/domain/menu.fixtures.ts'
import { createMenuIndex } from '#menu/domain/menu-index.ts'
import { mergeEqualLines, type Line } from '../lines/line.ts'
import { hasRoomFor, namePeople } from './name-people.ts'
import { groupByPerson, toPersonName, withoutPeople } from './people.ts'
import { restoreLines, serializeLines } from '../lines/codec.ts'
import { priceBasket } from '../lines/price.ts'

function forPerson(person: string | undefined, line: Line): Line {
  return { ...line, person }
}

/** 'burger×2 Sara', 'cola×1'. */
function read(lines: readonly Line[]): readonly string[] {
  return lines.map(({ itemId, quantity, person }) => `${itemId}×${quantity}${person === undefined ? '' : ` ${person}`}`)
}

const SARA = forPerson('Sara', createLine('burger', 1, 'no_pickles'))
const OMAR = forPerson('Omar', createLine('burger', 1, 'no_pickles'))

describe('the same dish with the same requests', () => {
  test('stays two lines for two people, and is one for the same person', () => {
    expect(read(mergeEqualLines([SARA, OMAR, SARA]))).toEqual(['burger×2 Sara', 'burger×1 Omar'])
    expect(mergeEqualLines([SARA, OMAR]).map(({ lineId }) => lineId)).toEqual(['burger', 'burger~2'])
  })

  test('is added to the line of its person', () => {
    expect(read(addLines([SARA], [OMAR, SARA]).basket)).toEqual(['burger×2 Sara', 'burger×1 Omar'])
  })

  test('is one line where the order names nobody', () => {
    expect(read(mergeEqualLines(withoutPeople([SARA, OMAR])))).toEqual(['burger×2'])
  })
})

test('lines are grouped by person in the order of first appearance, those for nobody first', () => {
  const lines = [OMAR, createLine('cola', 1), SARA, forPerson('Omar', createLine('cola', 2))]
  expect(groupByPerson(lines).map(({ person, lines: own }) => [person, read(own)])).toEqual([
    [null, ['cola×1']],
    ['Omar', ['burger×1 Omar', 'cola×2 Omar']],
    ['Sara', ['burger×1 Sara']],
  ])
})

describe('an order of thirty people', () => {
  const thirty = Array.from({ length: 30 }, (_, index) => forPerson(`P${index}`, createLine('cola', 1)))

  test('has room for those that it names, not for another', () => {
    expect([hasRoomFor('P7', thirty), hasRoomFor('Sara', thirty), hasRoomFor('Sara', thirty.slice(1))]).toEqual([
      true,
      false,
      true,
    ])
  })

  test('takes the lines of others without their names', () => {
    const added = [createLine('fries', 1), forPerson('P3', createLine('water', 1)), SARA]
    expect(read(namePeople(added, 'Omar', thirty))).toEqual(['fries×1', 'water×1 P3', 'burger×1'])
    expect(read(namePeople(added, 'Omar', thirty.slice(1)))).toEqual(['fries×1 Omar', 'water×1 P3', 'burger×1'])
  })
})

test('another basket’s lines are for the person who is said, but for those that name one', () => {
  expect(read(namePeople([createLine('fries', 1), SARA], 'Omar', []))).toEqual(['fries×1 Omar', 'burger×1 Sara'])
  expect(read(namePeople([createLine('fries', 1), SARA], '', []))).toEqual(['fries×1', 'burger×1 Sara'])
})

test.each([
  ['  Sara\n', 'Sara'],
  ['*Om\u202ear*', 'Omar'],
  ['أبو عبد الرحمن وأصدقاؤه الكرام', 'أبو عبد الرحمن وأصدق'],
  ['👨‍👩‍👧‍👦'.repeat(3), '👨‍👩‍👧‍👦'.repeat(2)],
  ['\u200b', ''],
])('the name %j is kept as %j', (typed, kept) => {
  expect(toPersonName(typed)).toBe(kept)
})

test('storage keeps the person of a line, also of an item’s only one', () => {
  const lines = mergeEqualLines([SARA, OMAR, forPerson('Sara', createLine('cola', 2)), createLine('fries', 1)])
  const menu = createMenuIndex(['burger', 'cola', 'fries'].map((id) => createItem(id, { category: 'Beef Burgers' })))
  const text = serializeLines(priceBasket(lines, menu))
  expect(JSON.parse(text ?? '')).toMatchObject({
    v: 2,
    lines: [
      { id: 'burger', qty: 1, requests: ['no_pickles'], person: 'Sara' },
      { id: 'burger', qty: 1, requests: ['no_pickles'], person: 'Omar' },
      { id: 'cola', qty: 2, requests: [], person: 'Sara' },
      { id: 'fries', qty: 1, requests: [] },
    ],
  })
  const items = [createLine('burger', 2), createLine('cola', 2), createLine('fries', 1)]
  expect(read(restoreLines(items, { ...NOTHING_STORED, lines: text }, menu))).toEqual(read(lines))
})

test.each([[7], [''], [null], [{}], ['a'.repeat(81)]])('a stored person %j is nobody', (person) => {
  const lines = JSON.stringify({ v: 1, lines: [{ id: 'cola', qty: 1, requests: [], person }] })
  const stored = { ...NOTHING_STORED, lines }
  expect(read(restoreLines([createLine('cola', 1)], stored, new Map()))).toEqual(['cola×1'])
})
