import { cp, readlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { restaurant } from '../../restaurant.config.ts'
import { getCacheFilePath, writeCacheFile, type PersistedContent } from '#content/store/content-cache-file.ts'
import { mapContent } from '#content/mapping/map-content.ts'
import { fetchContentForBuild } from '#content/store/snapshot.ts'
import { CONTENT_IMAGES_PATH } from '#core/images/image-variants.ts'
import { loadEnvFile } from '#platform/load-env-file.ts'
import { logEvent, toReason } from '#platform/logger.ts'
import { createHeaderRules, formatHeadersFile } from '#publish/host-headers.ts'
import { publishVersion } from '#publish/publish-version.ts'
import { readCurrentVersion } from '#publish/version.ts'
import { defaultHeaders } from '#platform/security-headers.ts'
import { checkProduction, readSettings, SettingsError, type ContentfulKeys } from '#platform/settings.ts'
import { connectToContent } from './connect-to-content.ts'
import { createRenderer } from './render-page.ts'
import { createPublishJob, toPageSettings } from './site-publisher.ts'

/**
 * `npm run publish`: writes the whole site into a folder, for nginx, a CDN or an object store: the content as it is
 * now, without a server. Prints the folder; rejects where a page is missing.
 */
export async function publishToFolder(dist: URL, folder: string | undefined): Promise<void> {
  loadEnvFile()
  const settings = readSettings(process.env)
  // Files are always public: without keys the site must not sell at sample prices.
  checkProduction({ ...process.env, NODE_ENV: 'production' }, settings)
  const { keys, isSampleMenu, getImages, close } = await connectToContent(settings)
  const fetched = await fetchContentForBuild(keys, settings.contentCacheDir)
  await close()
  if (fetched === null)
    throw new SettingsError('The content could not be fetched and CONTENT_CACHE_DIR holds no earlier one.')
  if (settings.contentful !== null) await saveForNextTime(settings.contentCacheDir, keys, fetched)
  const { content } = mapContent(fetched.raw, restaurant.bestSellers, keys.host)

  // Where files are served, nobody counts events.
  const pageSettings = { dist: dist.href, settings: { ...toPageSettings(settings), countsEvents: false }, isSampleMenu }
  const root = path.resolve(folder ?? path.join(settings.contentCacheDir, 'published'))
  const omittedPath = isSampleMenu ? null : CONTENT_IMAGES_PATH
  const headers = defaultHeaders(settings.siteOrigin)
  const render = await createRenderer(pageSettings)
  const failed: string[] = []
  const job = createPublishJob(root, content, pageSettings, omittedPath, headers)
  await publishVersion(job, await readCurrentVersion(root, job.build), {
    render: (sitePath) => render(sitePath, { content, version: job.key }),
    addFiles: async (target) => {
      for (const [sitePath, file] of getImages?.() ?? []) await cp(file, path.join(target, sitePath))
      await writeFile(path.join(target, '_headers'), formatHeadersFile(createHeaderRules(settings.siteOrigin)))
    },
    onFailure: (sitePath, error) => {
      failed.push(sitePath)
      logEvent('pages-not-rendered', { reason: toReason(error) })
    },
  })
  if (failed.length > 0) throw new SettingsError(`Not published: ${failed.join(', ')}`)
  process.stdout.write(`${path.join(root, await readlink(path.join(root, 'current')))}\n`)
}

/** The last good menu, for a time when Contentful is down. */
async function saveForNextTime(cacheDir: string, keys: ContentfulKeys, content: PersistedContent): Promise<void> {
  try {
    await writeCacheFile(getCacheFilePath(cacheDir, keys), keys, content)
  } catch (error) {
    logEvent('content-not-saved', { reason: error instanceof Error ? error.name : 'unknown' })
  }
}
