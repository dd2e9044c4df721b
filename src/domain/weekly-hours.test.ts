import { describe, expect, test } from 'vitest'
import { parseDayHours, parseWeeklyHours } from './weekly-hours.ts'

const NOON_TO_FOUR = { from: 720, until: 1680 }

describe('parseWeeklyHours', () => {
  test('reads ranges of days, a break and closing on the next day [SH03]', () => {
    const { hours, invalidLines } = parseWeeklyHours(['Mon-Thu 12:00-04:00', 'Fri 18:00-04:00', 'Fri 13:30-17:00'])
    const friday = [
      { from: 810, until: 1020 },
      { from: 1080, until: 1680 },
    ]
    expect(hours).toEqual([[NOON_TO_FOUR], [NOON_TO_FOUR], [NOON_TO_FOUR], [NOON_TO_FOUR], friday, [], []])
    expect(invalidLines).toEqual([])
  })

  test('a range goes on after Sunday [SH02]', () => {
    const { hours } = parseWeeklyHours(['Sat-Mon 12:00-04:00'])
    expect(hours.map((day) => day.length)).toEqual([1, 0, 0, 0, 0, 1, 1])
  })

  test.each([
    ['Mon 12:00-24:00', { from: 720, until: 1440 }],
    ['Mon 12:00-00:00', { from: 720, until: 1440 }],
    ['Mon 00:00-24:00', { from: 0, until: 1440 }],
    ['Mon 09:00-09:00', { from: 540, until: 1980 }],
    [' Mon 12:00-13:00 ', { from: 720, until: 780 }],
  ])('%s is %o [SH02]', (line, span) => {
    expect(parseWeeklyHours([line]).hours[0]).toEqual([span])
  })

  test('spans that overlap or touch are one', () => {
    expect(parseWeeklyHours(['Mon 12:00-16:00', 'Mon 16:00-20:00', 'Mon 15:00-17:00']).hours[0]).toEqual([
      { from: 720, until: 1200 },
    ])
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
  ])('leaves out the line "%s", and the others count [SH11]', (line) => {
    const { hours, invalidLines } = parseWeeklyHours([line, 'Tue 12:00-04:00'])
    expect(invalidLines).toEqual([line])
    expect(hours.map((day) => day.length)).toEqual([0, 1, 0, 0, 0, 0, 0])
  })
})

test('parseDayHours reads the lines of a day and names those that are none [SH11]', () => {
  expect(parseDayHours(['18:00-03:00', '12:00-14:00', '18-20'])).toEqual({
    hours: [
      { from: 720, until: 840 },
      { from: 1080, until: 1620 },
    ],
    invalidLines: ['18-20'],
  })
})
