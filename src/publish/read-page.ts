import { CACHE_CONTROL } from '#platform/cache-control.ts'
import { insertPolicy, keepUsedHashes } from './page-policy.ts'
import { createEntityTag } from './published-file.ts'

export interface RenderedPage {
  readonly status: number
  /** Names are in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** Reads what Astro has rendered; its own headers take precedence over `headers`. */
export async function readPage(response: Response, headers: Readonly<Record<string, string>>): Promise<RenderedPage> {
  // Each encoding has a length of its own, and a 304 has none.
  const { 'content-length': _length, ...own } = Object.fromEntries(response.headers)
  const { status } = response
  const rendered = await response.text()
  const policy = keepUsedHashes(own['content-security-policy'] ?? headers['content-security-policy'] ?? '', rendered)
  const body = Buffer.from(insertPolicy(rendered, policy))
  const all: Readonly<Record<string, string>> = {
    ...headers,
    'cache-control': status === 200 ? CACHE_CONTROL.page : 'no-store',
    ...own,
    'content-type': withCharset(own['content-type']),
    'content-security-policy': policy,
    etag: createEntityTag(body),
  }
  return { status, headers: all, body }
}

function withCharset(contentType = 'text/plain'): string {
  return /^text\/[^;]+$/.test(contentType) ? `${contentType}; charset=utf-8` : contentType
}
