import type { APIRoute } from 'astro'
import { readSettings } from '../platform/settings.ts'
import { renderSitemap } from '../screens/sitemap.ts'

/** The pages that belong into an index, each with its other language (APP-6). */
export const GET: APIRoute = () =>
  new Response(renderSitemap(readSettings(process.env).siteOrigin), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
