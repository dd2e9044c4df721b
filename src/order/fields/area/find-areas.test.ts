import { expect, test } from 'vitest'
import { createArea } from '#shop/domain/delivery-area.fixtures.ts'
import { findAreas } from './find-areas.ts'

const AREAS = [
  createArea('barsha', { name: { en: 'Al-Barsha 1', ar: 'البرشاء 1' } }),
  createArea('satwa', { name: { en: 'Satwa', ar: 'السطوة' } }),
  createArea('qouz', { name: { en: '', ar: 'القوز' } }),
]

test.each([
  ['barsha', ['barsha']],
  ['AL BARSHA', ['barsha']],
  ['albarsha ١', ['barsha']],
  ['البرشا', ['barsha']],
  ['برشاء', ['barsha']],
  ['السطوه', ['satwa']],
  ['القوز', ['qouz']],
  [' ', ['barsha', 'satwa', 'qouz']],
  ['Deira', []],
  ['بالبرشاء', ['barsha']],
  ['الصطوة', ['satwa']],
  ['سطوه', ['satwa']],
  ['والقوز', ['qouz']],
  ['satwwa', ['satwa']],
  ['barsa', ['barsha']],
  ['Al Barcha 1', ['barsha']],
  ['satw', ['satwa']],
  ['satx', []],
])('“%s” finds %j [R43]', (text, expected) => {
  expect(findAreas(AREAS, text).map(({ id }) => id)).toEqual(expected)
})
