import { ALLERGENS } from '#core/allergens.ts'
import type { Instant } from '#core/time/dubai-time.ts'
import { ALL_DAY, type Availability } from '#menu/domain/availability.ts'
import { DISH_LABELS, NO_ALLERGENS, type DietaryInfo } from '#menu/domain/dietary-info.ts'
import { FieldReader } from './field-reader.ts'

export interface ItemOptions {
  /** null: available at any time. */
  readonly availability: Availability | null
  /** null: none. */
  readonly noticeHours: number | null
  /** null: decided by the names in the configuration. */
  readonly isBestSeller: boolean | null
  readonly dietaryInfo: DietaryInfo
}

/** Reads the optional fields of a `menuItem` entry, as they are at `now`. */
export function readItemOptions(reader: FieldReader, now: Instant = Date.now()): ItemOptions {
  const noticeHours = reader.readNumber('noticeHours')
  return {
    availability: readAvailability(reader, now),
    noticeHours: noticeHours === 0 ? null : noticeHours,
    isBestSeller: reader.readBoolean('isBestSeller'),
    dietaryInfo: readDietaryInfo(reader),
  }
}

function readAvailability(reader: FieldReader, now: Instant): Availability | null {
  const isAvailable = reader.readBoolean('available') ?? true
  const soldOutUntil = reader.readInstant('soldOutUntil')
  const from = reader.readMatching('availableFrom')
  const until = reader.readMatching('availableUntil')
  const hasProblem = reader.hasProblem('availableFrom') || reader.hasProblem('availableUntil')
  const hours = from !== null && until !== null && from !== until ? ([from, until] as const) : null
  if (hours === null && (from ?? until) !== null && !hasProblem) {
    reader.report(from === null ? 'availableFrom' : 'availableUntil', 'not-two-times')
  }
  if (!isAvailable) return 'soldOut'
  // A past time must not stay in the words of the dish.
  if (soldOutUntil === null || soldOutUntil <= now) return hours
  const [start, end] = hours ?? ALL_DAY
  return [start, end, Math.ceil(soldOutUntil / 60_000)]
}

function readDietaryInfo(reader: FieldReader): DietaryInfo {
  const calories = reader.readNumber('calories')
  const declared = reader.readChoices('allergens', [...ALLERGENS, NO_ALLERGENS])
  const allergens = declared.filter((allergen) => allergen !== NO_ALLERGENS)
  if (allergens.length > 0 && allergens.length < declared.length) {
    reader.report('allergens', 'allergens-and-none')
  }
  const labels = reader.readChoices('labels', DISH_LABELS)
  return {
    ...(calories !== null && { calories }),
    ...(declared.length > 0 && { allergens }),
    ...(labels.length > 0 && { labels }),
  }
}
