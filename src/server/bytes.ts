import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** An answer kept ready to send, in every encoding that pays. */
export interface StoredAnswer {
  readonly status: number
  /** Headers but those of encoding, length and validation. Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  readonly bodies: { readonly identity: Buffer; readonly gzip: Buffer | null; readonly br: Buffer | null }
  readonly tags: readonly string[]
}

export type Encoding = 'br' | 'gzip' | 'identity'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Pages by path. The front reads it, the page cache of Astro fills it: both import this one module as `#bytes`. */
const pages = new Map<string, StoredAnswer>()
const outdated = new Set<StoredAnswer>()
let timesOutdated = 0

/** What visitors get: an outdated page until a new one has taken its place, so that nobody waits for a rendering. */
export function storedPage(path: string): StoredAnswer | undefined {
  return pages.get(path)
}

/** The page unless it is outdated: what need not be rendered. */
export function currentPage(path: string): StoredAnswer | undefined {
  const answer = pages.get(path)
  return answer !== undefined && outdated.has(answer) ? undefined : answer
}

export function storePage(path: string, answer: StoredAnswer): void {
  const before = pages.get(path)
  if (before !== undefined) outdated.delete(before)
  pages.set(path, answer)
}

/** Marks every page that carries the tag: it has to be rendered anew. */
export function outdatePages(tag: string): void {
  timesOutdated += 1
  for (const answer of pages.values()) if (answer.tags.includes(tag)) outdated.add(answer)
}

/** How often pages became outdated: who renders for longer than a moment compares it before and after. */
export function outdatedTimes(): number {
  return timesOutdated
}

/** Compresses a body once, so that it can be sent many times. Types that are compressed already stay as they are. */
export async function prepareAnswer(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
  tags: readonly string[] = [],
): Promise<StoredAnswer> {
  const isWorthIt = compresses(headers['content-type'] ?? '', body)
  const [br, zipped] = isWorthIt
    ? await Promise.all([
        brotli(body, body.length > LARGE_PAGE_BYTES ? LARGE_PAGE_QUALITY : PAGE_QUALITY),
        gzipped(body),
      ])
    : [null, null]
  return { status, headers, etag: entityTag(body), bodies: { identity: body, gzip: zipped, br }, tags }
}

/** Of a page: within one in a hundred of the best, in a third of the time. Files, once a build, get the best. */
const PAGE_QUALITY = 10
/** A page of thousands of dishes would keep the machine for seconds: a twentieth of the time, a twelfth more bytes. */
const LARGE_PAGE_BYTES = 1_000_000
const LARGE_PAGE_QUALITY = 9
export const FILE_QUALITY = 11

/** Whether a body gets smaller by compressing it: text, and more than a packet of it. */
export function compresses(contentType: string, body: Buffer): boolean {
  return body.length > 512 && /^text\/|javascript|json|svg|xml/.test(contentType)
}

export function brotli(body: Buffer, quality: number): Promise<Buffer> {
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: windowOf(body.length),
    },
  })
}

/** A window that holds all of the body, as a power of two, and is no larger than the usual one: that is meant for 4 MB. */
function windowOf(bytes: number): number {
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_DEFAULT_WINDOW: most } = constants
  return Math.min(most, Math.max(least, Math.ceil(Math.log2(bytes + 16))))
}

export function gzipped(body: Buffer): Promise<Buffer> {
  return compressGzip(body, { level: 9 })
}

export function entityTag(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

/** What the header says, by its spelling: browsers have few, and who sends many more only empties it. */
const negotiated = new Map<string, Encoding>()
const MOST_NEGOTIATED = 50

/** The best encoding a request accepts; an encoding with q=0 is refused. */
export function negotiate(acceptEncoding = ''): Encoding {
  const known = negotiated.get(acceptEncoding)
  if (known !== undefined) return known
  const encoding = bestOf(acceptEncoding)
  if (negotiated.size >= MOST_NEGOTIATED) negotiated.clear()
  negotiated.set(acceptEncoding, encoding)
  return encoding
}

function bestOf(acceptEncoding: string): Encoding {
  const accepted = new Map<string, number>()
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    accepted.set(name, quality === undefined ? 1 : Number(quality.slice(2)))
  }
  const takes = (encoding: string): boolean => (accepted.get(encoding) ?? accepted.get('*') ?? 0) > 0
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}
