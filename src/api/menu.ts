import { toShopHours } from '../domain/shop-hours.ts'
import { readSettings } from '../platform/settings.ts'
import type { APIRoute } from 'astro'
import { LANGUAGES } from '../domain/language.ts'
import { CACHE_CONTROL } from '../platform/cache-control.ts'
import { toClientMenu } from '../screens/to-client-menu.ts'
import { toShopSchedule } from '../screens/to-shop-schedule.ts'

/** `/live/ar.json` and `/live/en.json`: the current menu and opening hours, polled by open pages. */
export const GET: APIRoute = ({ params, locals: { content } }) => {
  const language = LANGUAGES.find((code) => code === params['language'])
  if (language === undefined || content === null) return new Response(null, { status: 404 })
  const now = Date.now()
  const schedule = toShopSchedule(toShopHours(readSettings(process.env).closedHours, content, now), language, now)
  return Response.json(
    { version: content.version, menu: toClientMenu(content.menu, language), schedule },
    { headers: { 'cache-control': CACHE_CONTROL.live } },
  )
}
