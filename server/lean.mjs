import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * Loaded by `npm start` before anything else, for a site that takes little memory (docs/decisions/2026-11-22-serving.md). It is no
 * TypeScript, so that Node need not load what reads TypeScript, which takes 40 MB: what Node makes of the sources, without types and
 * parsed, is kept from one start to the next, in NODE_COMPILE_CACHE or beside the site's other caches. Where that folder can't be
 * written, a start is as it was without.
 */
export const SOURCES_READ =
  process.env['NODE_COMPILE_CACHE'] ?? fileURLToPath(new URL('../.cache/node', import.meta.url))

/** Reads the sources for the first time, in a program of its own, as who has read TypeScript keeps what that took. */
export function readSources() {
  const program = fileURLToPath(new URL('read-sources.mjs', import.meta.url))
  spawnSync(process.execPath, [program], { env: { ...process.env, NODE_COMPILE_CACHE: SOURCES_READ }, stdio: 'ignore' })
}

// Pages are compressed by whatever thread is free, and each keeps the memory that this took once.
process.env['UV_THREADPOOL_SIZE'] ??= '2'
if (!existsSync(SOURCES_READ)) readSources()
enableCompileCache(SOURCES_READ)
