import type { APIRoute } from 'astro'
import { getMenuPath, getShopPath } from '#core/routes.ts'
import { LANGUAGES } from '#core/text/language.ts'
import { CACHE_CONTROL } from '#platform/cache-control.ts'
import { createShopFacts } from '../screens/data/provide-shop-document.ts'
import { toPreviousLiveData } from '../screens/data/to-previous-live-data.ts'

/** `/live/ar.json` and `/live/en.json`: where the newest document is, for open pages, which poll it. */
export const GET: APIRoute = ({ routePattern, locals }) => {
  const language = LANGUAGES.find((code) => routePattern === `/live/${code}.json`)
  const shop = language === undefined ? null : createShopFacts(locals, language)
  if (language === undefined || shop === null) return new Response(null, { status: 404 })
  const { openingPlan, options, facts, hours } = shop
  return Response.json(
    {
      shopPath: getShopPath(locals.version, language),
      // What follows is for open pages of the release before.
      menuPath: getMenuPath(locals.version, language),
      facts,
      hours,
      ...toPreviousLiveData(openingPlan, options, language, Date.now()),
    },
    { headers: { 'cache-control': CACHE_CONTROL.live } },
  )
}
