import { invalidQuery } from './api-response.ts'
import type { Resource } from './resources.ts'

/** A request for a collection whose every parameter was understood. */
export interface CollectionQuery {
  readonly contentType: string | null
  readonly id: string | null
  readonly order: readonly OrderKey[]
  readonly skip: number
  readonly limit: number
  /** How many levels of links are resolved. */
  readonly include: number
}

/** Reads the value that resources are ordered by. */
type OrderKey = (resource: Resource) => unknown

const DEFAULT_LIMIT = 100
const MAX_LIMIT = 1000
const MAX_INCLUDE = 10
const PARAMETERS = new Set(['access_token', 'content_type', 'sys.id', 'order', 'skip', 'limit', 'include'])

/** Throws InvalidQuery for a parameter that is unknown or out of range. */
export function parseQuery(parameters: URLSearchParams): CollectionQuery {
  for (const name of parameters.keys()) if (!PARAMETERS.has(name)) throw unknownPath(name)
  const contentType = parameters.get('content_type')
  return {
    contentType,
    id: parameters.get('sys.id'),
    order: parseOrder(parameters.get('order'), contentType !== null),
    skip: parseCount(parameters, 'skip', 0, Number.MAX_SAFE_INTEGER),
    limit: parseCount(parameters, 'limit', DEFAULT_LIMIT, MAX_LIMIT),
    include: parseCount(parameters, 'include', 1, MAX_INCLUDE),
  }
}

function parseCount(parameters: URLSearchParams, name: string, fallback: number, max: number): number {
  const text = parameters.get(name)
  if (text === null) return fallback
  const count = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN
  if (count <= max) return count
  throw invalidQuery({ name, value: text, details: `${name} must be a whole number from 0 to ${max}` })
}

/** Fields can only be told apart within a content type. */
function parseOrder(text: string | null, hasContentType: boolean): readonly OrderKey[] {
  if (text === null) return []
  return text.split(',').map((path) => {
    const [, area, name = ''] = /^(sys|fields)\.(\w+)$/.exec(path) ?? []
    if (area === 'sys' && (name === 'id' || name === 'createdAt')) return ({ sys }) => sys[name]
    if (area !== 'fields' || !hasContentType) throw unknownPath(path)
    return ({ fields }) => (Object.hasOwn(fields, name) ? fields[name] : undefined)
  })
}

function unknownPath(path: string) {
  return invalidQuery({ name: 'unknown', path: path.split('.'), details: `The path "${path}" is not recognized` })
}

export function compareBy(order: readonly OrderKey[], a: Resource, b: Resource): number {
  for (const read of order) {
    const difference = compareValues(read(a), read(b))
    if (difference !== 0) return difference
  }
  return 0
}

/** Numbers by size, everything else by its text; what is missing comes last. */
function compareValues(a: unknown, b: unknown): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  const [left, right] = typeof a === 'number' && typeof b === 'number' ? [a, b] : [toText(a), toText(b)]
  return left < right ? -1 : Number(left > right)
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
