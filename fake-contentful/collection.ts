import { invalidQuery } from './answer.ts'
import { contentTypeOf, type Catalogue, type Resource, type Shelf } from './catalogue.ts'
import { followLinks } from './links.ts'
import type { CollectionQuery, OrderKey } from './query.ts'
import { selected, type Selection } from './selection.ts'

/** The Delivery API says this word whatever the name was. */
const UNKNOWN_CONTENT_TYPE = 'DOESNOTEXIST'

/** The body of `/entries`. Throws InvalidQuery for a content type nobody has heard of. */
export function entryCollection(catalogue: Catalogue, query: CollectionQuery) {
  const { contentType } = query
  if (contentType !== null && !catalogue.contentTypes.has(contentType)) {
    throw invalidQuery({ name: 'unknownContentType', value: UNKNOWN_CONTENT_TYPE })
  }
  const page = pageOf(catalogue.entries, query)
  const links = followLinks(withSelectedFields(page.items, query.selection), catalogue, query.include)
  return { ...page, items: bodiesOf(page.items, query.selection), ...links }
}

/** The body of `/assets`. */
export function assetCollection(catalogue: Catalogue, query: CollectionQuery) {
  const page = pageOf(catalogue.assets, query)
  return { ...page, items: bodiesOf(page.items, query.selection) }
}

function bodiesOf(items: readonly Resource[], selection: Selection | null): readonly Partial<Resource>[] {
  return selection === null ? items : items.map((item) => selected(item, selection))
}

/** Only the links that are shown are followed, but they are known by the whole of their system fields. */
function withSelectedFields(items: readonly Resource[], selection: Selection | null): readonly Resource[] {
  return selection === null ? items : items.map((item) => ({ ...item, fields: selected(item, selection).fields ?? {} }))
}

function pageOf(shelf: Shelf, query: CollectionQuery) {
  const { contentType, filters, order, skip, limit } = query
  const matching = shelf.all.filter(
    (resource) =>
      (contentType === null || contentTypeOf(resource) === contentType) &&
      filters.every((isWanted) => isWanted(resource)),
  )
  const items = matching.sort((a, b) => compareBy(order, a, b)).slice(skip, skip + limit)
  return { sys: { type: 'Array' }, total: matching.length, skip, limit, items }
}

function compareBy(order: readonly OrderKey[], a: Resource, b: Resource): number {
  for (const { descending, read } of order) {
    const difference = compareValues(read(a), read(b))
    if (difference !== 0) return descending ? -difference : difference
  }
  return 0
}

/** Numbers by size, before everything else by its text; what is missing comes last (first when descending). */
function compareValues(a: unknown, b: unknown): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  const numbers = Number(typeof a !== 'number') - Number(typeof b !== 'number')
  if (numbers !== 0) return numbers
  const [left, right] = typeof a === 'number' ? [a, b as number] : [textOf(a), textOf(b)]
  return left < right ? -1 : left > right ? 1 : 0
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
