import type { APIRoute } from 'astro'
import { LANGUAGES } from '../domain/language.ts'
import { CACHE_CONTROL } from '../platform/cache-control.ts'
import { toClientMenu } from '../screens/to-client-menu.ts'

/** `/live/ar.json` and `/live/en.json`: the current menu, polled by open pages. */
export const GET: APIRoute = ({ params, locals: { content } }) => {
  const language = LANGUAGES.find((code) => code === params['language'])
  if (language === undefined || content === null) return new Response(null, { status: 404 })
  return Response.json(
    { version: content.version, menu: toClientMenu(content.menu, language) },
    { headers: { 'cache-control': CACHE_CONTROL.live } },
  )
}
