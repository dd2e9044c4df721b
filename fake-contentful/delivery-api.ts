import {
  ApiError,
  createInvalidQueryError,
  createJsonResponse,
  toErrorResponse,
  type ApiResponse,
} from './api-response.ts'
import type { Dataset } from './dataset.ts'
import { resolveLinks } from './links.ts'
import { compareBy, parseQuery, type CollectionQuery } from './query.ts'
import { createResources, ENVIRONMENT, type Resource, type ResourceList, type Resources } from './resources.ts'

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

export function createDeliveryApi({ dataset, space, accessToken, host }: DeliveryApiOptions) {
  const resources = createResources(dataset, { space, host })

  function toBody({ method, url, authorization }: ApiRequest): unknown {
    const [, path = '', search = ''] = /^([^?]*)\??(.*)$/s.exec(url) ?? []
    const segments = path.split('/').slice(1).map(decodeSegment)
    const [root, requestedSpace, , environment, type, id] = segments
    if (root !== 'spaces') throw new ApiError('NotFound')
    if (method !== 'GET' && method !== 'HEAD') throw new ApiError('MethodNotAllowed')
    const parameters = new URLSearchParams(search)
    authenticate(authorization, parameters, accessToken)
    if (requestedSpace !== space) throw new ApiError('NotFound', { type: 'Space', id: requestedSpace })
    if (segments[2] !== 'environments' || environment !== ENVIRONMENT || segments.length > 6) {
      throw new ApiError('NotFound', { type: 'Environment', id: environment, space })
    }
    if (type !== 'entries' && type !== 'assets') throw new ApiError('NotFound')
    const query = parseQuery(parameters)
    return id === undefined ? toCollection(resources, type, query) : findById(resources[type], id)
  }

  return (request: ApiRequest): ApiResponse => {
    try {
      return createJsonResponse(toBody(request))
    } catch (error) {
      return toErrorResponse(error)
    }
  }
}

function toCollection(resources: Resources, type: 'entries' | 'assets', query: CollectionQuery): unknown {
  const { contentType, contentTypes, id, order, skip, limit, include } = query
  if (contentType !== null && !resources.contentTypes.has(contentType)) {
    // The Delivery API returns this value whatever the name was.
    throw createInvalidQueryError({ name: 'unknownContentType', value: 'DOESNOTEXIST' })
  }
  const matching = resources[type].all.filter(
    (resource) =>
      (contentType === null || getContentType(resource) === contentType) &&
      (contentTypes === null || contentTypes.includes(getContentType(resource) ?? '')) &&
      (id === null || resource.sys.id === id),
  )
  const items = matching.sort((a, b) => compareBy(order, a, b)).slice(skip, skip + limit)
  const collection = { sys: { type: 'Array' }, total: matching.length, skip, limit, items }
  return { ...collection, ...resolveLinks(items, resources, include) }
}

function findById({ byId }: ResourceList, id: string): Resource {
  const resource = byId.get(id)
  if (resource === undefined) throw new ApiError('NotFound', { id, environment: ENVIRONMENT })
  return resource
}

/** Returns undefined for assets. */
function getContentType({ sys }: Resource): string | undefined {
  return (sys['contentType'] as { sys: { id: string } } | undefined)?.sys.id
}

function authenticate(authorization: string | undefined, parameters: URLSearchParams, accessToken: string): void {
  const bearer = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
  if ((bearer ?? parameters.get('access_token')) !== accessToken) throw new ApiError('AccessTokenInvalid')
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    throw new ApiError('BadRequest')
  }
}
