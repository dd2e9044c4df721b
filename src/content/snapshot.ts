import { logEvent } from '../platform/logger.ts'
import type { ContentfulKeys } from '../platform/settings.ts'
import { createContentfulClient } from './contentful-client.ts'
import { toFetchFailure, UnusableResponseError } from './fetch-failure.ts'
import { getCacheFilePath, readCacheFile, writeCacheFile, type PersistedContent } from './content-cache-file.ts'

/**
 * Fetches the content of a space into a file at the end of a build, for a first start while
 * Contentful is down. Without any content the build continues without a snapshot and logs it.
 */
export async function fetchSnapshot(file: string, keys: ContentfulKeys, cacheDir: string): Promise<void> {
  const content = await fetchContentForBuild(keys, cacheDir)
  if (content !== null) await writeCacheFile(file, keys, content)
}

/**
 * Fetches the content; if that fails, returns the last good content cached on this machine, or
 * null.
 */
export async function fetchContentForBuild(keys: ContentfulKeys, cacheDir: string): Promise<PersistedContent | null> {
  return fetchAll(keys).catch(async (error: unknown) => {
    const cached = await readCacheFile(getCacheFilePath(cacheDir, keys), keys)
    logEvent('snapshot-fetch-failed', {
      reason: toFetchFailure(error).reason,
      instead: cached === null ? 'nothing' : 'last good',
    })
    return cached
  })
}

async function fetchAll(keys: ContentfulKeys): Promise<PersistedContent> {
  const raw = await createContentfulClient(keys).fetchAll()
  if (raw.menuItem.length === 0) throw new UnusableResponseError('the menu is empty')
  return { raw, fetchedAt: Date.now() }
}
