import { logEvent } from '../platform/logger.ts'
import type { ContentfulKeys } from '../platform/settings.ts'
import type { BuildTimeContent } from './build-time-content.ts'
import { createContentfulClient } from './contentful-client.ts'
import { toContentfulError } from './contentful-error.ts'
import { getCacheFilePath, readCacheFile, writeCacheFile, type PersistedContent } from './content-cache-file.ts'

/**
 * At the end of a build: leaves the content of a space in a file beside the pages, for a first start while the
 * service is down. A build without any goes on without a snapshot, and says so.
 */
export async function writeSnapshot(file: string, keys: ContentfulKeys, cacheDir: string): Promise<void> {
  const content = await loadContentForBuild(keys, cacheDir)
  if (content !== null) await writeCacheFile(file, content, content)
}

/** What the configured service says now; where it is down, the last good content of this machine, if there is any. */
export async function loadContentForBuild(keys: ContentfulKeys, cacheDir: string): Promise<BuildTimeContent | null> {
  const { space, environment, host } = keys
  const kept = await readService(keys).catch(async (error: unknown) => {
    const last = await readCacheFile(getCacheFilePath(cacheDir, keys), keys)
    logEvent('snapshot-fetch-failed', {
      reason: toContentfulError(error).reason,
      instead: last === null ? 'nothing' : 'last good',
    })
    return last
  })
  return kept && { ...kept, space, environment, host }
}

async function readService(keys: ContentfulKeys): Promise<PersistedContent> {
  const { fetchEntries: read } = createContentfulClient(keys)
  const [menuItem, galleryImage] = await Promise.all([read('menuItem'), read('galleryImage')])
  if (menuItem.length === 0) throw new Error('the menu is empty')
  return { raw: { menuItem, galleryImage }, readAt: Date.now() }
}
