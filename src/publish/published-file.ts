import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** A file that was written with its compressed copies beside it, and how it is sent. */
export interface PublishedFile {
  /** Its path in the folder of the version; the copies have `.br` and `.gz` behind it. */
  readonly name: string
  readonly status: number
  /** Without content-length and content-encoding; names are in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly isCompressed: boolean
  /** Not a file of the build. */
  readonly isRendered: boolean
}

/** The compressed copies of a text, by the ends of their files' names. */
export type CompressedCopies = Readonly<Record<'br' | 'gz', Buffer>>

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/**
 * The build's files are compressed once, so they get the maximum. Pages are compressed after every change of the
 * content: 10 is within one percent of the size at 11, in a third of the time. There can be thousands of dishes, and
 * the owner waits for the content check: 5 takes a few milliseconds.
 */
export const BROTLI_QUALITY = { file: 11, page: 10, many: 5 } as const
const MIN_COMPRESSED_BYTES = 512

/** Returns null for what is not compressed: short texts, images and fonts. */
export async function compress(body: Buffer, contentType: string, quality: number): Promise<CompressedCopies | null> {
  if (body.length <= MIN_COMPRESSED_BYTES || !/^text\/|javascript|json|svg|xml/.test(contentType)) return null
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  const [br, gz] = await Promise.all([compressBrotli(body, { params }), compressGzip(body, { level: 9 })])
  return { br, gz }
}

/** Writes a file and its copies, each in one step; returns whether there are copies. Rejects with the system's error. */
export async function writeCompressed(
  file: string,
  body: Buffer,
  contentType: string,
  quality: number,
): Promise<boolean> {
  const copies = await compress(body, contentType, quality)
  await mkdir(path.dirname(file), { recursive: true })
  for (const end of ['br', 'gz'] as const) {
    if (copies === null) await rm(`${file}.${end}`, { force: true })
    else await replaceFile(`${file}.${end}`, copies[end])
  }
  await replaceFile(file, body)
  return copies !== null
}

/** Without waiting for the disk, which takes longer than all else: `readCurrentVersion` finds what a power failure left. */
async function replaceFile(file: string, body: Buffer): Promise<void> {
  await writeFile(`${file}.part`, body)
  await rename(`${file}.part`, file)
}

/** Returns a weak tag, because all encodings of the body share it. */
export function createEntityTag(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}
