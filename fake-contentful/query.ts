import { invalidQuery, unknownPath } from './answer.ts'
import { LOCALE, type Catalogue, type Resource } from './catalogue.ts'
import { assetField, entryFields, type KindOfField } from './field-kinds.ts'
import { contentTypeNeeded, isFilter, readFilter, type Filter } from './filters.ts'
import { readSelection, type Selection } from './selection.ts'

/** A collection request whose every parameter was understood. */
export interface CollectionQuery {
  readonly contentType: string | null
  /** All of them hold for what is wanted. */
  readonly filters: readonly Filter[]
  /** null: everything of a resource. */
  readonly selection: Selection | null
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

const ASSET_PARAMETERS = ['access_token', 'limit', 'skip', 'order', 'select', 'locale', 'include']
const ENTRY_PARAMETERS = [...ASSET_PARAMETERS, 'content_type']

/** Which parameters each kind of request takes, filters aside; any other is refused, as the Delivery API does. */
const KNOWN_PARAMETERS = {
  entries: new Set(ENTRY_PARAMETERS),
  assets: new Set(ASSET_PARAMETERS),
  single: new Set(['access_token', 'locale', 'include']),
  plain: new Set(['access_token', 'limit', 'skip', 'locale']),
} as const

/** Refuses parameters that this kind of request doesn't take and any locale but the one there is. Throws InvalidQuery. */
export function checkParameters(parameters: URLSearchParams, kind: keyof typeof KNOWN_PARAMETERS): void {
  for (const name of parameters.keys()) {
    const isKnown = KNOWN_PARAMETERS[kind].has(name) || (isCollection(kind) && isFilter(name))
    if (!isKnown) throw unknownPath(name)
  }
  const locale = parameters.get('locale')
  if (locale !== null && locale !== LOCALE) {
    throw invalidQuery({ name: 'locale', value: locale, details: `Unknown locale: ${locale}` })
  }
}

function isCollection(kind: keyof typeof KNOWN_PARAMETERS): boolean {
  return kind === 'entries' || kind === 'assets'
}

/** Reads the parameters of a request for entries. Throws InvalidQuery for any that is unknown or out of range. */
export function readEntryQuery(parameters: URLSearchParams, catalogue: Catalogue): CollectionQuery {
  const contentType = parameters.get('content_type')
  return readCollectionQuery(parameters, 'entries', contentType === null ? null : entryFields(catalogue, contentType))
}

/** Reads the parameters of a request for assets, whose fields are always known. Throws as `readEntryQuery` does. */
export function readAssetQuery(parameters: URLSearchParams): CollectionQuery {
  return readCollectionQuery(parameters, 'assets', assetField)
}

function readCollectionQuery(
  parameters: URLSearchParams,
  kind: 'entries' | 'assets',
  kindOf: KindOfField | null,
): CollectionQuery {
  checkParameters(parameters, kind)
  const filters = [...parameters].filter(([name]) => isFilter(name))
  return {
    contentType: parameters.get('content_type'),
    filters: filters.map(([name, text]) => readFilter(name, text, kindOf)),
    selection: readSelection(parameters.get('select'), kindOf),
    order: readOrder(parameters.get('order'), kindOf !== null),
    ...readPage(parameters),
    include: readCount(parameters, 'include', DEFAULT_INCLUDE, MAX_INCLUDE),
  }
}

/** Reads which part of a collection is wanted. Throws InvalidQuery for what is no number or too large. */
export function readPage(parameters: URLSearchParams): { readonly skip: number; readonly limit: number } {
  return {
    skip: readCount(parameters, 'skip', 0, Number.MAX_SAFE_INTEGER),
    limit: readCount(parameters, 'limit', DEFAULT_LIMIT, MAX_LIMIT),
  }
}

function readCount(parameters: URLSearchParams, name: string, fallback: number, max: number): number {
  const text = parameters.get(name)
  if (text === null) return fallback
  const count = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN
  if (count <= max) return count
  throw invalidQuery({ name, value: text, details: `${name} must be a whole number from 0 to ${max}` })
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
    if (!fieldsAllowed) throw contentTypeNeeded(path)
    return { descending, read: ({ fields }) => (Object.hasOwn(fields, name) ? fields[name] : undefined) }
  })
}
