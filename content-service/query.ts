import { LOCALE, type Resource } from './catalogue.ts'
import { invalidQuery } from './answer.ts'

/** A collection request whose every parameter was understood. */
export interface CollectionQuery {
  readonly contentType: string | null
  /** null: no filter by id. */
  readonly ids: ReadonlySet<string> | null
  readonly order: readonly OrderKey[]
  readonly skip: number
  readonly limit: number
  /** How many levels of links are resolved. */
  readonly include: number
}

export interface OrderKey {
  readonly descending: boolean
  readonly read: (resource: Resource) => unknown
}

const DEFAULT_LIMIT = 100
const MAX_LIMIT = 1000
const DEFAULT_INCLUDE = 1
const MAX_INCLUDE = 10
const SYS_ORDERS = new Set(['id', 'createdAt', 'updatedAt'])

const ASSET_PARAMETERS = ['access_token', 'limit', 'skip', 'order', 'sys.id', 'sys.id[in]', 'locale', 'include']
const ENTRY_PARAMETERS = [...ASSET_PARAMETERS, 'content_type']

/** Which parameters each kind of request takes; any other is refused, as the Delivery API does. */
const KNOWN_PARAMETERS = {
  entries: new Set(ENTRY_PARAMETERS),
  assets: new Set(ASSET_PARAMETERS),
  single: new Set(['access_token', 'locale', 'include']),
  plain: new Set(['access_token', 'limit', 'skip', 'locale']),
} as const

/** Refuses parameters that this kind of request doesn't take and any locale but the one there is. Throws InvalidQuery. */
export function checkParameters(parameters: URLSearchParams, kind: keyof typeof KNOWN_PARAMETERS): void {
  for (const name of parameters.keys()) {
    if (!KNOWN_PARAMETERS[kind].has(name)) throw unknownPath(name)
  }
  const locale = parameters.get('locale')
  if (locale !== null && locale !== LOCALE) {
    throw invalidQuery({ name: 'locale', value: locale, details: `Unknown locale: ${locale}` })
  }
}

/** Reads the parameters of a collection request. Throws InvalidQuery for any that is unknown or out of range. */
export function readCollectionQuery(parameters: URLSearchParams, kind: 'entries' | 'assets'): CollectionQuery {
  checkParameters(parameters, kind)
  const contentType = parameters.get('content_type')
  return {
    contentType,
    ids: readIds(parameters),
    order: readOrder(parameters.get('order'), kind === 'assets' || contentType !== null),
    skip: readCount(parameters, 'skip', 0, Number.MAX_SAFE_INTEGER),
    limit: readCount(parameters, 'limit', DEFAULT_LIMIT, MAX_LIMIT),
    include: readCount(parameters, 'include', DEFAULT_INCLUDE, MAX_INCLUDE),
  }
}

function readCount(parameters: URLSearchParams, name: string, fallback: number, max: number): number {
  const text = parameters.get(name)
  if (text === null) return fallback
  const count = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN
  if (count <= max) return count
  throw invalidQuery({ name, value: text, details: `${name} must be a whole number from 0 to ${max}` })
}

function readIds(parameters: URLSearchParams): ReadonlySet<string> | null {
  const one = parameters.get('sys.id')
  const many = parameters.get('sys.id[in]')?.split(',') ?? null
  if (one === null) return many && new Set(many)
  return new Set(many === null || many.includes(one) ? [one] : [])
}

function readOrder(text: string | null, fieldsAllowed: boolean): readonly OrderKey[] {
  if (text === null) return []
  return text.split(',').map((part) => {
    const descending = part.startsWith('-')
    const path = descending ? part.slice(1) : part
    const [area, name, ...rest] = path.split('.')
    if (name === undefined || name === '' || rest.length > 0) throw unknownPath(path)
    if (area === 'sys' && SYS_ORDERS.has(name)) return { descending, read: ({ sys }) => sys[name] }
    if (area !== 'fields') throw unknownPath(path)
    if (!fieldsAllowed) {
      throw invalidQuery({
        name: 'order',
        value: path,
        details: 'Ordering by a field needs the content_type parameter',
      })
    }
    return { descending, read: ({ fields }) => (Object.hasOwn(fields, name) ? fields[name] : undefined) }
  })
}

function unknownPath(path: string) {
  return invalidQuery({ name: 'unknown', path: path.split('.'), details: `The path "${path}" is not recognized` })
}
