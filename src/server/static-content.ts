import { restaurant } from '../../restaurant.config.ts'
import { getCacheFilePath, writeCacheFile, type PersistedContent } from '#content/store/content-cache-file.ts'
import { mapContent, type Content } from '#content/mapping/map-content.ts'
import { fetchContentForBuild } from '#content/store/snapshot.ts'
import { logEvent } from '#platform/logger.ts'
import { readSettings, type ContentfulKeys } from '#platform/settings.ts'
import { connectToContent } from './connect-to-content.ts'

const settings = readSettings(process.env)

let fetched: Promise<Content> | undefined

/** For the build of static files: all pages get the content that the first one has fetched. */
export function getStaticContent(): Promise<Content> {
  fetched ??= fetchContent()
  return fetched
}

/** Rejects, which ends the build, where there is no content. */
async function fetchContent(): Promise<Content> {
  const { keys, close } = await connectToContent(settings)
  const content = await fetchContentForBuild(keys, settings.contentCacheDir)
  await close()
  if (content === null) {
    throw new Error('The content could not be fetched and CONTENT_CACHE_DIR holds no earlier one: nothing to build.')
  }
  if (settings.contentful !== null) await saveForNextBuild(keys, content)
  return mapContent(content.raw, restaurant.bestSellers, keys.host).content
}

async function saveForNextBuild(keys: ContentfulKeys, content: PersistedContent): Promise<void> {
  try {
    await writeCacheFile(getCacheFilePath(settings.contentCacheDir, keys), keys, content)
  } catch (error) {
    logEvent('content-not-saved', { reason: error instanceof Error ? error.name : 'unknown' })
  }
}
