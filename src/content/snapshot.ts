import { logEvent } from '../platform/logger.ts'
import { readSettings, type ContentfulKeys } from '../platform/settings.ts'
import type { BuiltContent } from './built-content.ts'
import { deliveryClient } from './delivery-client.ts'
import { failureOf } from './delivery-failure.ts'
import { SNAPSHOT } from './keeper.ts'
import { keptFile, readKept, writeKept, type KeptContent } from './kept-content.ts'

/**
 * At the end of a build: leaves the content of the configured space in a file beside the pages, for a first start while the service is down
 * (C01); a build without any goes on without a snapshot, and says so. Gives what it left.
 */
export async function takeSnapshot(environment: Environment, file = SNAPSHOT): Promise<KeptContent | null> {
  const built = await contentForBuild(environment)
  if (built !== null) await writeKept(file, built, built)
  return built
}

/** What the configured service says now; where it is down, the last good content of this machine, if there is any. */
export async function contentForBuild(environment: Environment): Promise<BuiltContent | null> {
  const { contentful, contentCacheDir } = readSettings(environment)
  if (contentful === null) throw new Error('the content service has not been started')
  const { space, environment: branch, host } = contentful
  const kept = await readService(contentful).catch(async (error: unknown) => {
    const last = await readKept(keptFile(contentCacheDir, contentful), contentful)
    logEvent('snapshot-not-read', { reason: failureOf(error).reason, instead: last === null ? 'nothing' : 'last good' })
    return last
  })
  return kept && { ...kept, space, environment: branch, host }
}

type Environment = Readonly<Record<string, string | undefined>>

async function readService(keys: ContentfulKeys): Promise<KeptContent> {
  const { read } = deliveryClient(keys)
  const [menuItem, galleryImage] = await Promise.all([read('menuItem'), read('galleryImage')])
  if (menuItem.length === 0) throw new Error('the menu is empty')
  return { raw: { menuItem, galleryImage }, readAt: Date.now() }
}
