import { Refusal } from './answers.ts'

/** A resource as the API keeps it; `fields` are by locale for entries and assets, a list for content types. */
export interface Resource {
  sys: {
    readonly id: string
    readonly type: string
    version: number
    readonly createdAt: string
    updatedAt: string
    publishedVersion?: number
    publishedCounter: number
    readonly [name: string]: unknown
  }
  [name: string]: unknown
}

export type Shelf = Map<string, Resource>

/** All that a space holds. */
export interface Space {
  readonly id: string
  readonly token: string
  readonly environment: string
  readonly defaultLocale: string
  readonly contentTypes: Shelf
  /** What was last published of a content type: entries are checked against it. */
  readonly publishedTypes: Shelf
  readonly editorInterfaces: Shelf
  readonly entries: Shelf
  readonly assets: Shelf
  readonly uploads: Map<string, Buffer>
}

export function emptySpace(changes: Partial<Pick<Space, 'id' | 'token' | 'defaultLocale'>> = {}): Space {
  return {
    id: 'space-1',
    token: 'CFPAT-token-of-the-owner',
    environment: 'master',
    defaultLocale: 'en-US',
    contentTypes: new Map(),
    publishedTypes: new Map(),
    editorInterfaces: new Map(),
    entries: new Map(),
    assets: new Map(),
    uploads: new Map(),
    ...changes,
  }
}

/** What was asked of one resource. */
export interface Change {
  readonly type: string
  readonly id: string
  /** `X-Contentful-Version`; undefined: none was sent. */
  readonly version: number | undefined
  readonly body: Readonly<Record<string, unknown>>
  readonly sys?: Readonly<Record<string, unknown>>
}

/** Creates or replaces a resource. A version that is not the newest is a mismatch, as with the real API. */
export function put(
  space: Space,
  name: 'contentTypes' | 'editorInterfaces' | 'entries' | 'assets',
  { type, id, version, body, sys = {} }: Change,
): Resource {
  const shelf = space[name]
  const before = shelf.get(id)
  const now = new Date().toISOString()
  if (before !== undefined && version !== before.sys.version) throw new Refusal('VersionMismatch')
  if (before === undefined && (version ?? 0) > 0) throw new Refusal('NotFound')
  const { sys: _, ...content } = body
  const after: Resource = {
    ...content,
    sys:
      before === undefined
        ? { ...sys, ...placeOf(space), id, type, version: 1, createdAt: now, updatedAt: now, publishedCounter: 0 }
        : { ...before.sys, version: before.sys.version + 1, updatedAt: now },
  }
  shelf.set(id, after)
  return after
}

/** Where a resource is: the libraries find their way by it. */
export function placeOf({ id, environment }: Space): Readonly<Record<'space' | 'environment', object>> {
  const link = (linkType: string, to: string): object => ({ sys: { type: 'Link', linkType, id: to } })
  return { space: link('Space', id), environment: link('Environment', environment) }
}

/** Marks the newest version as published; asks for its number. */
export function publish(resource: Resource, version: number | undefined): Resource {
  if (version !== resource.sys.version) throw new Refusal('VersionMismatch')
  const { sys } = resource
  sys.publishedVersion = version
  sys.publishedCounter += 1
  sys.version += 1
  return resource
}

export function found(shelf: Shelf, id: string): Resource {
  const resource = shelf.get(id)
  if (resource === undefined) throw new Refusal('NotFound')
  return resource
}

/** Those a query asks for, in its order. */
export function matching(shelf: Shelf, query: URLSearchParams): readonly Resource[] {
  const ids = query.get('sys.id[in]')?.split(',')
  const contentType = query.get('content_type')
  const typeOf = ({ sys }: Resource): unknown => (sys['contentType'] as { sys: { id: string } } | undefined)?.sys.id
  return [...shelf.values()]
    .filter((one) => (ids?.includes(one.sys.id) ?? true) && (contentType === null || typeOf(one) === contentType))
    .sort((a, b) => compare(a.sys.createdAt, b.sys.createdAt) || compare(a.sys.id, b.sys.id))
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
