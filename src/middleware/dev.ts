import type { MiddlewareHandler } from 'astro'
import { createContentStore, type ContentStore } from '../content/content-store.ts'
import { readSettings } from '../platform/settings.ts'
import { connectToContent } from '../server/connect-to-content.ts'

let started: Promise<{ store: ContentStore; isSampleMenu: boolean }> | undefined

/** For `npm run dev`: content from a background-refreshed store, as on the server. */
export const onRequest: MiddlewareHandler = async ({ locals }, next) => {
  started ??= start()
  const { store, isSampleMenu } = await started
  locals.content = store.getState().content
  locals.isSampleMenu = isSampleMenu
  return next()
}

async function start(): Promise<{ store: ContentStore; isSampleMenu: boolean }> {
  const settings = readSettings(process.env)
  const { keys, isSampleMenu } = await connectToContent(settings)
  const store = createContentStore({
    keys,
    cacheDir: settings.contentCacheDir,
    snapshotFile: null,
    refreshSeconds: settings.contentRefreshSeconds,
  })
  await store.start()
  return { store, isSampleMenu }
}
