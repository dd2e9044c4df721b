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

/** A response that is ready to send, compressed once for every request. */
export interface CachedResponse {
  readonly status: number
  /** Without content-length and content-encoding; names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly variants: { readonly identity: Variant } & Readonly<Partial<Record<Encoding, Variant>>>
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/**
 * Of 11: 10 is within one percent of the best in a third of the time, for pages, which are compressed again
 * with each new content; files, once a start, get the best.
 */
export const BROTLI_QUALITY = { page: 10, file: 11 } as const
const MIN_COMPRESSED_BYTES = 512
/** Browsers send some 30 characters; parsing thousands of names costs milliseconds. */
const MAX_ACCEPT_ENCODING_LENGTH = 1_000

/** Compresses a body once and gives it an entity tag. Header names are expected in lower case. */
export async function createCachedResponse(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
  quality: number = BROTLI_QUALITY.page,
): Promise<CachedResponse> {
  if (!isCompressible(headers['content-type'] ?? '', body)) {
    const shared = { ...headers, etag: entityTag(body) }
    return { status, headers: shared, variants: { identity: createVariant(shared, body) } }
  }
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  const [br, zipped] = await Promise.all([compressBrotli(body, { params }), compressGzip(body, { level: 9 })])
  const shared = { ...headers, etag: entityTag(body), vary: 'Accept-Encoding' }
  const variants = {
    identity: createVariant(shared, body),
    gzip: createVariant({ ...shared, 'content-encoding': 'gzip' }, zipped),
    br: createVariant({ ...shared, 'content-encoding': 'br' }, br),
  }
  return { status, headers: shared, variants }
}

/** A short text that no cache may keep; plain unless `headers` say otherwise. */
export function createTextResponse(
  status: number,
  text: string,
  headers: Readonly<Record<string, string>>,
): CachedResponse {
  const shared = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers }
  const body = Buffer.from(text)
  // A 204 has no body and must not announce the length of one.
  const identity = status === 204 ? { headers: shared, body } : createVariant(shared, body)
  return { status, headers: shared, variants: { identity } }
}

/** Sends the best encoding that the request accepts; 304 for a matching entity tag; no body for HEAD. */
export function sendCachedResponse(request: IncomingMessage, response: ServerResponse, cached: CachedResponse): void {
  const { status, headers, variants } = cached
  if (status === 200 && fresh(request.headers, headers)) {
    response.writeHead(304, headers).end()
    return
  }
  const { headers: variantHeaders, body } = selectVariant(request, variants)
  response.writeHead(status, variantHeaders)
  response.end(request.method === 'HEAD' ? undefined : body)
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

/** Text that is longer than a packet; images and fonts are compressed already. */
export function isCompressible(contentType: string, body: Buffer): boolean {
  return body.length > MIN_COMPRESSED_BYTES && /^text\/|javascript|json|svg|xml/.test(contentType)
}

/** Weak, because all encodings of a body share it. */
function entityTag(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}
