import type { APIRoute } from 'astro'
import { getMenuPath } from '#core/routes.ts'
import { LANGUAGES } from '#core/text/language.ts'
import { CACHE_CONTROL } from '#platform/cache-control.ts'
import { toClientMenu } from '../screens/data/to-client-menu.ts'

/** `/menus/<language>/<version>.json`: the menu that pages start with; 404 for another version. For open pages of the release before. */
export const GET: APIRoute = ({ url, locals: { content, version } }) => {
  const language = LANGUAGES.find((code) => content !== null && url.pathname === getMenuPath(version, code))
  if (language === undefined || content === null) return new Response(null, { status: 404 })
  return Response.json(toClientMenu(content.menu, language), { headers: { 'cache-control': CACHE_CONTROL.immutable } })
}
