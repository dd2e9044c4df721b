import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import fresh from 'fresh'
import Negotiator from 'negotiator'

type Encoding = 'br' | 'gzip' | 'identity'

interface Variant {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** A response that is ready to send in every encoding. */
export interface CachedResponse {
  readonly status: number
  /** Without content-length and content-encoding; names are in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly variants: { readonly identity: Variant } & Readonly<Partial<Record<Encoding, Variant>>>
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/**
 * Files are compressed once per start, so they get the maximum. Pages are compressed after every
 * content change: 10 is within one percent of the size at 11, in a third of the time. For a page that is
 * rendered by a request somebody waits: 5 takes a few milliseconds.
 */
export const BROTLI_QUALITY = { page: 10, file: 11, requestedPage: 5 } as const
const MIN_COMPRESSED_BYTES = 512
/** Browsers send about 30 characters; parsing thousands of names would take milliseconds. */
const MAX_ACCEPT_ENCODING_LENGTH = 1_000

/** Compresses the body and adds an entity tag. Header names must be in lower case. */
export async function createCachedResponse(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
  quality: number = BROTLI_QUALITY.page,
): Promise<CachedResponse> {
  if (!isCompressible(headers['content-type'] ?? '', body)) {
    const shared = { ...headers, etag: createEntityTag(body) }
    return { status, headers: shared, variants: { identity: createVariant(shared, body) } }
  }
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  const [br, zipped] = await Promise.all([compressBrotli(body, { params }), compressGzip(body, { level: 9 })])
  const shared = { ...headers, etag: createEntityTag(body), vary: 'Accept-Encoding' }
  const variants = {
    identity: createVariant(shared, body),
    gzip: createVariant({ ...shared, 'content-encoding': 'gzip' }, zipped),
    br: createVariant({ ...shared, 'content-encoding': 'br' }, br),
  }
  return { status, headers: shared, variants }
}

/**
 * Creates an uncompressed response that must not be cached; `text/plain` unless `headers` say
 * otherwise.
 */
export function createTextResponse(
  status: number,
  text: string,
  headers: Readonly<Record<string, string>>,
): CachedResponse {
  const shared = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers }
  const body = Buffer.from(text)
  // A 204 must not have a content-length.
  const identity = status === 204 ? { headers: shared, body } : createVariant(shared, body)
  return { status, headers: shared, variants: { identity } }
}

/** Sends the best accepted encoding, 304 for a matching entity tag, and no body for HEAD. */
export function sendCachedResponse(request: IncomingMessage, response: ServerResponse, cached: CachedResponse): void {
  const { status, headers, variants } = cached
  if (status === 200 && fresh(request.headers, headers)) {
    response.writeHead(304, headers).end()
    return
  }
  const { headers: variantHeaders, body } = selectVariant(request, variants)
  response.writeHead(status, variantHeaders).end(request.method === 'HEAD' ? undefined : body)
}

function selectVariant(request: IncomingMessage, variants: CachedResponse['variants']): Variant {
  const header = request.headers['accept-encoding'] ?? ''
  if (variants.br === undefined || header.length > MAX_ACCEPT_ENCODING_LENGTH) return variants.identity
  const accepted = new Negotiator(request).encodings(['br', 'gzip', 'identity'])
  const best = (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding))
  return (best && variants[best]) ?? variants.identity
}

function createVariant(headers: Readonly<Record<string, string>>, body: Buffer): Variant {
  return { headers: { ...headers, 'content-length': String(body.length) }, body }
}

/** True for text of more than 512 bytes; images and fonts are compressed already. */
function isCompressible(contentType: string, body: Buffer): boolean {
  return body.length > MIN_COMPRESSED_BYTES && /^text\/|javascript|json|svg|xml/.test(contentType)
}

/** Returns a weak tag, because all encodings of the body share it. */
function createEntityTag(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}
