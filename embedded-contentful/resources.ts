import type { DatasetAsset, DatasetEntry } from './dataset.ts'

export interface Resource {
  readonly sys: { readonly id: string; readonly type: 'Entry' | 'Asset'; readonly contentType?: Link }
  readonly fields: Readonly<Record<string, unknown>>
}

interface Link {
  readonly sys: { readonly type: 'Link'; readonly linkType: string; readonly id: string }
}

export function toEntry({ id, contentType, fields }: DatasetEntry): Resource {
  const link: Link = { sys: { type: 'Link', linkType: 'ContentType', id: contentType } }
  return { sys: { id, type: 'Entry', contentType: link }, fields: omitEmpty(fields) }
}

/** `host` is that of the service, '127.0.0.1:3001'. */
export function toAsset(asset: DatasetAsset, host: string): Resource {
  const { id, title, description, file, url = file && `//${host}/images/${encodeURI(file)}`, image } = asset
  const { contentType = 'image/webp' } = asset
  const fileField = url && { url, details: { size: 0, ...(image && { image }) }, contentType }
  return { sys: { id, type: 'Asset' }, fields: omitEmpty({ title, description, file: fileField }) }
}

function omitEmpty(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined))
}

export function toLinkKey({ type, id }: { readonly type: string; readonly id: string }): string {
  return `${type} ${id}`
}

/** Returns the keys of all links inside a value, depth first. */
export function listLinkKeys(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  const { type, linkType, id } = (('sys' in value && value.sys) || {}) as Partial<Record<string, unknown>>
  return type === 'Link'
    ? [toLinkKey({ type: String(linkType), id: String(id) })]
    : Object.values(value).flatMap(listLinkKeys)
}
