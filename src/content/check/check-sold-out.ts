import { DAY_MINUTES, toInstant, type Instant } from '../../core/time/dubai-time.ts'
import type { RawEntry } from '../contentful-client.ts'
import type { Finding, RuleId } from '../domain/content-finding.ts'
import { FieldReader } from '../field-reader.ts'
import { formatDateAndTime, toFinding } from './to-finding.ts'

const LONG_MS = toInstant(7 * DAY_MINUTES)

/** Dishes that do not come back by themselves as the owner expects. */
export function checkSoldOut(entries: readonly RawEntry[], now: Instant): readonly Finding[] {
  return entries.flatMap((entry) => {
    const reader = new FieldReader('menuItem', entry)
    const until = reader.readInstant('soldOutUntil')
    if (until === null || until <= now) return []
    const toSoldOutFinding = (rule: RuleId): readonly Finding[] => [
      toFinding(rule, 'menuItem', entry, 'soldOutUntil', formatDateAndTime(until)),
    ]
    if (reader.readBoolean('available') === false) return toSoldOutFinding('stays-sold-out')
    return until - now > LONG_MS ? toSoldOutFinding('long-sold-out') : []
  })
}
