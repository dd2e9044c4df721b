import type { MiddlewareHandler } from 'astro'
import { readSettings } from '#platform/settings.ts'
import { readScriptImports } from '#platform/script-imports.ts'
import { getStaticContent } from './static-content.ts'

// Where files are served, nobody counts events.
const settings = { ...readSettings(process.env), countsEvents: false }

const scriptImports = readScriptImports(OUT_FOLDER)

/** For the build of static files. */
export const onRequest: MiddlewareHandler = async ({ locals }, next) => {
  locals.content = await getStaticContent()
  locals.settings = settings
  locals.scriptImports = await scriptImports
  locals.isSampleMenu = settings.contentful === null && settings.contentFile === null
  return next()
}
