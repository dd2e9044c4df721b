import type { APIRoute } from 'astro'
import { readSettings } from '../platform/settings.ts'
import { renderSitemap } from '../screens/sitemap.ts'

/** Indexed pages with their language alternates. */
export const GET: APIRoute = () =>
  new Response(renderSitemap(readSettings(process.env).siteOrigin), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
