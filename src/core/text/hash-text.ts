/**
 * Hashes a text to 32 bits: FNV-1a over its UTF-8 bytes, then the finalizer of MurmurHash3, which
 * spreads short texts that are alike. Synchronous, unlike the browser's digests. It finds accidents
 * and is no protection against intent.
 */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
