import type { APIRoute } from 'astro'
import { LANGUAGES } from '../domain/language.ts'
import { CACHE_CONTROL } from '../platform/cache-control.ts'
import { toClientMenu } from '../screens/to-client-menu.ts'

/** `/live/ar.json`, `/live/en.json`: the menu as it is now, for pages that stand open. */
export const GET: APIRoute = ({ params, locals: { content } }) => {
  const language = LANGUAGES.find((known) => known === params['language'])
  if (language === undefined || content === null) return new Response(null, { status: 404 })
  return Response.json(
    { version: content.version, menu: toClientMenu(content.menu, language) },
    { headers: { 'cache-control': CACHE_CONTROL.live } },
  )
}
