import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../core/text/language.ts'
import { getPath, listIndexedPages, type Page } from '../../core/routes.ts'

/**
 * Renders `sitemap.xml` with the indexed pages in each language and their alternates. `origin` has
 * no trailing slash.
 */
export function renderSitemap(origin: string): string {
  const urls = listIndexedPages().flatMap((page) => {
    const alternates = renderAlternates(origin, page)
    return LANGUAGES.map(
      (language) => `  <url>\n    <loc>${origin}${getPath(page, language)}</loc>\n${alternates}\n  </url>`,
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

function renderAlternates(origin: string, page: Page): string {
  const renderAlternate = (hreflang: string, language: Language): string =>
    `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${origin}${getPath(page, language)}"/>`
  return [
    ...LANGUAGES.map((language) => renderAlternate(language, language)),
    renderAlternate('x-default', DEFAULT_LANGUAGE),
  ].join('\n')
}
