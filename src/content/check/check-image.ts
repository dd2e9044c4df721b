import { getField, toSingleLine, toText } from '../map-asset.ts'
import { toSafeImageUrl } from '../image-url.ts'
import type { Finding, ImageProblem } from '../domain/content-finding.ts'

export interface ImageSource {
  /** Host of the Delivery API; decides which image hosts are allowed. */
  readonly serviceHost: string
  readonly missing: ReadonlySet<string>
}

/** Returns the problem of a linked asset, if any. An unresolved link has no `fields`. */
export function checkImage(
  asset: unknown,
  entry: Pick<Finding, 'name' | 'id' | 'type' | 'field'>,
  { serviceHost, missing }: ImageSource,
): readonly Finding[] {
  const image = findProblem(asset, serviceHost, missing)
  if (image === null) return []
  const title = toSingleLine(getField(getField(asset, 'fields'), 'title'))
  const other = title || toText(getField(getField(asset, 'sys'), 'id'))
  return [{ rule: 'broken-image', ...entry, image, ...(other !== '' && { other }) }]
}

function findProblem(asset: unknown, serviceHost: string, missing: ReadonlySet<string>): ImageProblem | null {
  const fields = getField(asset, 'fields')
  if (fields === undefined) return 'unpublished'
  const url = getField(getField(fields, 'file'), 'url')
  if (url === undefined) return 'noFile'
  const safeUrl = toSafeImageUrl(url, serviceHost)
  if (safeUrl === null) return 'elsewhere'
  return missing.has(safeUrl) ? 'gone' : null
}
