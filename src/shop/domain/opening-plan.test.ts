import { describe, expect, test } from 'vitest'
import { formatDubaiTime } from '#core/time/dubai-time.ts'
import { closedAt, getShopAt } from './closed-at.ts'
import { computeOpenMinutes, parseHours, type WrittenDay, type WrittenHours } from './opening-plan.fixtures.ts'
import { listSpecialDays, toDate, toOpeningPlan, type OpeningPlan } from './opening-plan.ts'
import type { Pause } from './setting-values.ts'

const CLOSED_HOURS = '04:00-12:00'
const EMPTY_SETTINGS: WrittenHours['settings'] = { weeklyHours: [], lastOrderMinutes: null, pause: null }
/** A Thursday. */
const NOW = inDubai('2026-11-26 10:00')

function inDubai(dateAndTime: string): number {
  return Date.parse(`${dateAndTime.replace(' ', 'T')}:00+04:00`)
}

function special(from: string, to: string, hours: WrittenDay['hours'], id = from): WrittenDay {
  return { id, from, to, hours, message: { en: id, ar: id }, iftar: [] }
}

interface Published extends Partial<WrittenHours['settings']> {
  readonly specialDays?: readonly WrittenDay[]
}

function createPlan({ specialDays = [], ...settings }: Published, now = NOW): OpeningPlan {
  const written = { settings: { ...EMPTY_SETTINGS, ...settings }, specialDays }
  return toOpeningPlan(CLOSED_HOURS, parseHours(written), now)
}

/** What a page shows at each time; times since which it is closed and until which it is open or closed as '4:00'. */
function createPage(published: Published) {
  const plan = createPlan(published)
  const toTime = (minute: number): string => formatDubaiTime(minute * 60_000)
  return (dateAndTime: string): Shown => {
    const shop = getShopAt(plan, inDubai(dateAndTime))
    if (shop.isOpen) return { isOpen: true, changesAt: toTime(shop.until), closedSince: '' }
    const { since, until } = shop.closure
    return { isOpen: false, changesAt: toTime(until), closedSince: since === -Infinity ? '' : toTime(since) }
  }
}

interface Shown {
  readonly isOpen: boolean
  readonly changesAt: string
  readonly closedSince: string
}

function pauseUntil(until: number, what: Pause['what'] = 'everything'): Pause {
  return { until, what, reason: { en: '', ar: '' } }
}

describe('without anything published', () => {
  test.each([
    ['04:00-12:00', '12:00-04:00'],
    ['22:30-06:15', '06:15-22:30'],
    ['22:00-24:00', '00:00-22:00'],
    ['00:00-04:00', '04:00-24:00'],
    ['22:00-00:00', '00:00-22:00'],
    ['23:59-00:01', '00:01-23:59'],
    ['off', '00:00-24:00'],
  ])('CLOSED_HOURS=%s is open %s, whenever the page was made [HRS-2]', (setting, hours) => {
    const settings = { ...EMPTY_SETTINGS, weeklyHours: [`Mon-Sun ${hours}`] }
    const plan = toOpeningPlan(setting, null, NOW)
    const expected = computeOpenMinutes(settings, [], NOW).slice(0, 1440)
    expect(expected.map((_, index) => getShopAt(plan, NOW + index * 60_000).isOpen)).toEqual(expected)
    expect(toOpeningPlan(setting, null, 0)).toEqual(plan)
  })

  test('a pause that is over changes nothing', () => {
    expect(createPlan({ pause: pauseUntil(NOW) })).toEqual(createPlan({}))
  })
})

test('a split Friday is closed from 17:00 to 18:00, and says so', () => {
  const at = createPage({ weeklyHours: ['Fri 13:30-17:00', 'Fri 18:00-04:00'] })
  expect(at('2026-11-27 16:59')).toMatchObject({ isOpen: true })
  expect(at('2026-11-27 17:00')).toMatchObject({ isOpen: false, closedSince: '17:00', changesAt: '18:00' })
  expect(at('2026-11-27 17:59').changesAt).toBe('18:00')
  expect(at('2026-11-27 18:00')).toMatchObject({ isOpen: true, changesAt: '04:00' })
})

