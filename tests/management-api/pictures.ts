import { createHash } from 'node:crypto'
import { webpSize } from '../../fake-contentful/webp-size.ts'
import { Refusal } from './answers.ts'
import type { Resource, Space } from './space.ts'

/** A file of an asset, before and after it is processed. */
interface File {
  readonly fileName: string
  readonly contentType: string
  readonly uploadFrom?: { readonly sys: { readonly id: string } }
  readonly url?: string
  readonly details?: unknown
}

/** Files that are processed, but whose address nobody has been told yet: the real API takes its time, too. */
const waiting = new WeakMap<Resource, () => void>()

/** The body of an asset as it is saved: each file has a name and comes from an upload that is there, or has an address. */
export function savedAsset(space: Space, body: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { file = {} } = body['fields'] as { file?: Readonly<Record<string, File>> }
  for (const { fileName, contentType, uploadFrom, url } of Object.values(file)) {
    const isThere = url !== undefined || (uploadFrom !== undefined && space.uploads.has(uploadFrom.sys.id))
    if (!fileName || !contentType || !isThere) throw new Refusal('ValidationFailed', { errors: [{ path: ['file'] }] })
  }
  return body
}

/** Begins to process a file: it has an address from the second look on. */
export function processFile(space: Space, asset: Resource, locale: string, version: number | undefined): void {
  if (version !== asset.sys.version) throw new Refusal('VersionMismatch')
  const { file } = asset['fields'] as { file: Record<string, File> }
  const { uploadFrom, fileName, contentType } = file[locale] ?? {}
  const bytes = space.uploads.get(uploadFrom?.sys.id ?? '')
  const image = bytes === undefined ? null : webpSize(bytes)
  if (bytes === undefined || image === null || !fileName || !contentType) throw new Refusal('BadRequest')
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  let looks = 0
  waiting.set(asset, () => {
    looks += 1
    if (looks < 2) return
    waiting.delete(asset)
    const url = `//images.ctfassets.net/${space.id}/${asset.sys.id}/${hash}/${fileName}`
    file[locale] = { url, details: { size: bytes.length, image }, fileName, contentType }
    asset.sys.version += 1
  })
}

/** An asset as it is shown just now. */
export function shownAsset(asset: Resource): Resource {
  waiting.get(asset)?.()
  return asset
}
