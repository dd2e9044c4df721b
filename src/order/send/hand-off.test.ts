import { expect, test } from 'vitest'
import { isHandOffOver, parseHandOff, type HandOff } from './hand-off.ts'

const NOW = Date.UTC(2026, 10, 22, 17, 44)
const HAND_OFF: HandOff = { at: NOW, ref: 'KR473', way: 'link' }
const THREE_HOURS_MS = 3 * 3_600_000

test('the page asks about a hand-off for three hours', () => {
  expect(parseHandOff(JSON.stringify(HAND_OFF), NOW + THREE_HOURS_MS)).toEqual(HAND_OFF)
  expect(isHandOffOver(HAND_OFF, NOW + THREE_HOURS_MS)).toBe(false)
  expect(isHandOffOver(HAND_OFF, NOW + THREE_HOURS_MS + 1)).toBe(true)
})

test.each([
  null,
  '',
  '{broken',
  '7',
  '{}',
  '{"at":"now","way":"link"}',
  `{"at":${NOW},"ref":null,"way":"post"}`,
  `{"at":${NOW},"ref":"<b>","way":"link"}`,
  `{"at":${NOW + 1},"ref":null,"way":"link"}`,
])('a stored hand-off of %j counts as none', (text) => {
  expect(parseHandOff(text, NOW)).toBeNull()
})

test('an order without a number has a hand-off, too', () => {
  expect(parseHandOff(`{"at":${NOW},"ref":null,"way":"copy"}`, NOW)).toEqual({ at: NOW, ref: null, way: 'copy' })
})
