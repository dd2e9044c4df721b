import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { enableCompileCache, getCompileCacheDir } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * Loaded by `npm start` before anything else, for a site that takes little memory (docs/decisions/2026-11-22-serving.md). It is no
 * TypeScript, so that Node need not load what reads TypeScript, which takes 30 MB: what Node makes of the sources, without types and
 * parsed, is kept from one start to the next, in NODE_COMPILE_CACHE or beside the site's other caches. Where that folder can't be
 * written, a start takes those 30 MB.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const ownFolder = `${root}.cache/node`
const folder = process.env['NODE_COMPILE_CACHE'] ?? ownFolder
const MOST_MS = 20_000

/** Has the sources read in a program of its own, as who has read TypeScript keeps what that took. Its failing harms nothing. */
function readSources() {
  const env = { ...process.env, NODE_COMPILE_CACHE: folder, NODE_OPTIONS: '' }
  spawnSync(process.execPath, [`${root}server/read-sources.mjs`], { env, stdio: 'ignore', timeout: MOST_MS })
}

/** After a build: what is kept of the one before is of no use to it. A folder that somebody named may hold more than that, and stays. */
export function readSourcesAnew() {
  rmSync(ownFolder, { recursive: true, force: true })
  readSources()
}

/**
 * Whether what is kept may be of this build: it is not older.
 * @param {string} kept
 */
function isRead(kept) {
  const build = statSync(`${root}dist/server/entry.mjs`, { throwIfNoEntry: false })
  return readdirSync(kept).length > 0 && statSync(kept).mtimeMs >= (build?.mtimeMs ?? 0)
}

// Pages are compressed by whatever thread is free, and each keeps the memory that this took once.
process.env['UV_THREADPOOL_SIZE'] ??= '2'
enableCompileCache(folder)
try {
  const kept = getCompileCacheDir()
  if (kept !== undefined && !isRead(kept)) {
    readSources()
    // Also where nothing new was there to keep.
    utimesSync(kept, new Date(), new Date())
  }
} catch {
  // A folder that is not the site's own to write.
}
