import { toShopHours } from '../domain/shop-hours.ts'
import { readSettings } from '../platform/settings.ts'
import type { APIRoute } from 'astro'
import { LANGUAGES } from '../domain/language.ts'
import { CACHE_CONTROL } from '../platform/cache-control.ts'
import { toClientMenu } from '../screens/to-client-menu.ts'
import { toOrderOptions } from '../screens/to-order-options.ts'
import { toShopSchedule } from '../screens/to-shop-schedule.ts'

/** `/live/ar.json` and `/live/en.json`: the current menu, opening hours and what checkout offers, polled by open pages. */
export const GET: APIRoute = ({ params, locals: { content } }) => {
  const language = LANGUAGES.find((code) => code === params['language'])
  if (language === undefined || content === null) return new Response(null, { status: 404 })
  const now = Date.now()
  const schedule = toShopSchedule(toShopHours(readSettings(process.env).closedHours, content, now), language, now)
  const options = toOrderOptions(content, language)
  return Response.json(
    {
      version: content.version,
      menu: toClientMenu(content.menu, language),
      schedule,
      ...(Object.keys(options).length > 0 && { options }),
    },
    { headers: { 'cache-control': CACHE_CONTROL.live } },
  )
}
