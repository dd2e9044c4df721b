import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { listClosedTimes } from './closed-times.ts'
import { formatClock, getDubaiDay } from './opening-hours.ts'
import { listOpenSpans, listSpecialDays, toShopHours, type PublishedHours } from './shop-hours.ts'
import { getShopState, type ShopState } from './shop-schedule.ts'
import type { SpecialDay } from './special-day.ts'

const CLOSED_HOURS = '04:00-12:00'
const NOTHING: PublishedHours['settings'] = { weeklyHours: [], lastOrderMinutes: null, pause: null }
/** A Thursday. */
const NOW = inDubai('2026-11-26 10:00')

function inDubai(dateAndTime: string): number {
  return Date.parse(`${dateAndTime.replace(' ', 'T')}:00+04:00`)
}

function special(from: string, to: string, hours: SpecialDay['hours'], id = from): SpecialDay {
  return { id, from, to, hours, message: { en: id, ar: id }, iftar: [] }
}

interface Published extends Partial<PublishedHours['settings']> {
  readonly specialDays?: readonly SpecialDay[]
}

/** What a page made at `now` shows at each time. */
function createPage({ specialDays = [], ...settings }: Published, now = NOW) {
  const hours = toShopHours(CLOSED_HOURS, { settings: { ...NOTHING, ...settings }, specialDays }, now)
  const open = listOpenSpans(hours, now)
  return (dateAndTime: string): ShopState => getShopState({ open }, inDubai(dateAndTime) / 60_000)
}

describe('without anything published', () => {
  test.each([
    ['04:00-12:00', '12:00-04:00'],
    ['22:30-06:15', '06:15-22:30'],
    ['22:00-24:00', '00:00-22:00'],
    ['00:00-04:00', '04:00-24:00'],
    ['off', '00:00-24:00'],
  ])('CLOSED_HOURS=%s is open %s in one span a day, whenever the page was made [SH01]', (setting, hours) => {
    const open = listOpenSpans(toShopHours(setting, null, NOW), NOW)
    expect(open).toHaveLength(1)
    const settings = { ...NOTHING, weeklyHours: [`Mon-Sun ${hours}`] }
    const expected = computeOpenMinutes(settings, [], NOW)
    expect(expected.map((_, index) => getShopState({ open }, NOW / 60_000 + index).isOpen)).toEqual(expected)
    expect(listOpenSpans(toShopHours(setting, null, 0), 0)).toEqual(open)
  })

  test('a pause that is over changes nothing [SH08] [CF07]', () => {
    const pause = { until: NOW, what: 'everything', reason: { en: '', ar: '' } } as const
    expect(
      listOpenSpans(toShopHours(CLOSED_HOURS, { settings: { ...NOTHING, pause }, specialDays: [] }, NOW), NOW),
    ).toEqual([[480, 1440]])
  })
})

/** Minutes since the epoch, of `days` days. */
function listMinutes(from: number, days: number): readonly number[] {
  return Array.from({ length: days * 1440 }, (_, index) => Math.floor(from / 60_000) + index)
}

test('Mon-Sun 12:00-04:00 is CLOSED_HOURS=04:00-12:00 at every minute of a week [SH02]', () => {
  const states = [[], ['Mon-Sun 12:00-04:00']].map((weeklyHours) => {
    const open = listOpenSpans(
      toShopHours(CLOSED_HOURS, { settings: { ...NOTHING, weeklyHours }, specialDays: [] }, NOW),
      NOW,
    )
    return listMinutes(NOW, 7).map((minute) => getShopState({ open }, minute))
  })
  expect(states[1]).toEqual(states[0])
})

test('a split Friday is closed from 17:00 to 18:00, and says so [SH03]', () => {
  const at = createPage({ weeklyHours: ['Mon-Sun 12:00-04:00', 'Fri 13:30-17:00', 'Fri 18:00-04:00'].slice(1) })
  expect(at('2026-11-27 16:59')).toMatchObject({ isOpen: true })
  expect(at('2026-11-27 17:00')).toMatchObject({ isOpen: false, closedHours: '17:00–18:00' })
  expect(at('2026-11-27 17:59').changesAt).toBe(18 * 60)
  expect(at('2026-11-27 18:00')).toMatchObject({ isOpen: true, changesAt: 4 * 60 })
})

