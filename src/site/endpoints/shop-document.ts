import type { APIRoute } from 'astro'
import { getShopPath } from '#core/routes.ts'
import { LANGUAGES } from '#core/text/language.ts'
import { CACHE_CONTROL } from '#platform/cache-control.ts'
import { createShopDocument } from '../screens/data/provide-shop-document.ts'

/** `/shop/<language>/<version>.json`; 404 for another version than the one that pages are rendered from. */
export const GET: APIRoute = ({ url, locals }) => {
  const language = LANGUAGES.find((code) => url.pathname === getShopPath(locals.version, code))
  const shop = language === undefined ? null : createShopDocument(locals, language)
  if (shop === null) return new Response(null, { status: 404 })
  return Response.json(shop, { headers: { 'cache-control': CACHE_CONTROL.immutable } })
}
