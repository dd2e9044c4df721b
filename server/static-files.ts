import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { prepareAnswer, type StoredAnswer } from './bytes.ts'

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
}

/** Reads a folder of built files into memory, compressed and keyed by their path on the site. */
export async function readStaticFiles(folder: string): Promise<ReadonlyMap<string, StoredAnswer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return new Map(
    await Promise.all(
      files.map(async (file): Promise<[string, StoredAnswer]> => {
        const full = path.join(file.parentPath, file.name)
        const sitePath = `/${path.relative(folder, full).split(path.sep).join('/')}`
        return [sitePath, await prepareAnswer(200, headersOf(sitePath), await readFile(full))]
      }),
    ),
  )
}

function headersOf(sitePath: string): Record<string, string> {
  return {
    'content-type': CONTENT_TYPES[path.extname(sitePath)] ?? 'application/octet-stream',
    'cache-control': sitePath.startsWith('/_astro/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  }
}
