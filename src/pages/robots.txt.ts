import type { APIRoute } from 'astro'
import { readSettings } from '../platform/settings.ts'

/** Everything may be read; what is not for the index says so itself (APP-6). */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nDisallow: /live/\n\nSitemap: ${readSettings(process.env).siteOrigin}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
