import { invalidQuery, unknownPath } from './answer.ts'
import type { Resource } from './catalogue.ts'
import type { KindOfField } from './field-kinds.ts'
import { contentTypeNeeded } from './filters.ts'

const AREAS = ['sys', 'fields', 'metadata'] as const
type Area = (typeof AREAS)[number]

/** What is left of a resource: an area as a whole, or the named parts of it. */
export type Selection = ReadonlyMap<Area, 'whole' | ReadonlySet<string>>

const SYS_PARTS = new Set([
  ...['id', 'type', 'space', 'environment', 'contentType', 'locale'],
  ...['createdAt', 'updatedAt', 'publishedVersion', 'revision'],
])
const METADATA_PARTS = new Set(['tags', 'concepts'])
const MOST_PATHS = 100

/**
 * Reads `select=sys.id,fields.nameEn`. `kindOf` is null where the content type is not told, which fields need. Throws
 * InvalidQuery for a path that is not known or deeper than two.
 */
export function readSelection(text: string | null, kindOf: KindOfField | null): Selection | null {
  if (text === null) return null
  const paths = text.split(',').map((path) => path.trim())
  if (paths.length > MOST_PATHS) {
    throw invalidQuery({ name: 'select', details: `At most ${MOST_PATHS} paths can be selected` })
  }
  const selection = new Map<Area, 'whole' | Set<string>>()
  for (const path of paths) {
    const [first, name, ...rest] = path.split('.')
    const area = AREAS.find((known) => known === first)
    if (area === undefined || rest.length > 0) throw unknownPath(path)
    if (area === 'fields' && kindOf === null) throw contentTypeNeeded(path)
    if (name !== undefined && !isKnown(area, name, kindOf)) throw unknownPath(path)
    const before = selection.get(area)
    if (name === undefined || before === 'whole') selection.set(area, 'whole')
    else selection.set(area, new Set([...(before ?? []), name]))
  }
  return selection
}

/** A resource with nothing but what was selected; an area of which nothing was selected is gone. */
export function selected(resource: Resource, selection: Selection): Partial<Resource> {
  return Object.fromEntries(
    AREAS.flatMap((area) => {
      const parts = selection.get(area)
      if (parts === undefined) return []
      if (parts === 'whole') return [[area, resource[area]]]
      return [[area, Object.fromEntries(Object.entries(resource[area]).filter(([name]) => parts.has(name)))]]
    }),
  )
}

function isKnown(area: Area, name: string, kindOf: KindOfField | null): boolean {
  if (area === 'sys') return SYS_PARTS.has(name)
  if (area === 'metadata') return METADATA_PARTS.has(name)
  return kindOf !== null && kindOf(name) !== null
}
