import { createHash } from 'node:crypto'

/**
 * Stands in a rendered page where its policy is to be repeated, for servers that send files without their headers. It
 * is random, so that no text of the content can hold it. Astro writes such a `<meta>` only into pages that the build
 * renders, and a page can't know its hashes before it is rendered; those of all pages would be 2 kB in each.
 */
export const POLICY_PLACE: string = crypto.randomUUID()

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

/** Writes the policy into the page, without the only directive that browsers ignore there. */
export function insertPolicy(html: string, policy: string): string {
  return html.replace(POLICY_PLACE, () => policy.replace(/frame-ancestors [^;]*;?/, ''))
}
