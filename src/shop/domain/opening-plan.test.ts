import { describe, expect, test } from 'vitest'
import { listClosures } from './closures.ts'
import {
  computeOpenMinutes,
  parseHours,
  toOpenSpans,
  type WrittenDay,
  type WrittenHours,
} from './opening-plan.fixtures.ts'
import { listOpenSpans, listSpecialDays, toDate, toOpeningPlan, type OpeningPlan } from './opening-plan.ts'
import { getShopAt, type OpenSpan, type ShopNow } from './client-schedule.ts'
import type { Pause } from './shop-settings.ts'

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

function listPageSpans(plan: OpeningPlan, now = NOW): readonly OpenSpan[] {
  return toOpenSpans(listOpenSpans(plan, now))
}

/** What a page made at `now` shows at each time. */
function createPage(published: Published, now = NOW) {
  const open = listPageSpans(createPlan(published, now), now)
  return (dateAndTime: string): ShopNow => getShopAt({ open }, inDubai(dateAndTime) / 60_000)
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
  ])('CLOSED_HOURS=%s is open %s in one span a day, whenever the page was made [HRS-2]', (setting, hours) => {
    const open = listPageSpans(toOpeningPlan(setting, null, NOW))
    expect(open).toHaveLength(1)
    const settings = { ...EMPTY_SETTINGS, weeklyHours: [`Mon-Sun ${hours}`] }
    const expected = computeOpenMinutes(settings, [], NOW)
    expect(expected.map((_, index) => getShopAt({ open }, NOW / 60_000 + index).isOpen)).toEqual(expected)
    expect(listPageSpans(toOpeningPlan(setting, null, 0), 0)).toEqual(open)
  })

  test('a pause that is over changes nothing', () => {
    expect(listOpenSpans(createPlan({ pause: pauseUntil(NOW) }), NOW)).toEqual([{ from: 480, until: 1440 }])
  })
})

test('a split Friday is closed from 17:00 to 18:00, and says so', () => {
  const at = createPage({ weeklyHours: ['Fri 13:30-17:00', 'Fri 18:00-04:00'] })
  expect(at('2026-11-27 16:59')).toMatchObject({ isOpen: true })
  expect(at('2026-11-27 17:00')).toMatchObject({ isOpen: false, closedHours: '17:00–18:00' })
  expect(at('2026-11-27 17:59').changesAt).toBe('18:00')
  expect(at('2026-11-27 18:00')).toMatchObject({ isOpen: true, changesAt: '4:00' })
})

test('Thursday’s evening belongs to Thursday, and a closed Friday lasts until Saturday’s opening', () => {
  const weeklyHours = ['Sat-Thu 12:00-04:00']
  const at = createPage({ weeklyHours })
  expect(at('2026-11-27 03:59')).toMatchObject({ isOpen: true })
  expect(at('2026-11-27 04:00').isOpen).toBe(false)
  expect(at('2026-11-28 11:59').isOpen).toBe(false)
  const saturday = inDubai('2026-11-28 12:00') / 60_000
  expect(listClosures(createPlan({ weeklyHours }), NOW).slice(0, 2)).toMatchObject([
    { from: inDubai('2026-11-27 04:00') / 60_000, reason: 'days', opensAt: saturday, daysAhead: 1 },
    { from: inDubai('2026-11-28 00:00') / 60_000, reason: 'days', opensAt: saturday, daysAhead: 0 },
  ])
  expect(at('2026-11-28 12:00').isOpen).toBe(true)
})

describe('special days', () => {
  test('replace the week on their dates, while the span of the evening before runs on', () => {
    const at = createPage({ specialDays: [special('2026-11-27', '2026-11-28', ['18:00-02:00'])] })
    expect(at('2026-11-27 03:59').isOpen).toBe(true)
    expect(at('2026-11-27 12:00')).toMatchObject({ isOpen: false, closedHours: '4:00–18:00' })
    expect(at('2026-11-28 01:59').isOpen).toBe(true)
    expect(at('2026-11-29 01:59').isOpen).toBe(true)
    expect(at('2026-11-29 02:00')).toMatchObject({ isOpen: false, closedHours: '2:00–12:00' })
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
  const at = createPage({ pause: pauseUntil(inDubai('2026-11-26 21:30')) }, inDubai('2026-11-26 21:00'))
  expect(at('2026-11-26 21:00')).toMatchObject({ isOpen: false, changesAt: '21:30' })
  expect(at('2026-11-26 21:29').isOpen).toBe(false)
  expect(at('2026-11-26 21:30').isOpen).toBe(true)
})

test('a pause of decades is told in as many parts as one of a month, and ends at its minute', () => {
  const listTimes = (until: string) => listClosures(createPlan({ pause: pauseUntil(inDubai(until)) }), NOW)
  const [month, decades] = [listTimes('2026-12-26 13:30'), listTimes('2086-11-26 13:30')]
  expect(decades.map(({ reason, opensAt }) => [reason, opensAt])).toEqual(
    month.map(({ reason, opensAt }) => [reason, opensAt]),
  )
  const until = inDubai('2086-11-26 13:30') / 60_000
  expect(decades.find((time) => time.until === until)).toMatchObject({ reason: 'paused', opensAt: null })
  expect(decades.every((time, index) => index === 0 || time.from === decades[index - 1]?.until)).toBe(true)
  const at = createPage({ pause: pauseUntil(until * 60_000) })
  expect([at('2056-11-26 13:30').isOpen, at('2086-11-26 13:29').isOpen]).toEqual([false, false])
  // The last span is the standard one, so the shop opens with the day after the pause.
  expect(at('2086-11-27 13:30').isOpen).toBe(true)
})

test.each(['delivery', 'pickup'] as const)('a pause of %s leaves the shop open', (what) => {
  const pause = pauseUntil(inDubai('2026-11-26 21:30'), what)
  expect(createPage({ pause })('2026-11-26 21:00').isOpen).toBe(true)
})

test('nine days later a page keeps CLOSED_HOURS', () => {
  const at = createPage({ weeklyHours: ['Mon-Sun 08:00-10:00'] })
  expect(at('2026-12-04 09:00').isOpen).toBe(true)
  for (const day of ['2026-12-05', '2026-12-06', '2027-01-15']) {
    expect(at(`${day} 11:59`).isOpen).toBe(false)
    expect(at(`${day} 12:00`).isOpen).toBe(true)
  }
  expect(at('2026-12-06 11:59').closedHours).toBe('4:00–12:00')
})

test('a shop closed for longer than pages know does not say when it opens', () => {
  const specialDays = [special('2026-11-25', '2026-12-31', 'closed')]
  expect(createPage({ specialDays })('2026-11-26 13:00').isOpen).toBe(false)
  const times = listClosures(createPlan({ specialDays }), NOW)
  expect(new Set(times.map(({ reason, opensAt }) => [reason, opensAt].join(' ')))).toEqual(new Set(['special ']))
})
