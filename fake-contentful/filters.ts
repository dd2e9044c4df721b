import { invalidQuery, unknownPath } from './answer.ts'
import { contentTypeOf, type Resource } from './catalogue.ts'
import { COMPARISONS, isFitting, OPERATORS_OF, type Operator } from './comparisons.ts'
import type { KindOfField, ValueKind } from './field-kinds.ts'
import { isLink } from './links.ts'

/** Whether a resource is among those asked for. */
export type Filter = (resource: Resource) => boolean

/** What a filter looks at: how to read it off a resource and what it is. */
interface Subject {
  readonly kind: ValueKind
  readonly read: (resource: Resource) => unknown
}

const SYS_KINDS: ReadonlyMap<string, ValueKind> = new Map([
  ['id', 'id'],
  ['type', 'id'],
  ['createdAt', 'time'],
  ['updatedAt', 'time'],
  ['revision', 'number'],
])

/** Whether a parameter is a filter by its name; which one, only `readFilter` knows. */
export function isFilter(name: string): boolean {
  return name.startsWith('sys.') || name.startsWith('fields.')
}

/**
 * Reads a filter: `sys.id[in]=a,b`, `fields.price[gte]=20`, `fields.image.sys.id=fries`. `kindOf` is null where the
 * content type is not told, which filters by fields need. Throws InvalidQuery for a path or an operator that is not
 * known, an operator that makes no sense for the field, and a value that does not fit the field.
 */
export function readFilter(name: string, text: string, kindOf: KindOfField | null): Filter {
  const [, path = '', word = ''] = /^([^[\]]+)(?:\[(\w+)\])?$/.exec(name) ?? []
  if (kindOf === null && path.startsWith('fields.')) throw contentTypeNeeded(path)
  const subject = subjectOf(path.split('.'), kindOf)
  if (subject === null || !Object.hasOwn(COMPARISONS, word)) throw unknownPath(name)
  const operator = word as Operator
  const { kind, read } = subject
  if (!OPERATORS_OF[kind].includes(operator) || !isFitting(text, operator, kind)) {
    throw invalidQuery({ name: 'invalidFilter', path: path.split('.'), value: text, details: misfit(name, text) })
  }
  const isAsWanted = COMPARISONS[operator]
  return (resource) => isAsWanted(read(resource), text)
}

/** An InvalidQuery error about fields that can't be known without the content type. */
export function contentTypeNeeded(path: string) {
  return invalidQuery({
    name: 'contentTypeRequired',
    value: path,
    details: 'Naming a field needs the content_type parameter',
  })
}

function subjectOf([area, name = '', ...rest]: readonly string[], kindOf: KindOfField | null): Subject | null {
  const further = rest.join('.')
  if (area === 'sys' && name === 'contentType' && further === 'sys.id') return { kind: 'id', read: contentTypeOf }
  if (area === 'sys') {
    const kind = further === '' ? SYS_KINDS.get(name) : undefined
    return kind === undefined ? null : { kind, read: ({ sys }) => sys[name] }
  }
  const kind = area === 'fields' ? kindOf?.(name) : null
  if (kind === null || kind === undefined) return null
  const read = ({ fields }: Resource) => (Object.hasOwn(fields, name) ? fields[name] : undefined)
  if (further === '') return { kind, read }
  if (further !== 'sys.id' || (kind !== 'link' && kind !== 'any')) return null
  return { kind: 'id', read: (resource) => idsOfLinks(read(resource)) }
}

function idsOfLinks(value: unknown): readonly string[] | undefined {
  const links = [value].flat().filter((part) => typeof part === 'object' && part !== null && isLink(part))
  return links.length === 0 ? undefined : links.map(({ sys }) => sys.id)
}

function misfit(name: string, text: string): string {
  return `The filter "${name}" can't be applied to this field with the value "${text}"`
}
