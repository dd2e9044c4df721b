import type { MiddlewareHandler } from 'astro'
import { readSettings } from '../platform/settings.ts'
import { getStaticContent } from './static-content.ts'

const settings = readSettings(process.env)

/** For the build of static files. */
export const onRequest: MiddlewareHandler = async ({ locals }, next) => {
  locals.content = await getStaticContent()
  locals.settings = settings
  locals.isSampleMenu = settings.contentful === null && settings.contentFile === null
  return next()
}
