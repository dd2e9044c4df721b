import { collection, Refusal, type Answer } from './answers.ts'
import { checkContentType, checkPublishedEntry, checkSameTypes, checkSavedEntry } from './checks.ts'
import { processFile, savedAsset, shownAsset } from './pictures.ts'
import { found, matching, placeOf, publish, put, type Space } from './space.ts'

/** A request after its token, space and environment were found to be right. */
export interface Asked {
  readonly parameters: readonly string[]
  readonly query: URLSearchParams
  readonly version: number | undefined
  /** `X-Contentful-Content-Type`. */
  readonly contentType: string
  readonly json: Readonly<Record<string, unknown>>
  readonly bytes: Buffer
}

type Handler = (space: Space, asked: Asked) => Answer

/** Everything the two official libraries ask for, below `/spaces/{space}/environments/{environment}`. */
const ROUTES: readonly (readonly [method: string, path: RegExp, handler: Handler])[] = [
  ['GET', /^$/, getEnvironment],
  ['GET', /^\/locales$/, listLocales],
  ['GET', /^\/tags$/, (_, { query }) => collection([], query)],
  ['GET', /^\/content_types$/, (space, { query }) => collection(matching(space.contentTypes, query), query)],
  ['GET', /^\/content_types\/([^/]+)$/, (space, { parameters: [id = ''] }) => ok(found(space.contentTypes, id))],
  ['PUT', /^\/content_types\/([^/]+)$/, putContentType],
  ['PUT', /^\/content_types\/([^/]+)\/published$/, publishContentType],
  ['GET', /^\/content_types\/([^/]+)\/editor_interface$/, getEditorInterface],
  ['PUT', /^\/content_types\/([^/]+)\/editor_interface$/, putEditorInterface],
  ['GET', /^\/entries$/, (space, { query }) => collection(matching(space.entries, query), query)],
  ['PUT', /^\/entries\/([^/]+)$/, putEntry],
  ['PUT', /^\/entries\/([^/]+)\/published$/, publishEntry],
  ['GET', /^\/assets$/, (space, { query }) => collection(matching(space.assets, query).map(shownAsset), query)],
  ['GET', /^\/assets\/([^/]+)$/, (space, { parameters: [id = ''] }) => ok(shownAsset(found(space.assets, id)))],
  ['PUT', /^\/assets\/([^/]+)$/, putAsset],
  ['PUT', /^\/assets\/([^/]+)\/files\/([^/]+)\/process$/, processAsset],
  ['PUT', /^\/assets\/([^/]+)\/published$/, publishAsset],
  ['POST', /^\/uploads$/, postUpload],
]

/** Answers a request by its method and path; what nobody knows is not found. */
export function answer(space: Space, method: string, path: string, asked: Omit<Asked, 'parameters'>): Answer {
  for (const [known, pattern, handler] of ROUTES) {
    const match = method === known ? pattern.exec(path) : null
    if (match !== null) return handler(space, { ...asked, parameters: match.slice(1).map(decodeURIComponent) })
  }
  throw new Refusal('NotFound', { method, path })
}

function getEnvironment(space: Space): Answer {
  const { environment } = space
  return ok({ sys: { ...placeOf(space), type: 'Environment', id: environment }, name: environment })
}

function listLocales({ defaultLocale }: Space, { query }: Asked): Answer {
  const sys = { type: 'Locale', id: defaultLocale, version: 1 }
  return collection([{ sys, code: defaultLocale, name: defaultLocale, default: true, fallbackCode: null }], query)
}

function putContentType(space: Space, { parameters: [id = ''], version, json }: Asked): Answer {
  checkContentType(json)
  checkSameTypes(space.publishedTypes.get(id), json)
  return ok(put(space, 'contentTypes', { type: 'ContentType', id, version, body: json }))
}

function publishContentType(space: Space, { parameters: [id = ''], version }: Asked): Answer {
  const type = publish(found(space.contentTypes, id), version)
  space.publishedTypes.set(id, structuredClone(type))
  // Each publication of a content type is a new version of its editor, too.
  const { sys, ...body } = space.editorInterfaces.get(id) ?? { controls: [] }
  put(space, 'editorInterfaces', {
    type: 'EditorInterface',
    id,
    version: sys?.version,
    body,
  })
  return ok(type)
}

function getEditorInterface(space: Space, { parameters: [id = ''] }: Asked): Answer {
  return ok(found(space.editorInterfaces, id))
}

function putEditorInterface(space: Space, { parameters: [id = ''], version, json }: Asked): Answer {
  found(space.publishedTypes, id)
  return ok(put(space, 'editorInterfaces', { type: 'EditorInterface', id, version, body: json }))
}

function putEntry(space: Space, { parameters: [id = ''], version, contentType, json }: Asked): Answer {
  const before = space.entries.get(id)
  const known = (before?.sys['contentType'] as { sys: { id: string } } | undefined)?.sys.id ?? contentType
  checkSavedEntry(space, known, json['fields'] as object)
  const sys = { contentType: { sys: { type: 'Link', linkType: 'ContentType', id: known } } }
  return ok(put(space, 'entries', { type: 'Entry', id, version, body: json, sys }))
}

function publishEntry(space: Space, { parameters: [id = ''], version }: Asked): Answer {
  const entry = found(space.entries, id)
  checkPublishedEntry(space, entry)
  return ok(publish(entry, version))
}

function putAsset(space: Space, { parameters: [id = ''], version, json }: Asked): Answer {
  return ok(put(space, 'assets', { type: 'Asset', id, version, body: savedAsset(space, json) }))
}

function processAsset(space: Space, { parameters: [id = '', locale = ''], version }: Asked): Answer {
  processFile(space, found(space.assets, id), locale, version)
  return { status: 204 }
}

function publishAsset(space: Space, { parameters: [id = ''], version }: Asked): Answer {
  const asset = shownAsset(found(space.assets, id))
  const files = Object.values((asset['fields'] as { file: Record<string, { url?: string }> }).file)
  if (files.length === 0 || files.some(({ url }) => url === undefined)) throw new Refusal('ValidationFailed')
  return ok(publish(asset, version))
}

function postUpload(space: Space, { bytes }: Asked): Answer {
  if (bytes.length === 0) throw new Refusal('BadRequest')
  const id = `upload-${space.uploads.size + 1}`
  space.uploads.set(id, bytes)
  return { status: 201, body: { sys: { ...placeOf(space), type: 'Upload', id } } }
}

function ok(body: unknown): Answer {
  return { status: 200, body }
}
