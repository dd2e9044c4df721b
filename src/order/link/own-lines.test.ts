import { expect, test } from 'vitest'
import { createExtras } from '#menu/domain/choices.ts'
import { createMenuIndex } from '#menu/domain/menu-index.ts'
import { choose, chooseUntold, createItem, createOption } from '#menu/domain/menu.fixtures.ts'
import { ONE_COLA, TWO_SANDWICHES, type Ordered } from './order-link.fixtures.ts'
import { toLinkCode, toLinkLines, type LinkLine } from './order-link.ts'
import { listOwnLines } from './own-lines.ts'

const SARA = { ...ONE_COLA, person: 'Sara' }
const OMAR = { ...ONE_COLA, person: 'Omar' }

/** Two choices of the same options. */
const choices = ['first', 'second'].map((id) => ({
  ...createExtras([createOption('ice', 0), createOption('lime', 0)]),
  id,
  atMost: 1,
}))
const MENU = createMenuIndex([createItem('cola', { choices })])
const link = (lines: readonly Ordered[]): readonly LinkLine[] =>
  toLinkLines(lines.map((line) => ({ ...line, item: MENU.get(line.itemId) ?? null })))
const withOptions = (inFirst: readonly string[], inSecond: readonly string[]): Ordered => ({
  ...ONE_COLA,
  chosen: [...choose('first', ...inFirst), ...choose('second', ...inSecond)],
})

const cola = (quantity: number, person?: string): Ordered => ({ ...ONE_COLA, quantity, ...(person && { person }) })

test.each<[string, readonly Ordered[], readonly Ordered[], readonly string[]]>([
  ['what was added', [ONE_COLA, TWO_SANDWICHES, SARA], [ONE_COLA, TWO_SANDWICHES], ['1 Sara']],
  ['more pieces of a friend’s dish', [cola(3)], [ONE_COLA], ['2']],
  ['the pieces that were added, under the name that all got', [cola(2, 'Sara')], [ONE_COLA], ['1 Sara']],
  ['the same dish of another person', [SARA, OMAR], [OMAR], ['1 Sara']],
  ['the same for nobody beside a friend’s', [OMAR, ONE_COLA], [OMAR], ['1']],
  ['also where a switch has hidden all names', [cola(2)], [OMAR], ['1']],
  ['a dish with other extras', [{ ...ONE_COLA, chosen: chooseUntold('ice') }], [ONE_COLA], ['1']],
  ['nothing of a dish that has lost an extra [R39]', [ONE_COLA], [{ ...ONE_COLA, chosen: chooseUntold('ice') }], []],
  [
    'what was added beside a dish that has lost an extra [R39]',
    [cola(2), { ...ONE_COLA, chosen: chooseUntold('ice') }],
    [cola(1), { ...ONE_COLA, quantity: 2, chosen: chooseUntold('ice') }],
    [],
  ],
  [
    'a dish with the options of its choices exchanged',
    [withOptions(['ice'], ['lime'])],
    [withOptions(['lime'], ['ice'])],
    ['1'],
  ],
  ['a dish with one option in both choices', [withOptions(['ice'], ['ice'])], [withOptions(['ice'], ['lime'])], ['1']],
  [
    'nothing of a dish that has lost the option of its first choice',
    [withOptions([], ['lime'])],
    [withOptions(['ice'], ['lime'])],
    [],
  ],
  ['nothing of a friend’s that is less now', [ONE_COLA], [cola(2)], []],
])('one’s own is %s', (_, lines, taken, own) => {
  const found = listOwnLines(link(lines), link(taken), MENU)
  expect(found.map(({ quantity, person }) => [quantity, person ?? []].flat().join(' '))).toEqual(own)
  expect(found.every(({ code }) => code === toLinkCode('cola'))).toBe(true)
})
