import type { MiddlewareHandler } from 'astro'
import { createContentStore, type ContentStore } from '../content/content-store.ts'
import { readSettings } from '../platform/settings.ts'

let started: Promise<{ store: ContentStore; isSampleMenu: boolean }> | undefined

/** `npm run dev`: the pages get the content as the server would give it, refreshed in the background. */
export const onRequest: MiddlewareHandler = async ({ locals }, next) => {
  started ??= start()
  const { store, isSampleMenu } = await started
  locals.content = store.getState().content
  locals.isSampleMenu = isSampleMenu
  return next()
}

async function start(): Promise<{ store: ContentStore; isSampleMenu: boolean }> {
  const { contentful, contentCacheDir, contentRefreshSeconds } = readSettings(process.env)
  const { startSampleContent } = await import('../server/start-sample-content.ts')
  const keys = contentful ?? (await startSampleContent()).keys
  const store = createContentStore({
    keys,
    cacheDir: contentCacheDir,
    snapshotFile: null,
    refreshSeconds: contentRefreshSeconds,
  })
  await store.start()
  return { store, isSampleMenu: contentful === null }
}
