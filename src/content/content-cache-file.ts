import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ContentfulKeys } from '../platform/settings.ts'
import type { RawContent } from './map-content.ts'
import type { RawEntry } from './contentful-client.ts'

/** Content as a file holds it: what the service gave, of which space, and when. */
export interface PersistedContent {
  readonly raw: RawContent
  /** When the service last confirmed it, in ms since the epoch. */
  readonly readAt: number
}

type Space = Pick<ContentfulKeys, 'space' | 'environment' | 'host'>

/** Counted up when the file's shape changes; a file of another shape is as good as none. */
const SCHEMA_VERSION = 1

/** The file of a space's last good content, in the cache folder (CNT-4). */
export function getCacheFilePath(cacheDir: string, { space, environment }: Omit<Space, 'host'>): string {
  const name = createHash('sha256')
    .update(JSON.stringify([space, environment]))
    .digest('hex')
    .slice(0, 12)
  return path.join(cacheDir, 'content', `${name}.json`)
}

/**
 * The content in a file; null where there is none, it can't be understood, or it is of another space: nobody may be shown a
 * menu that is not the restaurant's. A service on this machine is another port at each start: its pictures are asked of the one that
 * runs now.
 */
export async function readCacheFile(
  file: string,
  { space, environment, host }: Space,
): Promise<PersistedContent | null> {
  try {
    const text = (await readFile(file, 'utf8')).replaceAll(/(?<="url":")\/\/127\.0\.0\.1:\d+(?=\/)/g, `//${host}`)
    const kept = JSON.parse(text) as Partial<Record<string, unknown>> | null
    if (kept?.['shape'] !== SCHEMA_VERSION || kept['space'] !== space || kept['environment'] !== environment)
      return null
    const { menuItem, galleryImage, readAt } = kept
    if (!isEntries(menuItem) || menuItem.length === 0 || !isEntries(galleryImage) || !Number.isFinite(readAt))
      return null
    return { raw: { menuItem, galleryImage }, readAt: Math.min(Number(readAt), Date.now()) }
  } catch {
    return null
  }
}

/** Writes the file anew: whole or not at all. Rejects with the system's error, as when the disk is full (P18). */
export async function writeCacheFile(
  file: string,
  { space, environment }: Omit<Space, 'host'>,
  { raw, readAt }: PersistedContent,
): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}.part`
  await writeFile(unfinished, JSON.stringify({ shape: SCHEMA_VERSION, space, environment, readAt, ...raw }))
  await rename(unfinished, file)
}

function isEntries(value: unknown): value is readonly RawEntry[] {
  return (
    Array.isArray(value) &&
    value.every((entry: unknown) => {
      const { id, fields } = (entry ?? {}) as Partial<Record<string, unknown>>
      return typeof id === 'string' && typeof fields === 'object' && fields !== null
    })
  )
}
