import type { APIRoute } from 'astro'

/** Crawlers may read everything; pages outside the index have a robots meta tag. */
export const GET: APIRoute = ({ locals: { settings } }) =>
  new Response(`User-agent: *\nDisallow: /live/\n\nSitemap: ${settings.siteOrigin}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
