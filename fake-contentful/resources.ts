import type { Dataset, DatasetAsset, DatasetEntry } from './dataset.ts'

export const ENVIRONMENT = 'master'
const LOCALE = 'en-US'

export interface Resource {
  readonly metadata: { readonly tags: readonly []; readonly concepts: readonly [] }
  readonly sys: Readonly<Record<'id' | 'type' | 'createdAt', string>> & Readonly<Record<string, unknown>>
  readonly fields: Readonly<Record<string, unknown>>
}

/**
 * The resources of one type, in order and by ID. Of two with the same ID the first one is found.
 */
export interface ResourceList {
  readonly all: readonly Resource[]
  readonly byId: ReadonlyMap<string, Resource>
}

export interface Resources {
  readonly entries: ResourceList
  readonly assets: ResourceList
  readonly contentTypes: ReadonlySet<string>
}

export interface ServiceAddress {
  readonly space: string
  /** '127.0.0.1:3001' */
  readonly host: string
}

const SITE_CONTENT_TYPES = ['menuItem', 'galleryImage', 'shopSettings', 'specialDay', 'deliveryArea']
const FIRST_CREATED_MS = Date.UTC(2026, 0, 1)
const MINUTE_MS = 60_000

export function createResources({ entries, assets, contentTypes }: Dataset, address: ServiceAddress): Resources {
  return {
    entries: toList(entries.map((entry, position) => toEntry(entry, position, address))),
    assets: toList(assets.map((asset, position) => toAsset(asset, position, address))),
    contentTypes: new Set([...(contentTypes ?? SITE_CONTENT_TYPES), ...entries.map(({ contentType }) => contentType)]),
  }
}

/** Uses a map, because an ID may be `__proto__`. */
function toList(all: readonly Resource[]): ResourceList {
  const byId = new Map<string, Resource>()
  for (const resource of all) if (!byId.has(resource.sys.id)) byId.set(resource.sys.id, resource)
  return { all, byId }
}

function toEntry(entry: DatasetEntry, position: number, { space }: ServiceAddress): Resource {
  const sys = toSys('Entry', entry.id, entry.createdAt ?? toCreatedAt(position), space)
  return {
    metadata: { tags: [], concepts: [] },
    sys: { ...sys, contentType: toLink('ContentType', entry.contentType) },
    fields: omitEmpty(entry.fields),
  }
}

function toAsset(asset: DatasetAsset, position: number, { space, host }: ServiceAddress): Resource {
  const { id, title, description, file, url = file && `//${host}/images/${encodeURIComponent(file)}`, image } = asset
  const fileField = url === undefined ? undefined : toFile(url, file ?? 'image', image)
  return {
    metadata: { tags: [], concepts: [] },
    sys: toSys('Asset', id, toCreatedAt(position), space),
    fields: omitEmpty({ title, description, file: fileField }),
  }
}

function toFile(url: string, fileName: string, image: DatasetAsset['image']) {
  return { url, details: { size: 0, ...(image && { image }) }, fileName, contentType: 'image/webp' }
}

function toSys(type: 'Entry' | 'Asset', id: string, createdAt: string, space: string) {
  return {
    space: toLink('Space', space),
    id,
    type,
    createdAt,
    updatedAt: createdAt,
    environment: toLink('Environment', ENVIRONMENT),
    publishedVersion: 1,
    revision: 1,
    locale: LOCALE,
  }
}

function toLink(linkType: string, id: string) {
  return { sys: { type: 'Link', linkType, id } }
}

function toCreatedAt(position: number): string {
  return new Date(FIRST_CREATED_MS + position * MINUTE_MS).toISOString()
}

function omitEmpty(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined))
}
