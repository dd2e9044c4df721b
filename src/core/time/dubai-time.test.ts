import { expect, test } from 'vitest'
import { formatDubaiTime } from './dubai-time.ts'

test.each([
  ['2026-11-22T17:40:59Z', '21:40'],
  ['2026-11-21T20:05:00Z', '00:05'],
  ['2026-11-21T20:00:00Z', '00:00'],
  ['2026-11-22T19:59:59Z', '23:59'],
])('%s is %s in Dubai, in two Latin digits each', (instant, time) => {
  expect(formatDubaiTime(Date.parse(instant))).toBe(time)
})
