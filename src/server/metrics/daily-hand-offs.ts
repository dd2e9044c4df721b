import { getDubaiDay, type Instant } from '#core/time/dubai-time.ts'
import { toDate } from '#shop/domain/opening-plan.ts'

/** How many orders were handed over on each day in Dubai, by its date: { '2026-11-26': 12 }. */
export type DailyHandOffs = Readonly<Record<string, number>>

export interface HandOffSummary {
  readonly today: number
  readonly yesterday: number
  /** Today and the six days before. */
  readonly lastSevenDays: number
}

const STORED_DAYS = 31

/** Returns the counts with one more order at this time, and without the days that are no longer stored. */
export function addHandOff(counts: DailyHandOffs, now: Instant): DailyHandOffs {
  const stored = listLastDates(STORED_DAYS, now).map((date, daysAgo) => {
    const count = counts[date] ?? 0
    return [date, daysAgo === 0 ? count + 1 : count] as const
  })
  return Object.fromEntries(stored.filter(([, count]) => count > 0))
}

export function summariseHandOffs(counts: DailyHandOffs, now: Instant): HandOffSummary {
  const lastCounts = listLastDates(7, now).map((date) => counts[date] ?? 0)
  const [today = 0, yesterday = 0] = lastCounts
  return { today, yesterday, lastSevenDays: lastCounts.reduce((sum, count) => sum + count, 0) }
}

/** Reads counts from JSON, which may hold anything; null if they can't be used. */
export function parseDailyHandOffs(text: string): DailyHandOffs | null {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
    const isUsable = Object.entries(value).every(
      ([date, count]) => /^\d{4}-\d\d-\d\d$/.test(date) && Number.isSafeInteger(count) && Number(count) >= 0,
    )
    return isUsable ? (value as DailyHandOffs) : null
  } catch {
    return null
  }
}

/** Today's date in Dubai, then those before it. */
function listLastDates(count: number, now: Instant): readonly string[] {
  const today = getDubaiDay(now)
  return Array.from({ length: count }, (_, daysAgo) => toDate(today - daysAgo))
}
