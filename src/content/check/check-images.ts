import { getField, toSingleLine, toText } from '../mapping/map-asset.ts'
import { isLoopback, toSafeImageUrl } from '../mapping/image-url.ts'
import { listFields, type ContentType } from '../model/content-types.ts'
import type { RawEntry } from '../api/contentful-client.ts'
import type { Finding, ImageProblem } from '../domain/content-finding.ts'
import { shortenValue, validateEntry } from '../model/validate-entry.ts'
import { toFinding } from './to-finding.ts'

export interface ImageSource {
  /** Host of the Delivery API; decides which image hosts are allowed. */
  readonly serviceHost: string
  /** URLs of images that their host does not have. */
  readonly missing: ReadonlySet<string>
  /** Why assets of a file have no image, by their IDs. */
  readonly imageProblems?: ReadonlyMap<string, ImageProblem>
}

/** Returns the pictures of entries that can't be shown. */
export function checkImages(type: ContentType, entries: readonly RawEntry[], source: ImageSource): readonly Finding[] {
  const fields = listFields(type).filter(({ linkType, items }) => (linkType ?? items?.linkType) === 'Asset')
  return entries.flatMap((entry) => {
    const { usable } = validateEntry(type, entry)
    return fields.flatMap(({ id: field }) =>
      [usable[field] ?? []].flat().flatMap((asset) => {
        const image = findProblem(asset, source)
        if (image === null) return []
        const title = toSingleLine(getField(getField(asset, 'fields'), 'title'))
        const other = shortenValue(title || toText(getField(getField(asset, 'sys'), 'id')))
        return [{ ...toFinding('broken-image', type, entry, field), image, ...(other !== '' && { other }) }]
      }),
    )
  })
}

/** Null without a problem. An unresolved link has no `fields`. */
function findProblem(asset: unknown, { serviceHost, missing, imageProblems }: ImageSource): ImageProblem | null {
  const isMenuFile = isLoopback(serviceHost)
  const fields = getField(asset, 'fields')
  if (fields === undefined) return isMenuFile ? 'noAsset' : 'unpublished'
  const url = getField(getField(fields, 'file'), 'url')
  const fallback = isMenuFile ? 'notInFolder' : 'noFile'
  if (url === undefined) return imageProblems?.get(toText(getField(getField(asset, 'sys'), 'id'))) ?? fallback
  const safeUrl = toSafeImageUrl(url, serviceHost)
  if (safeUrl === null) return isMenuFile ? 'notInFolder' : 'elsewhere'
  return missing.has(safeUrl) ? 'gone' : null
}
