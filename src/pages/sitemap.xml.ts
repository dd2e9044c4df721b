import type { APIRoute } from 'astro'
import { renderSitemap } from '../site/screens/sitemap.ts'

export const GET: APIRoute = ({ locals: { settings } }) =>
  new Response(renderSitemap(settings.siteOrigin), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
