import fc from 'fast-check'
import { NEVER_OPEN_PLAN, toOpeningPlan, type OwnerHours, type OpeningPlan } from './opening-plan.ts'
import type { SpecialDay } from './special-day.ts'
import type { Pause } from './setting-values.ts'
import type { Instant } from '#core/time/dubai-time.ts'
import { mergeSpans, parseSpan, parseWeekLine, toWeeklyHours, type WeeklyHours } from './weekly-hours.ts'

/** Of a shop that is open at these hours every day, by default around the clock. */
export function createOpeningPlan(changes: Partial<OpeningPlan> = {}, hours = '00:00-24:00'): OpeningPlan {
  return { ...NEVER_OPEN_PLAN, week: toWeek(`Mon-Sun ${hours}`), ...changes }
}

/** Of lines such as 'Mon-Sun 17:00-23:00'. */
export function toWeek(...lines: readonly string[]): WeeklyHours {
  return toWeeklyHours(lines.map(parseWeekLine).filter((parsed) => parsed !== null))
}

/** Without the owner's words. */
export function createPause(what: Pause['what'], until: Instant, reason = ''): Pause {
  return { what, until, reason: { en: reason, ar: '' } }
}

/** Hours with their lines as an owner writes them. */
export interface WrittenHours {
  readonly settings: Omit<OwnerHours['settings'], 'weeklyHours'> & { readonly weeklyHours: readonly string[] }
  readonly specialDays: readonly WrittenDay[]
}

export type WrittenDay = Omit<SpecialDay, 'hours'> & { readonly hours: 'closed' | readonly string[] }

export function parseHours({ settings, specialDays }: WrittenHours): OwnerHours {
  const lines = settings.weeklyHours.map(parseWeekLine).filter((line) => line !== null)
  const parseSpans = (hours: readonly string[]) => mergeSpans(hours.map(parseSpan).filter((span) => span !== null))
  return {
    settings: { ...settings, weeklyHours: lines.length === 0 ? null : toWeeklyHours(lines) },
    specialDays: specialDays.map((day) => ({
      ...day,
      hours: day.hours === 'closed' ? 'closed' : parseSpans(day.hours),
    })),
  }
}

/**
 * Whether orders are taken at each minute from `now` to eight days later, worked out day by day.
 */
export function computeOpenMinutes(
  settings: WrittenHours['settings'],
  specialDays: readonly WrittenDay[],
  now: number,
): boolean[] {
  const midnight = Math.floor((now + 4 * 3_600_000) / 86_400_000) * 1440 - 240
  const start = now / 60_000
  const isShopOpen: boolean[] = []
  const spansOf = (offset: number): readonly string[] => {
    const date = new Date((midnight + 240 + offset * 1440) * 60_000)
    const text = date.toISOString().slice(0, 10)
    let winner: WrittenDay | undefined
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
  const pausedUntil = settings.pause ? (settings.pause.until - now) / 60_000 : 0
  const isOpen: boolean[] = []
  // Backwards, counting how many minutes are left until the shop closes.
  for (let index = 8 * 1440 + last, left = 0; index >= 0; index -= 1) {
    left = isShopOpen[index] === true ? left + 1 : 0
    if (index < 8 * 1440) isOpen[index] = left > last && index >= pausedUntil
  }
  return isOpen
}

const clock = fc.integer({ min: 0, max: 95 }).map((quarter) => formatTwoDigits(quarter * 15))
const span = fc.tuple(clock, clock).map((times) => times.join('-'))
const days = fc.constantFrom('Mon', 'Tue-Wed', 'Thu', 'Fri', 'Sat-Sun', 'Sun-Tue', 'Mon-Sun')
const line = fc.tuple(days, span).map((parts) => parts.join(' '))
/** Lines such as 'Tue-Wed 17:00-02:00'. */
export const randomWeek = fc.array(line, { minLength: 1, maxLength: 6 })
const day = fc.integer({ min: -2, max: 9 })
const specialDay = fc.record({
  first: day,
  length: fc.integer({ min: 0, max: 3 }),
  hours: fc.oneof(fc.constant('closed' as const), fc.array(span, { maxLength: 2 })),
})
/** What an owner may publish, and the hour of the day at which a page is made of it. */
export const randomPublished = fc.record({
  weeklyHours: fc.array(line, { maxLength: 6 }),
  specialDays: fc.array(specialDay, { maxLength: 3 }),
  lastOrderMinutes: fc.constantFrom(null, 0, 15, 45),
  pauseMinutes: fc.constantFrom(null, -5, 20, 700),
  hour: fc.integer({ min: 0, max: 23 }),
})

type RandomPublished = typeof randomPublished extends fc.Arbitrary<infer Value> ? Value : never

/** Of a page that is made on a Thursday; `CLOSED_HOURS` is 04:00-12:00. */
export function toPublished({ weeklyHours, specialDays, lastOrderMinutes, pauseMinutes, hour }: RandomPublished): {
  readonly now: number
  readonly settings: WrittenHours['settings']
  readonly dates: readonly WrittenDay[]
  readonly hours: OpeningPlan
} {
  const midnight = Date.parse('2026-11-26T00:00:00+04:00')
  const now = midnight + hour * 3_600_000
  const toDate = (days: number): string => new Date(midnight + (days * 24 + 4) * 3_600_000).toISOString().slice(0, 10)
  const dates = specialDays.map(({ first, length, hours }) => {
    const from = toDate(first)
    return { id: from, from, to: toDate(first + length), hours, message: { en: '', ar: '' }, iftar: [] }
  })
  const pause =
    pauseMinutes === null
      ? null
      : ({ until: now + pauseMinutes * 60_000, what: 'everything', reason: { en: '', ar: '' } } as const)
  const settings = { weeklyHours, lastOrderMinutes, pause }
  return {
    now,
    settings,
    dates,
    hours: toOpeningPlan('04:00-12:00', parseHours({ settings, specialDays: dates }), now),
  }
}

function formatTwoDigits(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}
