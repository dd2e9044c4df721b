import type { MiddlewareHandler } from 'astro'
import { createContentChecker, type ContentChecker } from '../content/check/content-checker.ts'
import { createContentStore, type ContentStore } from '../content/content-store.ts'
import { opensContentCheck } from '../platform/content-check-path.ts'
import { getNotFoundPath } from '../platform/rendered-paths.ts'
import { readSettings, type Settings } from '../platform/settings.ts'
import { connectToContent } from './connect-to-content.ts'

interface DevelopmentContent {
  readonly store: ContentStore
  readonly checker: ContentChecker
  readonly settings: Settings
  readonly isSampleMenu: boolean
}

let started: Promise<DevelopmentContent> | undefined

/** For `npm run dev`: content from a background-refreshed store, as on the server. */
export const onRequest: MiddlewareHandler = async ({ locals, url, params }, next) => {
  started ??= start()
  const { store, checker, settings, isSampleMenu } = await started
  store.noteVisit()
  locals.content = store.getState().content
  locals.settings = settings
  locals.isSampleMenu = isSampleMenu
  if (opensContentCheck(url.pathname, settings.contentCheckSecret)) locals.contentCheck = await checker.check()
  else if (params['secret'] !== undefined) return next(getNotFoundPath(url.pathname))
  return next()
}

async function start(): Promise<DevelopmentContent> {
  const settings = readSettings(process.env)
  const { keys, isSampleMenu } = await connectToContent(settings)
  const store = createContentStore({
    keys,
    cacheDir: settings.contentCacheDir,
    snapshotFile: null,
    refreshSeconds: settings.contentRefreshSeconds,
  })
  await store.start()
  return {
    store,
    checker: createContentChecker(keys, { closedHours: settings.closedHours }),
    settings,
    isSampleMenu,
  }
}
