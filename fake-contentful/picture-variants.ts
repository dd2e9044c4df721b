import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Picture } from './images.ts'
import { keptFiles, type KeptFiles } from './kept-files.ts'
import { convertPicture, RECIPE } from './picture-conversion.ts'
import type { PictureFormat, PictureOptions } from './picture-options.ts'

/** A master as somebody wants it: its facts are known at once, its bytes are made when they are asked for. */
export interface Variant {
  readonly contentType: string
  readonly etag: string
  bytes(): Promise<Buffer>
}

export type MakeVariant = (master: Picture, options: PictureOptions) => Variant

const CONTENT_TYPES: Readonly<Record<PictureFormat, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
}
const MOST_KEPT_BYTES = 200 * 1024 * 1024
const MOST_AT_ONCE = 2

export interface VariantParts {
  /** null: nothing outlives the request. */
  readonly kept: KeptFiles | null
  readonly convert: typeof convertPicture
}

/** The usual parts: sharp, and a folder of at most 200 MB. */
export function variantsIn(folder: string | undefined): MakeVariant {
  const kept = folder === undefined ? null : keptFiles(join(folder, 'images'), MOST_KEPT_BYTES)
  return variants({ kept, convert: convertPicture })
}

/** Makes every picture once: those who want the same at the same time share it, later ones get it from the disk. */
export function variants({ kept, convert }: VariantParts): MakeVariant {
  const making = new Map<string, Promise<Buffer>>()
  const inTurn = turns(MOST_AT_ONCE)

  async function make(name: string, master: Picture, options: PictureOptions): Promise<Buffer> {
    const known = kept === null ? null : await kept.read(name)
    if (known !== null) return known
    const bytes = await inTurn(() => convert(master, options))
    await kept?.keep(name, bytes)
    return bytes
  }

  return (master, options) => {
    const format = options.format ?? 'webp'
    const key = createHash('sha256')
      .update(JSON.stringify([RECIPE, master.etag, { ...options, format }]))
      .digest('base64url')
      .slice(0, 27)
    return {
      contentType: CONTENT_TYPES[format],
      etag: `"${key}"`,
      bytes() {
        const shared = making.get(key)
        if (shared !== undefined) return shared
        const bytes = make(`${key}.${format}`, master, options).finally(() => making.delete(key))
        making.set(key, bytes)
        return bytes
      },
    }
  }
}

/** Runs at most `most` tasks at once, the others in the order in which they came. */
function turns(most: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (task) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      // Who waits takes over the place of who ends.
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
