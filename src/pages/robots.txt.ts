import type { APIRoute } from 'astro'
import { readSettings } from '../platform/settings.ts'

/** Crawlers may read everything; pages outside the index have a robots meta tag. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nDisallow: /live/\n\nSitemap: ${readSettings(process.env).siteOrigin}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
