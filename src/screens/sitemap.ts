import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../domain/language.ts'
import { sitePath } from '../domain/site-path.ts'

/** Renders `sitemap.xml`: home in each language with alternates; checkout is not indexed. */
export function renderSitemap(origin: string): string {
  const getUrl = (language: Language): string => origin + sitePath('home', language)
  const renderAlternate = (hreflang: string, language: Language): string =>
    `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${getUrl(language)}"/>`
  const alternates = [
    ...LANGUAGES.map((language) => renderAlternate(language, language)),
    renderAlternate('x-default', DEFAULT_LANGUAGE),
  ].join('\n')
  const pages = LANGUAGES.map((language) => `  <url>\n    <loc>${getUrl(language)}</loc>\n${alternates}\n  </url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.join('\n')}
</urlset>
`
}
