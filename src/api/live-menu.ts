import { currentContent } from '#content'
import type { APIRoute } from 'astro'
import { LANGUAGES } from '../domain/language.ts'
import { menuForPage } from '../screens/menu-for-page.ts'

/** `/live/ar.json`, `/live/en.json`: the menu as it is now, for pages that stand open (C26). */
export const GET: APIRoute = async ({ params, cache }) => {
  const language = LANGUAGES.find((known) => known === params['language'])
  const content = await currentContent()
  if (language === undefined || content === null) return new Response(null, { status: 404 })
  cache.set({ maxAge: 60, tags: ['content'] })
  return Response.json(
    { version: content.version, menu: menuForPage(content.menu, language) },
    // A cache in front holds the load of all open pages; browsers keep nothing.
    { headers: { 'cache-control': 'public, max-age=0, s-maxage=10, stale-if-error=86400' } },
  )
}
