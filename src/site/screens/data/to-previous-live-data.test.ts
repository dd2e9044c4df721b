import { expect, test } from 'vitest'
import { createArea } from '#shop/domain/delivery-area.fixtures.ts'
import { createOpeningPlan, createPause, toWeek } from '#shop/domain/opening-plan.fixtures.ts'
import { NEVER_OPEN_PLAN } from '#shop/domain/opening-plan.ts'
import { toPreviousLiveData } from './to-previous-live-data.ts'

const inDubai = (time: string): number => Date.parse(`2026-11-26T${time}:00+04:00`)
const toMinute = (time: string): number => inDubai(time) / 60_000
const PLAN = createOpeningPlan({}, '12:00-23:00')
const SPAN = { from: toMinute('12:00'), until: toMinute('23:00'), isAroundTheClock: false }
const WORDS = { opens: '12 noon', closes: '11 pm', closed: '23:00–12:00' }

/** What is so on the days from the first one on. */
function repeatDaily<Span extends { readonly from: number; readonly until: number }>(first: Span): readonly Span[] {
  return Array.from({ length: 9 }, (_, day) => ({
    ...first,
    from: first.from + day * 1440,
    until: first.until + day * 1440,
  }))
}

test('open pages of the release before get what is true now as spans and sentences', () => {
  const area = createArea('deira', { hours: toWeek('Mon-Sun 18:00-22:00') })
  const plan = { ...PLAN, deliveryHours: toWeek('Mon-Sun 12:00-21:00'), pause: createPause('pickup', inDubai('17:00')) }
  const { schedule, options } = toPreviousLiveData(plan, { areas: [area] }, 'en', inDubai('16:00'))
  expect(schedule).toEqual({
    open: repeatDaily({ ...SPAN, ...WORDS }),
    reasons: [],
    lastOrderMinutes: 0,
    noDelivery: [
      ...repeatDaily({
        method: 'delivery',
        from: toMinute('21:00'),
        until: toMinute('12:00') + 1440,
        text: 'Delivery tomorrow from 12 noon to 9 pm. Pickup is available.',
      }).slice(0, -1),
      {
        method: 'pickup',
        from: toMinute('16:00'),
        until: toMinute('17:00'),
        text: 'Pickup is paused until 5 pm. Delivery is available.',
      },
    ],
  })
  expect(options).toMatchObject({
    areas: [
      {
        ...area,
        pauses: expect.arrayContaining([{ until: toMinute('18:00'), text: 'Delivery from 6 pm' }]) as unknown,
      },
    ],
  })
})

test('a closed shop has its next span, or one that never begins, and why it is closed', () => {
  const now = inDubai('16:00')
  const paused = { ...PLAN, pause: createPause('everything', inDubai('17:00'), 'Rain.') }
  const { schedule } = toPreviousLiveData(paused, {}, 'en', now) as { schedule: { open: readonly object[] } }
  expect(schedule.open[0]).toMatchObject({ from: toMinute('17:00'), until: toMinute('23:00'), opens: '5 pm' })
  expect(schedule).toMatchObject({
    reasons: [{ from: 0, until: toMinute('17:00'), text: 'Rain.', opening: 'We take orders again at 5 pm.' }],
  })
  expect(toPreviousLiveData(NEVER_OPEN_PLAN, {}, 'en', now).schedule).toMatchObject({
    open: [{ from: 121_000_000, closed: '0:00–24:00' }],
    noDelivery: [],
  })
  const always = toPreviousLiveData(createOpeningPlan(), {}, 'en', now)
  expect(always.schedule).toMatchObject({ open: [{ until: 121_000_000, isAroundTheClock: true }], noDelivery: [] })
})

test('what is written once holds for the days that follow', () => {
  const plan = createOpeningPlan({
    week: toWeek('Mon-Thu 12:00-23:00', 'Fri 14:00-20:00', 'Sat-Sun 12:00-23:00'),
    deliveryHours: toWeek('Mon-Sun 15:00-19:00'),
  })
  const area = createArea('deira', { hours: toWeek('Mon-Sun 16:00-18:00') })
  const { schedule, options } = toPreviousLiveData(plan, { areas: [area] }, 'en', inDubai('16:30'))
  const onFriday = (time: string): number => toMinute(time) + 1440
  expect(schedule).toMatchObject({
    open: expect.arrayContaining([
      expect.objectContaining({ from: onFriday('14:00'), until: onFriday('20:00'), closed: '23:00–14:00' }),
    ]) as unknown,
    noDelivery: expect.arrayContaining([
      expect.objectContaining({ method: 'delivery', from: onFriday('14:00'), until: onFriday('15:00') }),
      expect.objectContaining({ method: 'delivery', from: onFriday('19:00') }),
    ]) as unknown,
  })
  expect(options).toMatchObject({
    areas: [
      {
        pauses: expect.arrayContaining([
          { from: toMinute('18:00'), until: onFriday('16:00'), text: 'Delivery from Friday at 4 pm' },
        ]) as unknown,
      },
    ],
  })
})