test('Thursday’s evening belongs to Thursday, and a closed Friday lasts until Saturday’s opening [SH04]', () => {
  const weeklyHours = ['Sat-Thu 12:00-04:00']
  const at = createPage({ weeklyHours })
  expect(at('2026-11-27 03:59')).toMatchObject({ isOpen: true })
  expect(at('2026-11-27 04:00').isOpen).toBe(false)
  expect(at('2026-11-28 11:59').isOpen).toBe(false)
  const hours = toShopHours(CLOSED_HOURS, { settings: { ...NOTHING, weeklyHours }, specialDays: [] }, NOW)
  const saturday = inDubai('2026-11-28 12:00') / 60_000
  expect(listClosedTimes(hours, NOW).slice(0, 2)).toMatchObject([
    { from: inDubai('2026-11-27 04:00') / 60_000, why: 'days', opensAt: saturday, daysAhead: 1 },
    { from: inDubai('2026-11-28 00:00') / 60_000, why: 'days', opensAt: saturday, daysAhead: 0 },
  ])
  expect(at('2026-11-28 12:00').isOpen).toBe(true)
})

describe('special days', () => {
  test('replace the week on their dates, while the span of the evening before runs on [SH04]', () => {
    const at = createPage({ specialDays: [special('2026-11-27', '2026-11-28', ['18:00-02:00'])] })
    expect(at('2026-11-27 03:59').isOpen).toBe(true)
    expect(at('2026-11-27 12:00')).toMatchObject({ isOpen: false, closedHours: '4:00–18:00' })
    expect(at('2026-11-28 01:59').isOpen).toBe(true)
    expect(at('2026-11-29 01:59').isOpen).toBe(true)
    expect(at('2026-11-29 02:00')).toMatchObject({ isOpen: false, closedHours: '2:00–12:00' })
  })

  test('that overlap: the one that begins later wins, on its dates only [SH07]', () => {
    const eid = special('2026-11-27', '2026-11-27', 'closed')
    const ramadan = special('2026-11-20', '2026-11-28', ['18:00-02:00'])
    for (const specialDays of [
      [eid, ramadan],
      [ramadan, eid],
    ]) {
      const at = createPage({ specialDays })
      expect(at('2026-11-26 18:00').isOpen).toBe(true)
      expect(at('2026-11-27 20:00').isOpen).toBe(false)
      expect(at('2026-11-28 18:00').isOpen).toBe(true)
      const hours = toShopHours(CLOSED_HOURS, { settings: NOTHING, specialDays }, NOW)
      expect(listSpecialDays(hours, NOW).map(({ special: { id }, first, last }) => [id, last - first + 1])).toEqual([
        ['2026-11-20', 2],
        ['2026-11-27', 1],
        ['2026-11-20', 1],
      ])
    }
  })

  test('that begin on the same day: the newer entry wins [SH07]', () => {
    const both = [special('2026-11-27', '2026-11-27', 'closed', 'a'), special('2026-11-27', '2026-11-27', [], 'b')]
    expect(createPage({ specialDays: both })('2026-11-27 13:00').isOpen).toBe(true)
  })

  test('without hours keep those of the week [SH07]', () => {
    const at = createPage({ specialDays: [special('2026-11-27', '2026-11-27', [])] })
    expect(at('2026-11-27 12:00').isOpen).toBe(true)
  })
})

test('orders stop before the shop closes [SH02]', () => {
  const at = createPage({ lastOrderMinutes: 30 })
  expect(at('2026-11-27 03:29')).toMatchObject({ isOpen: true, changesAt: 3 * 60 + 30 })
  expect(at('2026-11-27 03:30')).toMatchObject({ isOpen: false, closedHours: '3:30–12:00' })
})

test('a pause of everything ends at its minute [SH08]', () => {
  const pause = { until: inDubai('2026-11-26 21:30'), what: 'everything', reason: { en: '', ar: '' } } as const
  const at = createPage({ pause }, inDubai('2026-11-26 21:00'))
  expect(at('2026-11-26 21:00')).toMatchObject({ isOpen: false, changesAt: 21 * 60 + 30 })
  expect(at('2026-11-26 21:29').isOpen).toBe(false)
  expect(at('2026-11-26 21:30').isOpen).toBe(true)
})

