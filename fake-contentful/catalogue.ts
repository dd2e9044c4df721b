import { CONTENT_MODEL } from './content-model.ts'
import type { Pictures } from './images.ts'
import type { Library, LibraryAsset, LibraryEntry } from './library.ts'

/** The only environment and the only locale of the service. */
export const ENVIRONMENT = 'master'
export const LOCALE = 'en-US'

/** An entry or asset exactly as the API shows it. */
export interface Resource {
  readonly metadata: { readonly tags: readonly []; readonly concepts: readonly [] }
  readonly sys: Readonly<Record<'id' | 'createdAt' | 'updatedAt', string>> & Readonly<Record<string, unknown>>
  readonly fields: Readonly<Record<string, unknown>>
}

/** One kind of resource, in the library's order and by id. Of two with one id the first is found by it. */
export interface Shelf {
  readonly all: readonly Resource[]
  readonly byId: ReadonlyMap<string, Resource>
}

/** A library made ready to be asked. Maps, not objects: an id may be `__proto__`. */
export interface Catalogue {
  readonly entries: Shelf
  readonly assets: Shelf
  readonly contentTypes: ReadonlySet<string>
}

/** What the bodies need to know about the running service. */
export interface Surroundings {
  readonly space: string
  /** '127.0.0.1:3001' */
  readonly host: string
  readonly pictures: Pictures
}

const FIRST_CREATED_MS = Date.UTC(2026, 0, 1)
const MINUTE_MS = 60_000

/** Turns plain data into the bodies of the API. Never throws on odd fields. */
export function createCatalogue(library: Library, surroundings: Surroundings): Catalogue {
  return {
    entries: shelfOf(library.entries.map((entry, position) => entryBody(entry, position, surroundings))),
    assets: shelfOf(library.assets.map((asset, position) => assetBody(asset, position, surroundings))),
    contentTypes: new Set([
      ...CONTENT_MODEL.map(({ id }) => id),
      ...(library.contentTypes ?? []),
      ...library.entries.map((entry) => entry.contentType),
    ]),
  }
}

/** Resources in their order, to be found by id. */
export function shelfOf(all: readonly Resource[]): Shelf {
  const byId = new Map<string, Resource>()
  for (const resource of all) if (!byId.has(resource.sys.id)) byId.set(resource.sys.id, resource)
  return { all, byId }
}

function entryBody(entry: LibraryEntry, position: number, { space }: Surroundings): Resource {
  const createdAt = entry.createdAt ?? timeOf(position)
  const sys = {
    space: link('Space', space),
    id: entry.id,
    type: 'Entry',
    createdAt,
    updatedAt: entry.updatedAt ?? createdAt,
    environment: link('Environment', ENVIRONMENT),
    publishedVersion: 1,
    revision: 1,
    contentType: link('ContentType', entry.contentType),
    locale: LOCALE,
  }
  return { metadata: { tags: [], concepts: [] }, sys, fields: withoutEmpty(entry.fields) }
}

function assetBody(asset: LibraryAsset, position: number, surroundings: Surroundings): Resource {
  const createdAt = timeOf(position)
  const sys = {
    space: link('Space', surroundings.space),
    id: asset.id,
    type: 'Asset',
    createdAt,
    updatedAt: createdAt,
    environment: link('Environment', ENVIRONMENT),
    publishedVersion: 1,
    revision: 1,
    locale: LOCALE,
  }
  const fields = withoutEmpty({
    title: asset.title,
    description: asset.description,
    file: fileField(asset, surroundings),
  })
  return { metadata: { tags: [], concepts: [] }, sys, fields }
}

function fileField({ file, url }: LibraryAsset, { host, pictures }: Surroundings): unknown {
  if (file === undefined && url === undefined) return undefined
  const picture = file === undefined ? undefined : pictures.get(file)
  return {
    url: url ?? `//${host}/images/${encodeURIComponent(file ?? '')}`,
    details: {
      size: picture?.bytes.length ?? 0,
      ...(picture ? { image: { width: picture.width, height: picture.height } } : {}),
    },
    fileName: file ?? 'picture',
    contentType: picture?.contentType ?? 'image/webp',
  }
}

function withoutEmpty(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined))
}

/** The id of an entry's content type; assets have none. */
export function contentTypeOf({ sys }: Resource): string | undefined {
  return (sys['contentType'] as { sys: { id: string } } | undefined)?.sys.id
}

/** A link of the system fields, as to the space. */
export function link(linkType: string, id: string) {
  return { sys: { type: 'Link', linkType, id } }
}

/** When the resource of a position came to be: what gives the library its order. */
export function timeOf(position: number): string {
  return new Date(FIRST_CREATED_MS + position * MINUTE_MS).toISOString()
}
