import { createHmac, timingSafeEqual } from 'node:crypto'

/** A request as it came in: names of headers in lower case. */
export interface SignedRequest {
  readonly method: string
  /** With the query, as it stood in the request line. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A request that was signed longer ago is refused; clocks may differ that much the other way. */
const LONGEST_AGE_MS = 5 * 60_000

/**
 * Whether Contentful signed the request with the secret that the owner gave it: HMAC-SHA256 over method, path, the signed headers
 * and the body, with the time of signing among them. `now` in ms since the epoch.
 */
export function isSigned(request: SignedRequest, secret: string, now: number): boolean {
  const { method, path, headers, body } = request
  const names = (headers['x-contentful-signed-headers'] ?? '').split(',').map((name) => name.trim().toLowerCase())
  if (!names.includes('x-contentful-timestamp') || !names.includes('x-contentful-signed-headers')) return false
  const age = now - Number(headers['x-contentful-timestamp'])
  if (!(Math.abs(age) <= LONGEST_AGE_MS)) return false
  const signed = names.map((name) => `${name}:${(headers[name] ?? '').trim()}`).join(';')
  const expected = createHmac('sha256', secret).update([method, path, signed, body].join('\n')).digest()
  const signature = headers['x-contentful-signature'] ?? ''
  // Buffer.from would silently ignore whatever follows the last hexadecimal digit.
  if (!/^[\da-f]{64}$/i.test(signature)) return false
  const given = Buffer.from(signature, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
