import { expect, test } from 'vitest'
import { keepFigures } from './keep-figures.ts'

test.each([
  ['Fizzy drink, 330 ml', 'Fizzy drink, 330\u00a0ml'],
  ['مشروب غازي 330 مل', 'مشروب غازي 330\u00a0مل'],
  ['٠٫٥ لتر', '٠٫٥\u00a0لتر'],
  ['½ kg and 8 pieces', '½\u00a0kg and 8\u00a0pieces'],
  ['25% discount', '25%\u00a0discount'],
  ['Delivery from AED 10.00', 'Delivery from AED\u00a010.00'],
  ['Every day from 12 noon to 4 am', 'Every day from 12\u00a0noon to 4\u00a0am'],
  ['من \u20664:00\u2069 فجراً', 'من \u20664:00\u2069\u00a0فجراً'],
  ['120g, no space', '120g, no space'],
  ['Fries Large', 'Fries Large'],
])('%j is never broken between a figure and its unit', (text, expected) => {
  expect(keepFigures(text)).toBe(expected)
})

test('nothing but spaces is changed, and a second time nothing at all', () => {
  const text = '2 × Cola 330 ml – AED 5.00, 10 % off'
  expect(keepFigures(text).replaceAll('\u00a0', ' ')).toBe(text)
  expect(keepFigures(keepFigures(text))).toBe(keepFigures(text))
})
