import { gzipSync } from 'node:zlib'
import { createErrorResponse, type ApiResponse } from '../../embedded-contentful/api-response.ts'

/** A parsed mode. */
export interface Fault {
  readonly kind: string
  /** The number of the mode; NaN without one. */
  readonly amount: number
}

const JSON_TYPE = { 'Content-Type': 'application/vnd.contentful.delivery.v1+json' }
const MALFORMED_JSON = '{"sys":{"type":"Array"},"total":1,"skip":0,"items":[{]}'

const ERRORS: Readonly<Partial<Record<string, readonly [status: number, id: string]>>> = {
  '400': [400, 'InvalidQuery'],
  '401': [401, 'AccessTokenInvalid'],
  '404': [404, 'NotFound'],
  '429': [429, 'RateLimitExceeded'],
  '500': [500, 'ServerError'],
}

/** Creates the response of a fault; null for one with the healthy response. */
export function createFaultResponse({ kind, amount }: Fault): ApiResponse | null {
  const error = ERRORS[kind]
  if (error !== undefined) {
    const response = createErrorResponse(...error, `Fault injection: ${kind}.`)
    const reset = kind === '429' && { 'X-Contentful-RateLimit-Reset': String(amount) }
    return { ...response, headers: { ...response.headers, ...reset } }
  }
  if (kind === 'badjson') return { status: 200, headers: JSON_TYPE, body: MALFORMED_JSON }
  if (kind !== 'gzipbomb') return null
  return { status: 200, headers: { ...JSON_TYPE, 'Content-Encoding': 'gzip' }, body: createGzipBomb(amount) }
}

const MEGABYTE = 1024 * 1024

/**
 * Returns a gzipped entry collection with one name of `megabytes` MB, about a thousandth of that on
 * the wire. A gzip file may be a concatenation of gzip members, so one megabyte is compressed and
 * repeated.
 */
function createGzipBomb(megabytes: number): Buffer {
  const [before = '', after = ''] = JSON.stringify({
    sys: { type: 'Array' },
    total: 1,
    skip: 0,
    limit: 1000,
    items: [{ sys: { id: 'bomb', type: 'Entry' }, fields: { nameEn: '|', nameAr: 'x', price: 1, category: 'Fries' } }],
  }).split('|')
  const megabyte = gzipSync(Buffer.alloc(MEGABYTE, 'x'))
  return Buffer.concat([gzipSync(before), ...Array.from({ length: megabytes }, () => megabyte), gzipSync(after)])
}