test.each(['delivery', 'pickup'] as const)('a pause of %s leaves the shop open [SH09]', (what) => {
  const pause = { until: inDubai('2026-11-26 21:30'), what, reason: { en: '', ar: '' } }
  expect(createPage({ pause })('2026-11-26 21:00').isOpen).toBe(true)
})

test('nine days later a page keeps CLOSED_HOURS [SH13]', () => {
  const at = createPage({ weeklyHours: ['Mon-Sun 08:00-10:00'] })
  expect(at('2026-12-04 09:00').isOpen).toBe(true)
  for (const day of ['2026-12-05', '2026-12-06', '2027-01-15']) {
    expect(at(`${day} 11:59`).isOpen).toBe(false)
    expect(at(`${day} 12:00`).isOpen).toBe(true)
  }
  expect(at('2026-12-06 11:59').closedHours).toBe('4:00–12:00')
})

test('a shop closed for longer than pages know does not say when it opens [SH13]', () => {
  const specialDays = [special('2026-11-25', '2026-12-31', 'closed')]
  expect(createPage({ specialDays })('2026-11-26 13:00').isOpen).toBe(false)
  const times = listClosedTimes(toShopHours(CLOSED_HOURS, { settings: NOTHING, specialDays }, NOW), NOW)
  expect(new Set(times.map(({ why, opensAt }) => [why, opensAt].join(' ')))).toEqual(new Set(['special ']))
})

describe('random weeks, breaks, special days and pauses', () => {
  const zone = process.env['TZ']
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
  })

  const clock = fc.integer({ min: 0, max: 95 }).map((quarter) => formatTwoDigits(quarter * 15))
  const span = fc.tuple(clock, clock).map((times) => times.join('-'))
  const days = fc.constantFrom('Mon', 'Tue-Wed', 'Thu', 'Fri', 'Sat-Sun', 'Sun-Tue', 'Mon-Sun')
  const line = fc.tuple(days, span).map((parts) => parts.join(' '))
  const day = fc.integer({ min: -2, max: 9 })
  const specialDay = fc.record({
    first: day,
    length: fc.integer({ min: 0, max: 3 }),
    hours: fc.oneof(fc.constant('closed' as const), fc.array(span, { maxLength: 2 })),
  })
  const published = fc.record({
    weeklyHours: fc.array(line, { maxLength: 6 }),
    specialDays: fc.array(specialDay, { maxLength: 3 }),
    lastOrderMinutes: fc.constantFrom(null, 0, 15, 45),
    pauseMinutes: fc.constantFrom(null, -5, 20, 700),
    hour: fc.integer({ min: 0, max: 23 }),
  })

  test.each(['America/New_York', 'Pacific/Kiritimati', 'Asia/Kathmandu', 'Europe/London', 'Pacific/Marquesas'])(
    'are kept at every minute of eight days on a device in %s, and the words name the next change [SH02] [HRS-1]',
    (deviceZone) => {
      process.env['TZ'] = deviceZone
      fc.assert(
        fc.property(published, ({ weeklyHours, specialDays, lastOrderMinutes, pauseMinutes, hour }) => {
          const now = inDubai('2026-11-26 00:00') + hour * 3_600_000
          const dates = specialDays.map(({ first, length, hours }) =>
            special(toDateAfter('2026-11-26', first), toDateAfter('2026-11-26', first + length), hours),
          )
          const pause =
            pauseMinutes === null
              ? null
              : ({ until: now + pauseMinutes * 60_000, what: 'everything', reason: { en: '', ar: '' } } as const)
          const settings = { weeklyHours, lastOrderMinutes, pause }
          const hours = toShopHours(CLOSED_HOURS, { settings, specialDays: dates }, now)
          const open = listOpenSpans(hours, now)
          const times = listClosedTimes(hours, now)
          const expected = computeOpenMinutes(settings, dates, now)
          const start = now / 60_000
          const shown = expected.map((_, index) => getShopState({ open }, start + index))
          expect(shown.findIndex(({ isOpen }, index) => isOpen !== expected[index])).toBe(-1)
          const wrong = shown.flatMap(({ isOpen, changesAt, closedHours }, index) => {
            const minute = start + index
            const changed = expected.indexOf(!isOpen, index)
            // What comes after the eight days is not worked out.
            if (changed === -1) return []
            const words = { isOpen, changesAt: changesAt === null ? null : formatClock(changesAt), closedHours }
            const opening = formatDubai(start + changed)
            if (isOpen) {
              const isEndless = changesAt === null && closedHours === ''
              return isEndless || (words.changesAt === opening && closedHours === '') ? [] : [{ minute, ...words }]
            }
            const time = times.find(({ from, until }) => minute >= from && minute < until)
            const closedSince = expected.lastIndexOf(true, index) + 1
            if (time !== undefined) {
              const isKnown = time.opensAt === null || time.opensAt - start === changed
              const daysAhead = getDubaiDay((start + changed) * 60_000) - getDubaiDay(minute * 60_000)
              const isNear = time.opensAt !== null || daysAhead > 6
              return isKnown && isNear && time.daysAhead === daysAhead ? [] : [{ minute, ...words, time }]
            }
            const isLong = closedSince > 0 && changed - closedSince >= 1440
            const hoursAround = `${formatDubai(start + closedSince)}–${formatDubai(start + changed, '24:00')}`
            // When it closed before `now` is not worked out.
            const isRight = closedSince === 0 || closedHours === hoursAround
            return isRight && !isLong && words.changesAt === opening ? [] : [{ minute, ...words, hoursAround }]
          })
          expect(wrong.slice(0, 3)).toEqual([])
        }),
        { numRuns: 20 },
      )
    },
  )
})

