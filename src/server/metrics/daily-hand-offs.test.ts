import { expect, test } from 'vitest'
import { addHandOff, parseDailyHandOffs, summariseHandOffs } from './daily-hand-offs.ts'

const at = (dubaiTime: string): number => Date.parse(`${dubaiTime}+04:00`)

test('orders count for the day in Dubai, and the last seven days include today', () => {
  const times = ['2026-11-20T00:00', '2026-11-19T23:59', '2026-11-25T23:59', '2026-11-26T00:00', '2026-11-26T23:59']
  const counts = times.toSorted().reduce((before, time) => addHandOff(before, at(time)), {})
  expect(counts).toEqual({ '2026-11-19': 1, '2026-11-20': 1, '2026-11-25': 1, '2026-11-26': 2 })
  expect(summariseHandOffs(counts, at('2026-11-26T23:59'))).toEqual({ today: 2, yesterday: 1, lastSevenDays: 4 })
  expect(summariseHandOffs(counts, at('2026-11-27T00:00'))).toEqual({ today: 0, yesterday: 2, lastSevenDays: 3 })
})

test('31 days are stored, and none of the future', () => {
  const counts = { '2026-10-26': 5, '2026-10-27': 6, '2099-01-01': 7 }
  expect(addHandOff(counts, at('2026-11-26T12:00'))).toEqual({ '2026-10-27': 6, '2026-11-26': 1 })
})

test.each(['', '{', 'null', '[1]', '7', '{"2026-11-26":-1}', '{"2026-11-26":"1"}', '{"today":1}'])(
  'a file with %j can’t be used',
  (text) => {
    expect(parseDailyHandOffs(text)).toBeNull()
  },
)
