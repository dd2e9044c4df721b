import type { Availability } from '../menu/domain/availability.ts'
import { ALLERGENS, DISH_LABELS, NO_ALLERGENS, type DietaryInfo } from '../menu/domain/dietary-info.ts'
import type { RawEntry } from './contentful-client.ts'
import { FieldReader, type FieldProblem } from './field-reader.ts'

type Reader = FieldReader<'menuItem'>

export interface ItemOptions {
  /** null: available at any time. */
  readonly availability: Availability | null
  /** null: decided by the names in the configuration. */
  readonly isBestSeller: boolean | null
  readonly dietaryInfo: DietaryInfo
  readonly problems: readonly FieldProblem[]
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** Maps the optional fields of a `menuItem` entry. */
export function mapItemOptions(entry: RawEntry): ItemOptions {
  const reader = new FieldReader('menuItem', entry)
  return {
    availability: readAvailability(reader),
    isBestSeller: reader.readBoolean('isBestSeller'),
    dietaryInfo: readDietaryInfo(reader),
    problems: reader.problems,
  }
}

function readAvailability(reader: Reader): Availability | null {
  const isAvailable = reader.readBoolean('available') ?? true
  const problemCount = reader.problems.length
  const from = reader.readPattern('availableFrom', TIME, '13:00')
  const until = reader.readPattern('availableUntil', TIME, '13:00')
  const hours = from !== null && until !== null && from !== until ? ([from, until] as const) : null
  if (hours === null && (from ?? until) !== null && reader.problems.length === problemCount) {
    reader.report(from === null ? 'availableFrom' : 'availableUntil', 'twoTimes')
  }
  return isAvailable ? hours : 'soldOut'
}

function readDietaryInfo(reader: Reader): DietaryInfo {
  const calories = reader.readInteger('calories')
  const declared = reader.readChoices('allergens', [...ALLERGENS, NO_ALLERGENS])
  const allergens = declared.filter((allergen) => allergen !== NO_ALLERGENS)
  if (allergens.length > 0 && allergens.length < declared.length) {
    reader.report('allergens', 'allergensOrNone', NO_ALLERGENS)
  }
  const labels = reader.readChoices('labels', DISH_LABELS)
  return {
    ...(calories !== null && { calories }),
    ...(declared.length > 0 && { allergens }),
    ...(labels.length > 0 && { labels }),
  }
}
