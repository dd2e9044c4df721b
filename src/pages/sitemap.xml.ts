import type { APIRoute } from 'astro'
import { getPath, listIndexedPages, type Page } from '../core/routes.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../core/text/language.ts'

/** The indexed pages in each language, with their alternates. */
export const GET: APIRoute = ({ locals: { settings } }) => {
  const origin = settings.siteOrigin
  const urls = listIndexedPages().flatMap((page) => {
    const alternates = renderAlternates(origin, page)
    return LANGUAGES.map(
      (language) => `  <url>\n    <loc>${origin}${getPath(page, language)}</loc>\n${alternates}\n  </url>`,
    )
  })
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}

function renderAlternates(origin: string, page: Page): string {
  const renderAlternate = (hreflang: string, language: Language): string =>
    `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${origin}${getPath(page, language)}"/>`
  return [
    ...LANGUAGES.map((language) => renderAlternate(language, language)),
    renderAlternate('x-default', DEFAULT_LANGUAGE),
  ].join('\n')
}
