import type { APIRoute } from 'astro'
import { toShareImage } from '#core/images/share-image.ts'
import { getDishPath, getPath, listIndexedPages } from '#core/routes.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#core/text/language.ts'

/** The indexed pages in each language, with their alternates, and those of the dishes with their picture. */
export const GET: APIRoute = ({ locals: { content, settings } }) => {
  const origin = settings.siteOrigin
  const pages = listIndexedPages().map((page) => renderPage((language) => origin + getPath(page, language)))
  const dishes = (content?.menu ?? []).map(({ id, image }) =>
    renderPage((language) => origin + getDishPath(id, language), image && toShareImage(image)?.url, origin),
  )
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${[...pages, ...dishes].join('\n')}
</urlset>
`
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}

/** A page in each language. `image` is an address or a path of the site. */
function renderPage(getUrl: (language: Language) => string, image?: string | null, origin?: string): string {
  const alternates = [
    ...LANGUAGES.map((language) => [language, language] as const),
    ['x-default', DEFAULT_LANGUAGE] as const,
  ]
    .map(
      ([hreflang, language]) =>
        `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(getUrl(language))}"/>\n`,
    )
    .join('')
  const picture =
    image === null || image === undefined
      ? ''
      : `    <image:image><image:loc>${escapeXml(new URL(image, origin).href)}</image:loc></image:image>\n`
  return LANGUAGES.map(
    (language) => `  <url>\n    <loc>${escapeXml(getUrl(language))}</loc>\n${alternates}${picture}  </url>`,
  ).join('\n')
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
