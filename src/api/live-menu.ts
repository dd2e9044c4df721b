import { currentContent } from '#content'
import type { APIRoute } from 'astro'
import { LIVE_CACHING } from '../platform/cache-control.ts'
import { LANGUAGES } from '../domain/language.ts'
import { menuForPage } from '../screens/menu-for-page.ts'

/** `/live/ar.json`, `/live/en.json`: the menu as it is now, for pages that stand open (C26). */
export const GET: APIRoute = async ({ params, cache }) => {
  const language = LANGUAGES.find((known) => known === params['language'])
  const content = await currentContent()
  if (language === undefined || content === null) return new Response(null, { status: 404 })
  if (cache.enabled) cache.set({ maxAge: 60, tags: ['content'] })
  return Response.json(
    { version: content.version, menu: menuForPage(content.menu, language) },
    { headers: { 'cache-control': LIVE_CACHING } },
  )
}
