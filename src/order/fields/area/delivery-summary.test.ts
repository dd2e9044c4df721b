import { expect, test } from 'vitest'
import { toFils } from '#core/money.ts'
import { createArea } from '#shop/domain/delivery-area.fixtures.ts'
import type { DeliveryArea } from '#shop/domain/delivery-area.ts'
import { summarizeFees } from './delivery-summary.ts'

function area(name: string, fee: number | null, isClosed = false): DeliveryArea {
  return createArea(name, { name: { en: name, ar: '' }, fee: fee === null ? null : toFils(fee * 100), isClosed })
}

const summarize = (areas: readonly DeliveryArea[]): readonly string[] =>
  summarizeFees(areas, 'en').map(([fee, names]) => `${names.join(', ')} ${fee === null ? '?' : fee / 100}`)

test.each([
  ['groups by fee, in the owner’s order', [area('B', 5), area('A', 10), area('C', 5)], ['B, C 5', 'A 10']],
  ['leaves out what is closed', [area('A', 5, true), area('B', 10)], ['B 10']],
  ['gives an unknown fee no number', [area('A', null), area('B', 0)], ['A ?', 'B 0']],
  ['has three fees at most', [area('A', 1), area('B', 2), area('C', 3), area('D', 4)], ['A 1', 'B 2', 'C 3']],
  [
    'gives each fee its first area before any gets its second',
    [area('Jumeirah 1', 5), area('Jumeirah 2', 5), area('Jumeirah 3', 5), area('Business Bay', 10)],
    ['Jumeirah 1 5', 'Business Bay 10'],
  ],
  [
    'leaves out what takes a third line, and takes a shorter one',
    [area('Jumeirah 1', 5), area('Business Bay', 10), area('Deira', 12), area('Satwa', 5)],
    ['Jumeirah 1, Satwa 5', 'Business Bay 10'],
  ],
  ['has one area however long its name is', [area('A'.repeat(80), 5), area('B', 6)], [`${'A'.repeat(80)} 5`]],
  ['is empty where everything is closed', [area('A', 5, true)], []],
])('the summary of fees %s', (_rule, areas, expected) => {
  expect(summarize(areas)).toEqual(expected)
})
