import type { MiddlewareHandler } from 'astro'
import { createContentChecker } from '#content/check/content-checker.ts'
import { createContentStore } from '#content/store/content-store.ts'
import { opensContentCheck } from '#platform/content-check-path.ts'
import { getNotFoundPath } from '#platform/rendered-paths.ts'
import { readSettings } from '#platform/settings.ts'
import { connectToContent } from './connect-to-content.ts'

let started: ReturnType<typeof start> | undefined

/** For `npm run dev`: content from a background-refreshed store, as on the server. */
export const onRequest: MiddlewareHandler = async ({ locals, url, params }, next) => {
  started ??= start()
  const { store, checker, settings, isSampleMenu } = await started
  store.noteVisit()
  locals.content = store.getState().content
  locals.version = locals.content?.version ?? ''
  // The development server has no address that takes reports.
  locals.settings = { ...settings, countsEvents: false }
  locals.scriptImports = {}
  locals.isSampleMenu = isSampleMenu
  if (opensContentCheck(url.pathname, settings.contentCheckSecret)) locals.contentCheck = await checker.check()
  else if (params['secret'] !== undefined) return next(getNotFoundPath(url.pathname))
  return next()
}

async function start() {
  const settings = readSettings(process.env)
  const { keys, isSampleMenu, getImageProblems, onFileChange } = await connectToContent(settings)
  const store = createContentStore({
    keys,
    cacheDir: settings.contentCacheDir,
    snapshotFile: null,
    refreshSeconds: settings.contentRefreshSeconds,
  })
  onFileChange(store.refreshSoon)
  await store.start()
  const checker = createContentChecker(keys, {
    closedHours: settings.closedHours,
    getEntries: store.getEntries,
    getImageProblems,
  })
  return { store, checker, settings, isSampleMenu }
}
