import { logEvent } from '#platform/logger.ts'
import type { ContentfulKeys } from '#platform/settings.ts'
import { createContentfulClient } from '../api/contentful-client.ts'
import { fetchEntries, listFailedReads } from '../api/fetch-entries.ts'
import { UnusableResponseError } from '../api/fetch-failure.ts'
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
 * Fetches the content. What fails comes from the last good content cached on this machine; without a menu there and
 * here, returns null.
 */
export async function fetchContentForBuild(keys: ContentfulKeys, cacheDir: string): Promise<PersistedContent | null> {
  const cached = await readCacheFile(getCacheFilePath(cacheDir, keys), keys)
  const { entries: raw, failures: fetchFailures } = await fetchEntries(
    createContentfulClient(keys),
    cached?.raw ?? null,
  )
  const failures = new Map(fetchFailures)
  if (!failures.has('menu') && raw.menuItem.length === 0)
    failures.set('menu', new UnusableResponseError('the menu is empty'))
  for (const failed of listFailedReads(failures))
    logEvent('snapshot-fetch-failed', { ...failed, instead: cached === null ? 'nothing' : 'last good' })
  if (!failures.has('menu')) return { raw, fetchedAt: Date.now() }
  return cached && { raw: { ...raw, menuItem: cached.raw.menuItem }, fetchedAt: cached.fetchedAt }
}
