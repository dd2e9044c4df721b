import type { APIRoute } from 'astro'
import { getMenuPath } from '#core/routes.ts'
import { LANGUAGES } from '#core/text/language.ts'
import { CACHE_CONTROL } from '#platform/cache-control.ts'
import { createPageData } from '../screens/data/page-data.ts'
import { toOrderOptions } from '../screens/data/to-order-options.ts'
import { toPreviousLiveData } from '../screens/data/to-previous-live-data.ts'

/** `/live/ar.json` and `/live/en.json`: the data that open pages poll. */
export const GET: APIRoute = ({ routePattern, locals }) => {
  const { content } = locals
  const language = LANGUAGES.find((code) => routePattern === `/live/${code}.json`)
  if (language === undefined || content === null || content.menu.length === 0)
    return new Response(null, { status: 404 })
  const { hours, shopInfo, openingHoursLines, now } = createPageData(locals, language)
  const { schedule, options } = toPreviousLiveData(hours, toOrderOptions(content, language), language, now)
  return Response.json(
    {
      menuPath: getMenuPath(content.version, language),
      openingPlan: hours,
      schedule,
      facts: shopInfo,
      hours: openingHoursLines,
      ...(Object.keys(options).length > 0 && { options }),
    },
    { headers: { 'cache-control': CACHE_CONTROL.live } },
  )
}
