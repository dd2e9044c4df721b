import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotli, compresses, entityTag, FILE_QUALITY, gzipped, type StoredAnswer } from './bytes.ts'
import { FILE_CACHING, HASHED_FILE_CACHING } from '../platform/cache-control.ts'

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

/** Reads a folder of built files into memory, with what the build compressed, keyed by their path on the site. */
export async function readStaticFiles(folder: string): Promise<ReadonlyMap<string, StoredAnswer>> {
  const files = await filesIn(folder)
  const bodies = new Map(
    await Promise.all(
      files.map(async (file): Promise<[string, Buffer]> => [file, await readFile(path.join(folder, file))]),
    ),
  )
  const originals = [...bodies].filter(([file]) => !COMPRESSED.test(file))
  return new Map(
    originals.map(([file, identity]): [string, StoredAnswer] => {
      const encoded = { gzip: bodies.get(`${file}.gz`) ?? null, br: bodies.get(`${file}.br`) ?? null }
      const answer = { status: 200, headers: headersOf(`/${file}`), etag: entityTag(identity), tags: [] }
      return [`/${file}`, { ...answer, bodies: { identity, ...encoded } }]
    }),
  )
}

const COMPRESSED = /\.(?:br|gz)$/

/** At the end of a build: writes every file that gets smaller a second and third time, compressed, beside itself. */
export async function compressStaticFiles(folder: string): Promise<void> {
  const files = (await filesIn(folder)).filter((file) => !COMPRESSED.test(file))
  await Promise.all(
    files.map(async (file) => {
      const full = path.join(folder, file)
      const body = await readFile(full)
      if (!compresses(contentTypeOf(file), body)) return
      await writeFile(`${full}.br`, await brotli(body, FILE_QUALITY))
      await writeFile(`${full}.gz`, await gzipped(body))
    }),
  )
}

/** Paths below the folder, with slashes. */
async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((file) => path.relative(folder, path.join(file.parentPath, file.name)).split(path.sep).join('/'))
}

function contentTypeOf(file: string): string {
  return CONTENT_TYPES[path.extname(file)] ?? 'application/octet-stream'
}

function headersOf(sitePath: string): Record<string, string> {
  return {
    'content-type': contentTypeOf(sitePath),
    'cache-control': sitePath.startsWith('/_astro/') ? HASHED_FILE_CACHING : FILE_CACHING,
  }
}
