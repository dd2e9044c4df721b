import type { Instant } from '#core/time/dubai-time.ts'
import type { SpecialDay } from '#shop/domain/special-day.ts'
import type { EntriesByType, RawEntry } from '../api/contentful-client.ts'
import type { Content } from '../mapping/map-content.ts'

/** Content as it is in force at `now`: `raw` has the last good values in place of some that can't be used. */
export interface CheckedContent {
  readonly raw: EntriesByType
  readonly published: Content
  readonly now: Instant
}

/** A special day that counts, with its entry. */
export interface CheckedDay {
  readonly entry: RawEntry
  readonly day: SpecialDay
}

export function listDays({ raw, published }: CheckedContent): readonly CheckedDay[] {
  return raw.specialDay.flatMap((entry) => {
    const day = published.specialDays.find(({ id }) => id === entry.id)
    return day === undefined ? [] : [{ entry, day }]
  })
}
