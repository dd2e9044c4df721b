import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { validateOrderForm, type OrderForm } from '../../form/order-form.ts'
import type { LaterOptions } from '../order-options.ts'
import { formatDubaiTime } from '#core/time/dubai-time.ts'
import { createOpeningPlan, toWeek } from '#shop/domain/opening-plan.fixtures.ts'
import { getOpeningEnd, isStillPossible, listPossibleTimes, listWantedTimes } from './possible-times.ts'
import { getWantedDay, getWantedTime, parseWantedChoice } from './wanted-time.ts'

const LATER: LaterOptions = { leadMinutes: 45, slotMinutes: 30, lastOrderMinutes: 0, iftar: [] }
const MINUTE = 60_000

/** A time in Dubai; below 12:00 that of the next morning. */
function at(time: string): number {
  return Date.parse(`2027-02-${time < '12:00' ? '11' : '10'}T${time}:00+04:00`)
}

const CLOSES = at('04:00')

describe('the times that can be chosen', () => {
  const list = (now: string, later: Partial<LaterOptions> = {}, openUntil: number | null = CLOSES) =>
    listWantedTimes({ ...LATER, ...later }, at(now), openUntil).map(
      (time) => `${time.isIftar ? 'iftar ' : ''}${formatDubaiTime(time.at)}`,
    )

  test('begin at the first slot after the lead time, and end before closing', () => {
    const times = list('20:07')
    expect([times[0], times[1], times.at(-1)]).toEqual(['21:00', '21:30', '03:30'])
  })

  test('end with the last orders, where these stop before closing', () => {
    expect(list('20:07', { lastOrderMinutes: 30 }, at('03:30')).at(-1)).toBe('03:30')
    expect(list('20:07', { lastOrderMinutes: 15 }, at('03:45')).at(-1)).toBe('03:30')
  })

  test('may be the lead time away to the minute', () => {
    expect(list('20:15')[0]).toBe('21:00')
    expect(list('20:16')[0]).toBe('21:30')
  })

  test('are none shortly before closing, and of a closed shop', () => {
    expect(list('03:00')).toEqual([])
    expect(list('20:07', {}, null)).toEqual([])
  })

  test('begin with iftar while it is the lead time away, of this opening alone', () => {
    const iftar = [at('18:12'), at('18:12') + 24 * 60 * MINUTE]
    expect(list('17:20', { iftar }).slice(0, 2)).toEqual(['iftar 18:12', '18:30'])
    expect(list('17:27', { iftar })[0]).toBe('iftar 18:12')
    expect(list('17:28', { iftar })[0]).toBe('18:30')
    expect(list('17:20', { iftar }).filter((time) => time.startsWith('iftar'))).toHaveLength(1)
  })

  test('are slots of Dubai’s clock within the opening and still possible, for any settings', () => {
    fc.assert(
      fc.property(
        fc.record({
          leadMinutes: fc.integer({ min: 15, max: 240 }),
          slotMinutes: fc.constantFrom(15, 30, 60),
          lastOrderMinutes: fc.integer({ min: 0, max: 120 }),
        }),
        fc.integer({ min: 0, max: 24 * 60 }),
        fc.integer({ min: 1, max: 24 * 60 }),
        (settings, nowMinute, openMinutes) => {
          const later = { ...settings, iftar: [] }
          const now = at('12:00') + nowMinute * MINUTE
          const openUntil = now + openMinutes * MINUTE
          const times = listWantedTimes(later, now, openUntil)
          for (const time of times) {
            expect(Number(formatDubaiTime(time.at).slice(3)) % later.slotMinutes).toBe(0)
            expect(time.at).toBeGreaterThanOrEqual(now + later.leadMinutes * MINUTE)
            expect(time.at).toBeLessThanOrEqual(openUntil)
            expect(isStillPossible(time, later, now, openUntil)).toBe(true)
          }
          const firstPossible = now + (later.leadMinutes + later.slotMinutes) * MINUTE
          if (firstPossible < openUntil) expect(times.length).toBeGreaterThan(0)
        },
      ),
    )
  })
})

test('a chosen time is good for ten minutes more than its lead time, within the opening', () => {
  const nine = { at: at('21:00'), isIftar: false }
  const isPossible = (now: string, openUntil = CLOSES) => isStillPossible(nine, LATER, at(now), openUntil)
  expect(['20:10', '20:20', '20:25'].map((now) => isPossible(now))).toEqual([true, true, true])
  expect(['20:26', '20:30', '21:30'].map((now) => isPossible(now))).toEqual([false, false, false])
  expect(isPossible('20:10', at('21:00'))).toBe(false)
})

