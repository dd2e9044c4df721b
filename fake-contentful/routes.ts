import { ApiError, errorAnswer, jsonAnswer, type Answer } from './answer.ts'
import { ENVIRONMENT, LOCALE, type Catalogue, type Resource, type Shelf } from './catalogue.ts'
import { assetCollection, entryCollection } from './collection.ts'
import { contentTypeBodies } from './content-type-bodies.ts'
import type { Pictures } from './images.ts'
import { pictureAnswer } from './picture-answer.ts'
import type { MakeVariant } from './picture-variants.ts'
import { checkParameters, readAssetQuery, readEntryQuery, readPage } from './query.ts'
import type { Sync } from './sync.ts'

/** What the routes answer from. */
export interface Served {
  readonly space: string
  readonly accessToken: string
  readonly pictures: Pictures
  readonly makeVariant: MakeVariant
  readonly catalogue: Catalogue
  readonly sync: Sync
}

/** The parts of a request that matter here. */
export interface Asked {
  readonly method: string
  /** As it stood in the request line: it may be malformed. */
  readonly url: string
  readonly authorization: string | undefined
  readonly ifNoneMatch: string | undefined
}

const LOCALES = [{ code: LOCALE, name: 'English (United States)', default: true, fallbackCode: null }]

/** Answers any request; never throws, however odd the address. */
export async function answer(asked: Asked, served: Served): Promise<Answer> {
  try {
    const [path, search] = splitOnce(asked.url, '?')
    const segments = path.split('/').slice(1).map(decodeSegment)
    if (segments[0] !== 'images' && segments[0] !== 'spaces') throw new ApiError('NotFound')
    if (asked.method !== 'GET' && asked.method !== 'HEAD') throw new ApiError('MethodNotAllowed')
    const parameters = new URLSearchParams(search)
    if (segments[0] === 'images') {
      return await pictureAnswer(segments.slice(1), parameters, asked.ifNoneMatch, served)
    }
    authenticate(asked.authorization, parameters, served.accessToken)
    return jsonAnswer(spaceBody(segments.slice(1), parameters, served))
  } catch (error) {
    return errorAnswer(error)
  }
}

function spaceBody([space, ...rest]: readonly string[], parameters: URLSearchParams, served: Served): unknown {
  if (space !== served.space) throw new ApiError('NotFound', { type: 'Space', id: space })
  if (rest.length === 0 || (rest.length === 1 && rest[0] === '')) {
    checkParameters(parameters, 'plain')
    return { sys: { type: 'Space', id: space }, name: space, locales: LOCALES }
  }
  // The older form of the addresses, without an environment, means the master one.
  const [environment, resource, ...id] = rest[0] === 'environments' ? rest.slice(1) : [ENVIRONMENT, ...rest]
  if (environment !== ENVIRONMENT) throw new ApiError('NotFound', { type: 'Environment', id: environment, space })
  if (id.length > 1) throw new ApiError('NotFound')
  return environmentBody(resource, id[0], parameters, served)
}

function environmentBody(
  resource: string | undefined,
  id: string | undefined,
  parameters: URLSearchParams,
  { space, catalogue, sync }: Served,
): unknown {
  const isList = id === undefined
  switch (resource) {
    case 'entries':
      if (!isList) return oneOf(catalogue.entries, 'Entry', id, parameters)
      return entryCollection(catalogue, readEntryQuery(parameters, catalogue))
    case 'assets':
      if (!isList) return oneOf(catalogue.assets, 'Asset', id, parameters)
      return assetCollection(catalogue, readAssetQuery(parameters))
    case 'content_types':
      return isList ? listOf(contentTypeBodies(space), parameters) : contentType(space, id, parameters)
    case 'locales':
      if (isList) return listOf(LOCALES.map(localeBody), parameters)
      break
    case 'sync':
      if (isList) return sync(parameters)
  }
  throw new ApiError('NotFound')
}

function listOf(all: readonly unknown[], parameters: URLSearchParams): unknown {
  checkParameters(parameters, 'plain')
  const { skip, limit } = readPage(parameters)
  return { sys: { type: 'Array' }, total: all.length, skip, limit, items: all.slice(skip, skip + limit) }
}

function localeBody(locale: (typeof LOCALES)[number]): unknown {
  return { ...locale, sys: { type: 'Locale', id: locale.code, version: 1 } }
}

function contentType(space: string, id: string, parameters: URLSearchParams): unknown {
  checkParameters(parameters, 'single')
  const body = contentTypeBodies(space).find(({ sys }) => sys.id === id)
  if (body === undefined) throw new ApiError('NotFound', { type: 'ContentType', id, environment: ENVIRONMENT })
  return body
}

function oneOf(shelf: Shelf, type: string, id: string, parameters: URLSearchParams): Resource {
  checkParameters(parameters, 'single')
  const resource = shelf.byId.get(id)
  if (resource === undefined) throw new ApiError('NotFound', { type, id, environment: ENVIRONMENT })
  return resource
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

function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + mark.length)]
}
