import { createHash, timingSafeEqual } from 'node:crypto'

const PATH = /^(?:\/en)?\/check\/([\w-]+)$/

/**
 * True for `/check/<secret>` and `/en/check/<secret>`, compared in constant time. Always false if
 * `secret` is null.
 */
export function opensContentCheck(path: string, secret: string | null): boolean {
  const given = PATH.exec(path)?.[1]
  if (secret === null || given === undefined) return false
  return timingSafeEqual(hash(given), hash(secret))
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
