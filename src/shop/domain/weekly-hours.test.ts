import { describe, expect, test } from 'vitest'
import { mergeSpans, parseSpan, parseWeekLine, toWeeklyHours } from './weekly-hours.ts'

const NOON_TO_FOUR = { from: 720, until: 1680 }

function readWeek(lines: readonly string[]) {
  return toWeeklyHours(lines.map(parseWeekLine).filter((line) => line !== null))
}

describe('lines of a week', () => {
  test('reads ranges of days, a break and closing on the next day', () => {
    const hours = readWeek(['Mon-Thu 12:00-04:00', 'Fri 18:00-04:00', 'Fri 13:30-17:00'])
    const friday = [
      { from: 810, until: 1020 },
      { from: 1080, until: 1680 },
    ]
    expect(hours).toEqual([[NOON_TO_FOUR], [NOON_TO_FOUR], [NOON_TO_FOUR], [NOON_TO_FOUR], friday, [], []])
  })

  test('a range goes on after Sunday', () => {
    const hours = readWeek(['Sat-Mon 12:00-04:00'])
    expect(hours.map((day) => day.length)).toEqual([1, 0, 0, 0, 0, 1, 1])
  })

  test.each([
    ['Mon 12:00-24:00', { from: 720, until: 1440 }],
    ['Mon 12:00-00:00', { from: 720, until: 1440 }],
    ['Mon 00:00-24:00', { from: 0, until: 1440 }],
    ['Mon 09:00-09:00', { from: 540, until: 1980 }],
  ])('%s is %o', (line, span) => {
    expect(readWeek([line])[0]).toEqual([span])
  })

  test('spans that overlap or touch are one', () => {
    expect(readWeek(['Mon 12:00-16:00', 'Mon 16:00-20:00', 'Mon 15:00-17:00'])[0]).toEqual([{ from: 720, until: 1200 }])
  })

  test.each([
    'Mon 25:00-26:00',
    'Fri',
    'Fr 12-14',
    'Mon 24:00-02:00',
    'Mon 12:00-24:01',
    'Mon 12:60-14:00',
    'Mon-Xyz 12:00-14:00',
    'Mon 12:00-14:00-16:00',
    'Mon 12:00 - 14:00',
    'mon 12:00-14:00',
    '',
  ])('"%s" is none', (line) => {
    expect(parseWeekLine(line)).toBeNull()
  })
})

test('spans of a day come in order, and other texts are none', () => {
  expect(parseSpan('18-20')).toBeNull()
  const spans = ['18:00-03:00', '12:00-14:00'].map(parseSpan).filter((span) => span !== null)
  expect(mergeSpans(spans)).toEqual([
    { from: 720, until: 840 },
    { from: 1080, until: 1620 },
  ])
})