test('Thursday’s evening belongs to Thursday, and a closed Friday lasts until Saturday’s opening', () => {
  const weeklyHours = ['Sat-Thu 12:00-04:00']
  const at = createPage({ weeklyHours })
  expect(at('2026-11-27 03:59')).toMatchObject({ isOpen: true })
  expect(at('2026-11-27 04:00').isOpen).toBe(false)
  expect(at('2026-11-28 11:59').isOpen).toBe(false)
  const saturday = inDubai('2026-11-28 12:00') / 60_000
  for (const time of ['2026-11-27 04:00', '2026-11-28 00:00'])
    expect(closedAt(createPlan({ weeklyHours }), 'everything', inDubai(time))).toMatchObject({
      until: saturday,
      why: { kind: 'days' },
    })
  expect(at('2026-11-28 12:00').isOpen).toBe(true)
})

describe('special days', () => {
  test('replace the week on their dates, while the span of the evening before runs on', () => {
    const at = createPage({ specialDays: [special('2026-11-27', '2026-11-28', ['18:00-02:00'])] })
    expect(at('2026-11-27 03:59').isOpen).toBe(true)
    expect(at('2026-11-27 12:00')).toMatchObject({ isOpen: false, closedSince: '04:00', changesAt: '18:00' })
    expect(at('2026-11-28 01:59').isOpen).toBe(true)
    expect(at('2026-11-29 01:59').isOpen).toBe(true)
    expect(at('2026-11-29 02:00')).toMatchObject({ isOpen: false, closedSince: '02:00', changesAt: '12:00' })
  })

  test('that overlap: the one that begins later wins, on its dates only', () => {
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
      const runs = listSpecialDays(createPlan({ specialDays }), NOW)
      expect(runs.map(({ special: { message }, first, last }) => [message.en, last - first + 1])).toEqual([
        ['2026-11-20', 7],
        ['2026-11-27', 1],
        ['2026-11-20', 1],
      ])
    }
  })

  test('that end in a far year by mistake are told as they are, without work for each day', () => {
    const eid = special('2099-03-20', '2099-03-22', 'closed')
    const days = special('2026-11-20', '2099-12-31', 'closed')
    const toRuns = (specialDays: readonly WrittenDay[]) =>
      listSpecialDays(createPlan({ specialDays }), NOW).map(({ first, last }) => [toDate(first), toDate(last)])
    const startedAt = performance.now()
    expect(toRuns([days])).toEqual([['2026-11-20', '2099-12-31']])
    expect(toRuns([days, eid])).toEqual([['2026-11-20', '2099-03-19']])
    expect(performance.now() - startedAt).toBeLessThan(50)
  })

  test('that begin on the same day: the newer entry wins', () => {
    const both = [special('2026-11-27', '2026-11-27', 'closed', 'a'), special('2026-11-27', '2026-11-27', [], 'b')]
    expect(createPage({ specialDays: both })('2026-11-27 13:00').isOpen).toBe(true)
  })
})

test('a pause of everything ends at its minute', () => {
  const at = createPage({ pause: pauseUntil(inDubai('2026-11-26 21:30')) })
  expect(at('2026-11-26 21:00')).toMatchObject({ isOpen: false, changesAt: '21:30' })
  expect(at('2026-11-26 21:29').isOpen).toBe(false)
  expect(at('2026-11-26 21:30').isOpen).toBe(true)
})

test('a pause of decades ends at its minute', () => {
  const plan = createPlan({ pause: pauseUntil(inDubai('2086-11-26 13:30')) })
  const isOpen = (at: string): boolean => closedAt(plan, 'everything', inDubai(at)) === null
  expect(['2056-11-26 13:30', '2086-11-26 13:29', '2086-11-26 13:30'].map(isOpen)).toEqual([false, false, true])
  expect(closedAt(plan, 'everything', inDubai('2056-11-26 13:30'))).toMatchObject({ until: Infinity })
})

test.each(['delivery', 'pickup'] as const)('a pause of %s leaves the shop open', (what) => {
  const pause = pauseUntil(inDubai('2026-11-26 21:30'), what)
  expect(createPage({ pause })('2026-11-26 21:00').isOpen).toBe(true)
})

test('a page keeps the hours of the week, however long it stays open', () => {
  const at = createPage({ weeklyHours: ['Mon-Sun 08:00-10:00'] })
  for (const day of ['2026-12-04', '2027-01-15']) {
    expect(at(`${day} 07:59`).isOpen).toBe(false)
    expect(at(`${day} 09:00`).isOpen).toBe(true)
  }
})

test('a shop closed for longer than pages look ahead does not say when it opens', () => {
  const plan = createPlan({ specialDays: [special('2026-11-25', '2026-12-31', 'closed')] })
  const closure = closedAt(plan, 'everything', inDubai('2026-11-26 13:00'))
  expect(closure).toMatchObject({ until: Infinity, why: { kind: 'specialDay' } })
})
