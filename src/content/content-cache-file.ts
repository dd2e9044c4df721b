import type { Instant } from '../core/time/dubai-time.ts'
import { createHash } from 'node:crypto'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { ContentfulKeys } from '../platform/settings.ts'
import { PART_SUFFIX, writeFileAtomically } from '../platform/write-file-atomically.ts'
import { CONTENT_TYPES } from './content-types.ts'
import type { EntriesByType, RawEntry } from './contentful-client.ts'

/**
 * Entries as fetched and not as `Content`, so that another version of the site maps them by its own
 * rules.
 */
export interface PersistedContent {
  readonly raw: EntriesByType
  readonly fetchedAt: Instant
}

type Space = Pick<ContentfulKeys, 'space' | 'environment'>

/** Increment it when the format of the file changes; files of another version are ignored. */
const SCHEMA_VERSION = 1

export function getCacheFilePath(cacheDir: string, { space, environment }: Space): string {
  const name = createHash('sha256')
    .update(JSON.stringify([space, environment]))
    .digest('hex')
    .slice(0, 12)
  return path.join(cacheDir, 'content', `${name}.json`)
}

/** Returns the content of a file, or null if it is missing, malformed or of another space. */
export async function readCacheFile(file: string, { space, environment }: Space): Promise<PersistedContent | null> {
  try {
    const stored = JSON.parse(await readFile(file, 'utf8')) as Partial<Record<string, unknown>> | null
    if (stored?.['shape'] !== SCHEMA_VERSION || stored['space'] !== space || stored['environment'] !== environment)
      return null
    const { menuItem, galleryImage, readAt } = stored
    if (!isEntryList(menuItem) || menuItem.length === 0 || !isEntryList(galleryImage) || !Number.isFinite(readAt))
      return null
    // Files of earlier releases do not have the other types.
    const lists = CONTENT_TYPES.map((type) => [type, isEntryList(stored[type]) ? stored[type] : []])
    const raw = Object.fromEntries(lists) as EntriesByType
    return { raw, fetchedAt: Math.min(Number(readAt), Date.now()) }
  } catch {
    return null
  }
}

/** Writes the file atomically. Rejects with the system's error. */
export async function writeCacheFile(
  file: string,
  { space, environment }: Space,
  { raw, fetchedAt }: PersistedContent,
): Promise<void> {
  const stored = { shape: SCHEMA_VERSION, space, environment, readAt: fetchedAt, ...raw }
  await writeFileAtomically(file, JSON.stringify(stored))
}

/** Younger part files may still be written by another process. */
const OLD_PART_FILE_MS = 60 * 60 * 1000

/** Removes part files that processes left beside `file` when they were killed. Never rejects. */
export async function removeOldPartFiles(file: string): Promise<void> {
  const folder = path.dirname(file)
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((candidate) => candidate.endsWith(PART_SUFFIX))) {
    const partFile = path.join(folder, name)
    try {
      const { mtimeMs } = await stat(partFile)
      if (Date.now() - mtimeMs > OLD_PART_FILE_MS) await rm(partFile, { force: true })
    } catch {
      // Another process has removed it, or the folder can't be written to, which the next write
      // logs.
    }
  }
}

function isEntryList(value: unknown): value is readonly RawEntry[] {
  return (
    Array.isArray(value) &&
    value.every((entry: unknown) => {
      const { id, fields } = (entry ?? {}) as Partial<Record<string, unknown>>
      return typeof id === 'string' && typeof fields === 'object' && fields !== null
    })
  )
}
