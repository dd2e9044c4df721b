import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { lookup } from 'mrmime'
import { CACHE_CONTROL } from '#platform/cache-control.ts'
import { BROTLI_QUALITY, createCachedResponse, type CachedResponse } from './cached-response.ts'

/**
 * Reads the built files, a few megabytes, into memory and compresses them, so that requests need no
 * file access. Returns them by path. `isServed` can exclude files.
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
    const body = await readFile(file)
    files.set(
      sitePath,
      await createCachedResponse(200, { ...headers, ...getFileHeaders(sitePath) }, body, BROTLI_QUALITY.file),
    )
  }
  return files
}

export function getFileHeaders(sitePath: string): Readonly<Record<'content-type' | 'cache-control', string>> {
  return { 'content-type': getContentType(sitePath), 'cache-control': getCacheControl(sitePath) }
}

function getContentType(sitePath: string): string {
  // The list does not have this type.
  const type = sitePath.endsWith('.ico') ? 'image/x-icon' : (lookup(sitePath) ?? 'application/octet-stream')
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}

function getCacheControl(sitePath: string): string {
  return sitePath.startsWith('/_astro/') ? CACHE_CONTROL.immutable : CACHE_CONTROL.file
}
