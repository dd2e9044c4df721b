import { createHmac, timingSafeEqual } from 'node:crypto'

/** A request as it came in, without its body: names of headers in lower case. */
export interface SignedRequest {
  readonly method: string
  /** With the query, as it stood in the request line. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** A request that was signed longer ago is refused; clocks may differ that much the other way. */
const MAX_AGE_MS = 5 * 60_000

export interface SignatureCheck {
  /** Takes the next chunk of the body; none of it is kept. */
  readonly update: (chunk: Buffer) => void
  /** Whether Contentful signed the request with the secret that the owner gave it. Call it once, after the whole body. */
  readonly isValid: () => boolean
}

/**
 * Starts to check a signature of Contentful: HMAC-SHA256 over method, path, the signed headers and the body, with the time
 * of signing among them. null where no body could make it valid. `now` in ms since the epoch.
 */
export function startSignatureCheck(request: SignedRequest, secret: string, now: number): SignatureCheck | null {
  const { method, path } = request
  const header = (name: string): string => (Object.hasOwn(request.headers, name) ? (request.headers[name] ?? '') : '')
  const signature = header('x-contentful-signature')
  const names = header('x-contentful-signed-headers')
    .split(',')
    .map((name) => name.trim().toLowerCase())
  const isTimeSigned = names.includes('x-contentful-timestamp') && names.includes('x-contentful-signed-headers')
  const isRecent = Math.abs(now - Number(header('x-contentful-timestamp'))) <= MAX_AGE_MS
  // Buffer.from would silently ignore whatever follows the last hexadecimal digit.
  if (!isTimeSigned || !isRecent || !/^[\da-f]{64}$/i.test(signature)) return null
  const signed = names.map((name) => `${name}:${header(name).trim()}`).join(';')
  const hmac = createHmac('sha256', secret).update(`${[method, path, signed].join('\n')}\n`)
  return {
    update: (chunk) => void hmac.update(chunk),
    isValid: () => timingSafeEqual(hmac.digest(), Buffer.from(signature, 'hex')),
  }
}
