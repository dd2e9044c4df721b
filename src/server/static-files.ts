import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { lookup } from 'mrmime'
import { CACHE_CONTROL } from '../platform/cache-control.ts'
import { BROTLI_QUALITY, createCachedResponse, type CachedResponse } from './cached-response.ts'

/**
 * Reads the built files into memory, compressed, keyed by their path on the site. They are a few megabytes,
 * and a request for one then opens no file. `isServed` leaves out what this site does not need.
 */
export async function readStaticFiles(
  folder: string,
  headers: Readonly<Record<string, string>>,
  isServed: (sitePath: string) => boolean = () => true,
): Promise<ReadonlyMap<string, CachedResponse>> {
  const files = new Map<string, CachedResponse>()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name)
    const sitePath = `/${path.relative(folder, file).split(path.sep).join('/')}`
    if (!entry.isFile() || !isServed(sitePath)) continue
    const own = { 'content-type': contentType(sitePath), 'cache-control': cacheControl(sitePath) }
    const body = await readFile(file)
    files.set(sitePath, await createCachedResponse(200, { ...headers, ...own }, body, BROTLI_QUALITY.file))
  }
  return files
}

function contentType(sitePath: string): string {
  const type = lookup(sitePath) ?? 'application/octet-stream'
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}

function cacheControl(sitePath: string): string {
  return sitePath.startsWith('/_astro/') ? CACHE_CONTROL.immutable : CACHE_CONTROL.file
}