describe('the opening ends', () => {
  const end = (now: string, ...lines: readonly string[]) =>
    getOpeningEnd(createOpeningPlan({ week: toWeek(...lines) }), at(now) + 30_000)

  test('when the shop closes next', () => {
    const evening = ['Mon-Sun 12:00-17:00', 'Mon-Sun 18:00-04:00']
    expect(end('20:07', ...evening)).toBe(at('04:00'))
    expect(end('00:30', ...evening)).toBe(at('04:00'))
    expect(end('16:59', ...evening)).toBe(at('17:00'))
    expect(end('17:30', ...evening)).toBeNull()
    expect(end('20:07')).toBeNull()
  })

  test('a day later for a shop that does not close, whose times go on across midnight', () => {
    const openUntil = end('23:20', 'Mon-Sun 00:00-24:00')
    expect(openUntil).toBe(at('23:20') + 1440 * MINUTE)
    const times = listWantedTimes(LATER, at('23:20'), openUntil).map((time) => formatDubaiTime(time.at))
    expect([times[0], times[1], times.length]).toEqual(['00:30', '01:00', 46])
  })

  test('with a closing that is less than a day ahead, however long the span is', () => {
    // The tenth is a Wednesday.
    const long = ['Mon 12:00-12:00', 'Tue 12:00-12:00', 'Wed 12:00-04:00']
    expect(end('23:00', ...long)).toBe(at('04:00'))
    expect(listWantedTimes(LATER, at('03:00'), end('03:00', ...long))).toEqual([])
  })
})

test('a delivery has the times of its hours within the opening, a pickup all of them', () => {
  const plan = createOpeningPlan({ deliveryHours: toWeek('Mon-Sun 13:00-23:00') }, '12:00-04:00')
  const list = (method: 'delivery' | 'pickup') =>
    listPossibleTimes(LATER, plan, [method], at('20:07')).map((time) => formatDubaiTime(time.at))
  expect([list('delivery')[0], list('delivery').at(-1)]).toEqual(['21:00', '22:30'])
  expect([list('pickup')[0], list('pickup').at(-1)]).toEqual(['21:00', '03:30'])
  const withLastOrders = { ...plan, lastOrderMinutes: 30 }
  const later = { ...LATER, lastOrderMinutes: 30 }
  expect(listPossibleTimes(later, withLastOrders, ['pickup'], at('20:07')).at(-1)?.at).toBe(at('03:30'))
})

test.each([
  ['2027-02-10 20:07', '2027-02-10 23:30', 'today'],
  ['2027-02-10 20:07', '2027-02-11 00:30', 'tonight'],
  ['2027-02-11 00:10', '2027-02-11 05:30', 'tonight'],
  ['2027-02-11 05:10', '2027-02-11 06:00', 'today'],
  ['2027-02-10 23:20', '2027-02-11 06:00', 'tomorrow'],
  ['2027-02-10 23:20', '2027-02-11 22:30', 'tomorrow'],
  ['2027-02-11 03:00', '2027-02-12 02:00', 'tomorrow'],
] as const)('at %s the time %s is %s', (now, wanted, day) => {
  const toInstant = (time: string): number => Date.parse(`${time.replace(' ', 'T')}:00+04:00`)
  expect(getWantedDay({ at: toInstant(wanted) }, toInstant(now))).toBe(day)
})

test('a form for later needs a time, where orders for later are taken', () => {
  const form: OrderForm = { method: 'pickup', firstName: 'Sara', address: '' }
  const validate = (wanted: OrderForm['wanted'], options = { later: LATER }) =>
    validateOrderForm(wanted === undefined ? form : { ...form, wanted }, options)
  const time = { at: at('21:00'), isIftar: false }
  expect(validate(undefined)).toEqual({})
  expect(validate(time)).toEqual({})
  expect(validate('open')).toEqual({ wanted: 'required' })
  expect(getWantedTime(time, LATER)).toBe(time)
  expect(getWantedTime(time, undefined)).toBeNull()
  expect(getWantedTime('open', LATER)).toBeNull()
})

test('only a choice that the page offers is read from storage', () => {
  const time = { at: at('21:00'), isIftar: true }
  expect(parseWantedChoice(JSON.parse(JSON.stringify(time)))).toEqual(time)
  expect(['open', 'passed'].map(parseWantedChoice)).toEqual(['open', 'passed'])
  for (const junk of [null, undefined, 'now', 7, [], { at: 'soon' }, { at: 1.5 }, {}])
    expect(parseWantedChoice(junk)).toBeUndefined()
})
