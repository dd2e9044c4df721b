import type { DeliveryArea } from '../domain/delivery-area.ts'
import { aedToFils, type Fils } from '../domain/money.ts'
import type { DeliveryAreaFields } from './content-types.ts'
import type { RawEntry } from './contentful-client.ts'
import { FieldReader, type FieldProblem } from './field-reader.ts'

const MAX_NAME_CHARACTERS = 60
const MAX_AMOUNT_AED = 1000
const MAX_POSITION = 1_000_000

/** '30', or '30-45' with the longer time last. */
function isDuration(text: string): boolean {
  const [, shortest, longest = shortest] = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(text) ?? []
  return Number(shortest) > 0 && Number(shortest) <= Number(longest)
}

/** Maps a `deliveryArea` entry; `area` is null if it has no name. */
export function mapDeliveryArea(entry: RawEntry): {
  readonly area: DeliveryArea | null
  /** Position in the list chosen by the owner, smallest first; null if not set. */
  readonly sortOrder: number | null
  readonly problems: readonly FieldProblem[]
} {
  const reader = new FieldReader<DeliveryAreaFields>(entry.fields)
  const readAmount = (field: 'fee' | 'minimum' | 'freeFrom'): Fils | null =>
    aedToFils(reader.readNumber(field, 0, MAX_AMOUNT_AED))
  const name = reader.readBilingual('nameEn', 'nameAr', MAX_NAME_CHARACTERS)
  const facts = {
    fee: readAmount('fee'),
    minimum: readAmount('minimum'),
    freeFrom: readAmount('freeFrom'),
    minutes: reader.readPattern('minutes', { test: isDuration }, '30-45'),
    isClosed: reader.readBoolean('closed') ?? false,
  }
  const sortOrder = reader.readInteger('sortOrder', -MAX_POSITION, MAX_POSITION)
  if (name === null) reader.report('nameEn', 'bothNames')
  return { area: name && { id: entry.id, name, ...facts }, sortOrder, problems: reader.problems }
}
