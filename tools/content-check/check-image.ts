import { getField } from '../../src/content/map-asset.ts'
import { toSafeImageUrl } from '../../src/content/image-url.ts'
import type { Finding } from './rules.ts'

export interface ImageSource {
  /** Host of the Delivery API; decides which image hosts are allowed. */
  readonly serviceHost: string
  /** URLs of images that the image host does not have. */
  readonly missing: ReadonlySet<string>
}

/** Returns what is wrong with a linked asset, or null. An unresolved link has no `fields`. */
export function checkImage(
  asset: unknown,
  entry: Pick<Finding, 'name' | 'id'>,
  { serviceHost, missing }: ImageSource,
): Finding | null {
  const reason = findProblem(asset, serviceHost, missing)
  if (reason === null) return null
  const id = getField(getField(asset, 'sys'), 'id')
  const detail = typeof id === 'string' ? `${reason}: ${id}` : reason
  return { rule: 'broken-image', ...entry, detail }
}

function findProblem(asset: unknown, serviceHost: string, missing: ReadonlySet<string>): string | null {
  const fields = getField(asset, 'fields')
  if (fields === undefined) return 'not published'
  const url = getField(getField(fields, 'file'), 'url')
  if (url === undefined) return 'no file'
  const safeUrl = toSafeImageUrl(url, serviceHost)
  if (safeUrl === null) return 'not stored in Contentful'
  return missing.has(safeUrl) ? 'file not found' : null
}
