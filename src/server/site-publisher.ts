import { createHash } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Content } from '#content/mapping/map-content.ts'
import { hasMenu } from '#menu/domain/menu.ts'
import { getNoticeText } from '#shop/domain/shop-info.ts'
import { getDayHours, getDayInForce, listSpecialDays, toOpeningPlan } from '#shop/domain/opening-plan.ts'
import { logEvent, toReason } from '#platform/logger.ts'
import { listDishPaths } from '#platform/rendered-paths.ts'
import type { Settings } from '#platform/settings.ts'
import { CONTENT_IMAGES_PATH } from '#core/images/image-variants.ts'
import type { PublishJob } from '#publish/publish-version.ts'
import { createPublisher, type Publisher } from '#publish/publisher.ts'
import { isWritable } from '#publish/version.ts'
import { startPublishWorker } from './publish-worker.ts'
import type { PageSettings } from './render-page.ts'

interface SitePublisherOptions {
  readonly headers: Readonly<Record<string, string>>
  /** Whether the content is the sample, whose images are files of the build. */
  readonly hasSampleImages: boolean
  readonly getContent: () => Content | null
  /** A page can't be rendered, or nothing can be published; it is logged. */
  readonly onFailure: () => void
}

/** Creates the publisher of the site's pages, which renders them in a worker from the content at that time. */
export async function createSitePublisher(
  { contentCacheDir, port }: Pick<Settings, 'contentCacheDir' | 'port'>,
  pageSettings: PageSettings,
  { headers, hasSampleImages, getContent, onFailure }: SitePublisherOptions,
): Promise<Publisher> {
  const root = await preparePagesFolder(contentCacheDir, port)
  const omittedPath = hasSampleImages ? null : CONTENT_IMAGES_PATH
  return createPublisher({
    root,
    build: getBuild(pageSettings),
    createJob: () => createPublishJob(root, getContent(), pageSettings, omittedPath, headers),
    start: (job, previous, events) => {
      const work = { job, previous, content: getContent(), pageSettings }
      return startPublishWorker(new URL('server/entry.mjs', pageSettings.dist), work, events)
    },
    onFailure: (error) => {
      onFailure()
      logEvent('pages-not-rendered', { reason: toReason(error) })
    },
  })
}

/** Returns what is to be published for the content at this time. */
export function createPublishJob(
  root: string,
  content: Content | null,
  { dist, settings, isSampleMenu }: PageSettings,
  omittedPath: string | null,
  headers: Readonly<Record<string, string>>,
): PublishJob {
  const build = getBuild({ settings, isSampleMenu })
  return {
    root,
    build,
    // Of the program, too: the documents of another one may have another shape.
    key: hash([build, content?.version ?? null, ...listWhatTimeChanges(content, settings.closedHours)]),
    contentVersion: hasMenu(content) ? content.version : null,
    buildFolder: fileURLToPath(new URL('client/', dist)),
    omittedPath,
    dishPaths: listDishPaths(content?.menu ?? []),
    headers,
  }
}

/** Names the program and the settings that its pages depend on. */
function getBuild(pageSettings: Pick<PageSettings, 'settings' | 'isSampleMenu'>): string {
  const { siteOrigin, contentRefreshSeconds, closedHours, countsEvents } = pageSettings.settings
  return hash([BUILD_INFO, siteOrigin, contentRefreshSeconds, closedHours, countsEvents, pageSettings.isSampleMenu])
}

/** Another day is today, special days come near and are over, a message ends, and security.txt is valid for a year. */
function listWhatTimeChanges(content: Content | null, closedHours: string): readonly unknown[] {
  const now = Date.now()
  const openingPlan = toOpeningPlan(closedHours, content, now)
  return [
    openingPlan,
    listSpecialDays(openingPlan, now),
    openingPlan.week.map((_, index) => getDayHours(openingPlan, getDayInForce(openingPlan, now) + index)),
    content === null ? null : getNoticeText(content.settings, now),
    new Date(now).toISOString().slice(0, 'YYYY-MM'.length),
  ]
}

/**
 * Returns the folder for the pages: each port has one of its own in CONTENT_CACHE_DIR, because two processes must not
 * publish into the same one. Where nothing can be written, the site runs from a temporary folder, and logs it.
 */
async function preparePagesFolder(contentCacheDir: string, port: number): Promise<string> {
  const folder = path.resolve(contentCacheDir, 'pages', String(port))
  if (await isWritable(folder)) return folder
  const temporary = await mkdtemp(path.join(os.tmpdir(), 'pages-'))
  logEvent('pages-folder-not-writable', { folder, instead: temporary })
  return temporary
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16)
}

/** What pages are rendered with, without the keys. */
export function toPageSettings(settings: Settings): PageSettings['settings'] {
  const { siteOrigin, contentRefreshSeconds, closedHours, countsEvents } = settings
  return { siteOrigin, contentRefreshSeconds, closedHours, countsEvents }
}