/** Whether orders are taken at each minute from `now` to eight days later, worked out day by day. */
function computeOpenMinutes(
  settings: PublishedHours['settings'],
  specialDays: readonly SpecialDay[],
  now: number,
): boolean[] {
  const midnight = Math.floor((now + 4 * 3_600_000) / 86_400_000) * 1440 - 240
  const start = now / 60_000
  const isShopOpen: boolean[] = []
  const spansOf = (offset: number): readonly string[] => {
    const date = new Date((midnight + 240 + offset * 1440) * 60_000)
    const text = date.toISOString().slice(0, 10)
    let winner: SpecialDay | undefined
    for (const one of specialDays) {
      if (text >= one.from && text <= one.to && (winner === undefined || one.from >= winner.from)) winner = one
    }
    if (winner?.hours === 'closed') return []
    if (winner !== undefined && winner.hours.length > 0) return winner.hours
    if (settings.weeklyHours.length === 0) return ['12:00-04:00']
    const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
    const today = (date.getUTCDay() + 6) % 7
    return settings.weeklyHours.flatMap((line) => {
      const [range = '', times = ''] = line.split(' ')
      const [first = '', last = first] = range.split('-')
      const listed: number[] = []
      for (let at = names.indexOf(first); ; at = (at + 1) % 7) {
        listed.push(at)
        if (at === names.indexOf(last)) break
      }
      return listed.includes(today) ? [times] : []
    })
  }
  for (let offset = -2; offset <= 9; offset += 1) {
    for (const times of spansOf(offset)) {
      const [from = 0, to = 0] = times.split('-').map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)))
      const until = to > from ? to : to + 1440
      for (let minute = from; minute < until; minute += 1) {
        const index = midnight + offset * 1440 + minute - start
        if (index >= 0) isShopOpen[index] = true
      }
    }
  }
  const last = settings.lastOrderMinutes ?? 0
  const pausedUntil = settings.pause === null ? 0 : (settings.pause.until - now) / 60_000
  const isOpen: boolean[] = []
  // Backwards, counting how many minutes are left until the shop closes.
  for (let index = 8 * 1440 + last, left = 0; index >= 0; index -= 1) {
    left = isShopOpen[index] === true ? left + 1 : 0
    if (index < 8 * 1440) isOpen[index] = left > last && index >= pausedUntil
  }
  return isOpen
}

function formatTwoDigits(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

function toDateAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
}

const CLOCK = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Dubai', hour: 'numeric', minute: '2-digit' })

function formatDubai(minute: number, midnight = '0:00'): string {
  const time = CLOCK.format(minute * 60_000).replace(/^0(?=\d:)/, '')
  return time === '0:00' ? midnight : time
}
