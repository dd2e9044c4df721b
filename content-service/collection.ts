import { invalidQuery } from './answer.ts'
import type { Catalogue, Resource, Shelf } from './catalogue.ts'
import { followLinks } from './links.ts'
import type { CollectionQuery, OrderKey } from './query.ts'

/** The Delivery API says this word whatever the name was. */
const UNKNOWN_CONTENT_TYPE = 'DOESNOTEXIST'

/** The body of `/entries`. Throws InvalidQuery for a content type nobody has heard of. */
export function entryCollection(catalogue: Catalogue, query: CollectionQuery) {
  const { contentType } = query
  if (contentType !== null && !catalogue.contentTypes.has(contentType)) {
    throw invalidQuery({ name: 'unknownContentType', value: UNKNOWN_CONTENT_TYPE })
  }
  const page = pageOf(catalogue.entries, query)
  return { ...page, ...followLinks(page.items, catalogue, query.include) }
}

/** The body of `/assets`. */
export function assetCollection(catalogue: Catalogue, query: CollectionQuery) {
  return pageOf(catalogue.assets, query)
}

function pageOf(shelf: Shelf, query: CollectionQuery) {
  const { contentType, ids, order, skip, limit } = query
  const matching = shelf.all.filter(
    (resource) =>
      (contentType === null || contentTypeOf(resource) === contentType) && (ids === null || ids.has(resource.sys.id)),
  )
  const items = matching.sort((a, b) => compareBy(order, a, b)).slice(skip, skip + limit)
  return { sys: { type: 'Array' }, total: matching.length, skip, limit, items }
}

function contentTypeOf({ sys }: Resource): string | undefined {
  return (sys['contentType'] as { sys: { id: string } } | undefined)?.sys.id
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
