import type { Instant } from '#core/time/dubai-time.ts'
import { createHmac, timingSafeEqual } from 'node:crypto'

/** A received request without its body; header names are in lower case. */
export interface SignedRequest {
  readonly method: string
  /** As in the request line, with the query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** Maximum difference between the time of signing and now, in either direction. */
const MAX_AGE_MS = 5 * 60_000

export interface SignatureCheck {
  /** Takes the next chunk of the body. */
  readonly update: (chunk: Buffer) => void
  /** True if Contentful signed the request with the secret. Call it once, after the last chunk. */
  readonly isValid: () => boolean
}

/**
 * Starts checking Contentful's signature: HMAC-SHA256 over method, path, signed headers (the
 * timestamp among them) and body. Returns null if the headers alone make the request invalid.
 */
export function startSignatureCheck(request: SignedRequest, secret: string, now: Instant): SignatureCheck | null {
  const { method, path } = request
  const header = (name: string): string => (Object.hasOwn(request.headers, name) ? (request.headers[name] ?? '') : '')
  const signature = header('x-contentful-signature')
  const names = header('x-contentful-signed-headers')
    .split(',')
    .map((name) => name.trim().toLowerCase())
  const isTimeSigned = names.includes('x-contentful-timestamp') && names.includes('x-contentful-signed-headers')
  const isRecent = Math.abs(now - Number(header('x-contentful-timestamp'))) <= MAX_AGE_MS
  // Buffer.from would silently ignore everything after the last hexadecimal digit.
  if (!isTimeSigned || !isRecent || !/^[\da-f]{64}$/i.test(signature)) return null
  const signed = names.map((name) => `${name}:${header(name).trim()}`).join(';')
  const hmac = createHmac('sha256', secret).update(`${[method, path, signed].join('\n')}\n`)
  return {
    update: (chunk) => void hmac.update(chunk),
    isValid: () => timingSafeEqual(hmac.digest(), Buffer.from(signature, 'hex')),
  }
}
