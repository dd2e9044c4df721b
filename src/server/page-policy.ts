import { createHash } from 'node:crypto'

/**
 * The start tags of inline scripts and styles, each followed by its text. One within an attribute is found, too, which
 * can only keep a hash more.
 */
const INLINE_ELEMENTS = /<(script|style)\b[^>]*>(?=([^]*?)<\/\1>)/g

/**
 * Returns the content security policy without the hashes of scripts and styles that are not in the page. Astro lists
 * those of all components, also the ones that it joins: 2 kB in every response.
 */
export function keepUsedHashes(policy: string, html: string): string {
  const used = new Set(
    [...html.matchAll(INLINE_ELEMENTS)].map(([, , text = '']) => createHash('sha256').update(text).digest('base64')),
  )
  return policy.replaceAll(/ 'sha256-([^']+)'/g, (source, hash: string) => (used.has(hash) ? source : ''))
}
