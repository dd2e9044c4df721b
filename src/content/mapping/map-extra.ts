import { aedToFils } from '#core/money.ts'
import { MAX_EXTRAS, type Extra } from '#menu/domain/extras.ts'
import { CATEGORIES, type Category, type MenuItem } from '#menu/domain/menu.ts'
import type { RawEntry } from '../api/contentful-client.ts'
import { FieldReader } from './field-reader.ts'
import type { FieldProblem } from '../model/validate-entry.ts'

/** An extra, and the items that offer it: all of these categories, and these. */
export interface MappedExtra {
  readonly extra: Extra
  readonly categories: readonly Category[]
  readonly itemIds: readonly string[]
}

/** Maps an `extra` entry; `mapped` is null if it has no name or no price. */
export function mapExtra(entry: RawEntry): {
  readonly mapped: MappedExtra | null
  readonly problems: readonly FieldProblem[]
} {
  const reader = new FieldReader('extra', entry)
  const name = reader.readBilingual('nameEn', 'nameAr')
  const price = aedToFils(reader.readNumber('price'))
  const isAvailable = reader.readBoolean('available') ?? true
  const categories = reader.readChoices('categories', CATEGORIES)
  const itemIds = reader.readEntryIds('items')
  const { problems } = reader
  if (name === null || price === null) return { mapped: null, problems }
  const extra: Extra = { id: entry.id, name, price, ...(!isAvailable && { isSoldOut: true }) }
  return { mapped: { extra, categories, itemIds }, problems }
}

/** Whether an item offers an extra. */
export function hasExtra({ id, category }: MenuItem, { categories, itemIds }: MappedExtra): boolean {
  return itemIds.includes(id) || (category !== null && categories.includes(category))
}

/** The menu with the first MAX_EXTRAS extras of each item. */
export function addExtras(menu: readonly MenuItem[], mapped: readonly MappedExtra[]): readonly MenuItem[] {
  return menu.map((item) => {
    const extras = mapped.filter((each) => hasExtra(item, each)).map(({ extra }) => extra)
    return extras.length === 0 ? item : { ...item, extras: extras.slice(0, MAX_EXTRAS) }
  })
}
