import { createInvalidQueryError } from './api-response.ts'
import type { Resource } from './resources.ts'

export interface CollectionQuery {
  readonly contentType: string | null
  /** Entries of any of these types; null for all. A type that does not exist has none. */
  readonly contentTypes: readonly string[] | null
  readonly id: string | null
  readonly order: readonly OrderKey[]
  readonly skip: number
  readonly limit: number
  /** How many levels of links are resolved. */
  readonly include: number
}

/** Properties by which collections can be ordered. */
type OrderKey = 'id' | 'createdAt'

const DEFAULT_LIMIT = 100
const MAX_LIMIT = 1000
const MAX_INCLUDE = 10
const CONTENT_TYPES_PARAMETER = 'sys.contentType.sys.id[in]'
const PARAMETERS = new Set([
  ...['access_token', 'content_type', CONTENT_TYPES_PARAMETER, 'sys.id', 'order', 'skip', 'limit', 'include'],
])

/** Throws InvalidQuery for a parameter that is unknown or out of range. */
export function parseQuery(parameters: URLSearchParams): CollectionQuery {
  for (const name of parameters.keys()) if (!PARAMETERS.has(name)) throw createUnknownPathError(name)
  return {
    contentType: parameters.get('content_type'),
    contentTypes: parameters.get(CONTENT_TYPES_PARAMETER)?.split(',') ?? null,
    id: parameters.get('sys.id'),
    order: parseOrder(parameters.get('order')),
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
  throw createInvalidQueryError({ name, value: text, details: `${name} must be a whole number from 0 to ${max}` })
}

function parseOrder(text: string | null): readonly OrderKey[] {
  if (text === null) return []
  return text.split(',').map((path) => {
    if (path === 'sys.id') return 'id'
    if (path === 'sys.createdAt') return 'createdAt'
    throw createUnknownPathError(path)
  })
}

function createUnknownPathError(path: string) {
  return createInvalidQueryError({
    name: 'unknown',
    path: path.split('.'),
    details: `The path "${path}" is not recognized`,
  })
}

export function compareBy(order: readonly OrderKey[], a: Resource, b: Resource): number {
  for (const key of order) {
    const [left, right] = [a.sys[key], b.sys[key]]
    if (left !== right) return left < right ? -1 : 1
  }
  return 0
}
