import { field } from './asset-picture.ts'
import type { Finding } from './findings.ts'
import { imageAddress } from './image-address.ts'

/** What there is to know about pictures besides the content itself. */
export interface PictureHost {
  /** The host of the content service. */
  readonly serviceHost: string
  /** Addresses that answered with an error. */
  readonly missing: ReadonlySet<string>
}

/** What is wrong with the asset that a link was resolved to, else null; a link that leads nowhere comes as it is. */
export function pictureFinding(
  asset: unknown,
  about: Pick<Finding, 'name' | 'id'>,
  { serviceHost, missing }: PictureHost,
): Finding | null {
  const id = field(field(asset, 'sys'), 'id')
  const detail = typeof id === 'string' ? `picture ${id}` : 'no picture at all'
  const fields = field(asset, 'fields')
  if (fields === undefined) return { kind: 'dead picture link', ...about, detail }
  const url = field(field(fields, 'file'), 'url')
  if (url === undefined) return { kind: 'picture without file', ...about, detail }
  const address = imageAddress(url, serviceHost)
  if (address === null) return { kind: 'foreign picture', ...about, detail }
  return missing.has(address) ? { kind: 'missing picture', ...about, detail } : null
}
