import { ApiError, createJsonResponse, toErrorResponse, type ApiResponse } from './api-response.ts'
import type { Dataset } from './dataset.ts'
import { listLinkKeys, toAsset, toEntry, toLinkKey, type Resource } from './resources.ts'

export interface ApiRequest {
  readonly method: string
  /** As in the request line; may be malformed. */
  readonly url: string
  readonly authorization: string | undefined
}

export interface DeliveryApiOptions {
  readonly dataset: Dataset
  readonly space: string
  readonly accessToken: string
  /** 'HOST:PORT' of the service, for image URLs. */
  readonly host: string
}

/** Handles what the site sends: requests for a page of entries with the assets and entries that they link. */
export function createDeliveryApi({ dataset, space, accessToken, host }: DeliveryApiOptions) {
  const entries = dataset.entries.map(toEntry)
  const assets = dataset.assets.map((asset) => toAsset(asset, host))
  // Of two with one ID the first one is found.
  const resources = new Map([...entries, ...assets].toReversed().map((resource) => [toLinkKey(resource.sys), resource]))

  function toCollection({ types, skip, limit }: EntriesQuery): unknown {
    const matching = entries.filter(({ sys }) => types === null || types.includes(sys.contentType?.sys.id ?? ''))
    const items = matching.slice(skip, skip + limit)
    return { sys: { type: 'Array' }, total: matching.length, skip, limit, items, includes: listIncludes(items) }
  }

  /** The targets of the items' links, each once, without those that are items themselves. */
  function listIncludes(items: readonly Resource[]): unknown {
    const targets = new Set(items.flatMap(({ fields }) => listLinkKeys(fields)).map((key) => resources.get(key)))
    const included = [...targets].filter((target) => target !== undefined && !items.includes(target))
    return Object.groupBy(included, (target) => target?.sys.type ?? '')
  }

  return ({ method, url, authorization }: ApiRequest): ApiResponse => {
    try {
      const [path = '', search = ''] = url.split('?')
      if (!path.startsWith('/spaces/')) throw new ApiError('NotFound')
      if (method !== 'GET') throw new ApiError('MethodNotAllowed')
      if (authorization !== `Bearer ${accessToken}`) throw new ApiError('AccessTokenInvalid')
      if (path !== `/spaces/${space}/environments/master/entries`) throw new ApiError('NotFound')
      return createJsonResponse(toCollection(parseQuery(search)))
    } catch (error) {
      return toErrorResponse(error)
    }
  }
}

interface EntriesQuery {
  /** Content types; null: all. */
  readonly types: readonly string[] | null
  readonly skip: number
  readonly limit: number
}

const ORDER = 'sys.createdAt,sys.id'
const MAX_LIMIT = 1000

/** Throws InvalidQuery for a parameter or a value that the site does not send. */
function parseQuery(search: string): EntriesQuery {
  const parameters = Object.fromEntries(new URLSearchParams(search))
  const { content_type: type, 'sys.contentType.sys.id[in]': types = type } = parameters
  const { order = ORDER, include = '1', skip = '0', limit = '100' } = parameters
  const known = ['content_type', 'sys.contentType.sys.id[in]', 'order', 'include', 'skip', 'limit']
  const isKnown = Object.keys(parameters).every((name) => known.includes(name))
  const isCount = [skip, limit].every((text) => /^\d{1,9}$/.test(text)) && Number(limit) <= MAX_LIMIT
  if (!isKnown || !isCount || order !== ORDER || include !== '1') throw new ApiError('InvalidQuery')
  return { types: types?.split(',') ?? null, skip: Number(skip), limit: Number(limit) }
}
