import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { webpSize, type PictureSize } from './webp-size.ts'

/** A picture held in memory, with the true facts about it. */
export interface Picture extends PictureSize {
  readonly bytes: Buffer
  readonly contentType: 'image/webp'
  /** A strong entity tag, quotes included. */
  readonly etag: string
}

/** Pictures by file name. A request can only name a key of this map, so no path ever reaches the disk. */
export type Pictures = ReadonlyMap<string, Picture>

/**
 * Reads every `*.webp` file of a folder into memory. Throws an Error that names the file when one is no WebP
 * picture, and the file system's own error when the folder can't be read.
 */
export function readPictures(folder: string): Pictures {
  const names = readdirSync(folder).filter((name) => name.endsWith('.webp'))
  return new Map(names.sort().map((name) => [name, readPicture(join(folder, name), name)]))
}

function readPicture(path: string, name: string): Picture {
  const bytes = readFileSync(path)
  const size = webpSize(bytes)
  if (size === null) throw new Error(`images/${name}: not a WebP picture`)
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`
  return { ...size, bytes, contentType: 'image/webp', etag }
}
