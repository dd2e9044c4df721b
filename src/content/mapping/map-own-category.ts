import { toLocalText, type Bilingual } from '#core/text/language.ts'
import { MAX_OWN_CATEGORIES, type OwnCategory } from '#menu/domain/own-category.ts'
import type { RawEntry } from '../api/contentful-client.ts'
import { FieldReader } from './field-reader.ts'
import type { FieldProblem } from '../model/validate-entry.ts'

/** The owner's categories by the ID of their entry. */
export type OwnCategories = ReadonlyMap<string, OwnCategory>

export const NO_OWN_CATEGORIES: OwnCategories = new Map()

/** As on the button 'All'. */
const DEFAULT_DRAWING = 'all'

interface MappedCategory {
  readonly entryId: string
  readonly name: Bilingual
  readonly drawing: string
  /** Smallest first; null if not set. */
  readonly sortOrder: number | null
}

/** Maps a `category` entry; `mapped` is null if it has no name. */
function mapOwnCategory(entry: RawEntry): {
  readonly mapped: MappedCategory | null
  readonly problems: readonly FieldProblem[]
} {
  const reader = new FieldReader('category', entry)
  const name = reader.readBilingual('nameEn', 'nameAr')
  const drawing = reader.readMatching('drawing') ?? DEFAULT_DRAWING
  const sortOrder = reader.readNumber('sortOrder')
  return { mapped: name && { entryId: entry.id, name, drawing, sortOrder }, problems: reader.problems }
}

/** What the `category` entries are. */
export interface MappedCategories {
  /** The oldest MAX_OWN_CATEGORIES entries that have a name, by position, then by the English name. */
  readonly ownCategories: OwnCategories
  /** The others with a name. */
  readonly unused: readonly RawEntry[]
  /** All of them, with what is wrong in each. */
  readonly entries: readonly { readonly entry: RawEntry; readonly problems: readonly FieldProblem[] }[]
}

export function mapOwnCategories(entries: readonly RawEntry[]): MappedCategories {
  const results = entries.map((entry) => ({ entry, ...mapOwnCategory(entry) }))
  const mapped = results.flatMap((result) => result.mapped ?? [])
  const ownCategories = mapped
    .slice(0, MAX_OWN_CATEGORIES)
    .toSorted(compareCategories)
    .map(({ entryId, name, drawing }, place): [string, OwnCategory] => [
      entryId,
      { id: `own-${entryId}`, name, drawing, place },
    ])
  return {
    ownCategories: new Map(ownCategories),
    unused: results.flatMap(({ entry, mapped }) => (mapped === null ? [] : entry)).slice(MAX_OWN_CATEGORIES),
    entries: results.map(({ entry, problems }) => ({ entry, problems })),
  }
}

const collator = new Intl.Collator('en')

function compareCategories(a: MappedCategory, b: MappedCategory): number {
  const getPosition = ({ sortOrder }: MappedCategory): number => sortOrder ?? Number.MAX_SAFE_INTEGER
  return getPosition(a) - getPosition(b) || collator.compare(getEnglishName(a), getEnglishName(b))
}

function getEnglishName({ name }: MappedCategory): string {
  return toLocalText(name, 'en').text
}
