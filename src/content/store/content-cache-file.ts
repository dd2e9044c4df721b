import type { Instant } from '#core/time/dubai-time.ts'
import { createHash } from 'node:crypto'
import path from 'node:path'
import type { ContentfulKeys } from '#platform/settings.ts'
import { MEGABYTE, readTextFile } from '#platform/read-regular-file.ts'
import { writeFileAtomically } from '#platform/write-file-atomically.ts'
import { CONTENT_TYPES } from '../model/content-types.ts'
import type { EntriesByType, RawEntry } from '../api/contentful-client.ts'

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
/** 5,000 entries, as many as are fetched, are a tenth of it. */
const MAX_FILE_BYTES = 50 * MEGABYTE

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
    const stored = JSON.parse(await readTextFile(file, MAX_FILE_BYTES)) as Partial<Record<string, unknown>> | null
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

function isEntryList(value: unknown): value is readonly RawEntry[] {
  return (
    Array.isArray(value) &&
    value.every((entry: unknown) => {
      const { id, fields } = (entry ?? {}) as Partial<Record<string, unknown>>
      return typeof id === 'string' && typeof fields === 'object' && fields !== null
    })
  )
}
