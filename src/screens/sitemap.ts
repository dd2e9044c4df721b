import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../domain/language.ts'
import { sitePath } from '../domain/site-path.ts'

/** `sitemap.xml` for an origin without a trailing slash: home in each language, with alternates; checkout is no page to find (APP-6). */
export function renderSitemap(origin: string): string {
  const address = (language: Language): string => origin + sitePath('home', language)
  const alternate = (hreflang: string, language: Language): string =>
    `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(language)}"/>`
  const alternates = [
    ...LANGUAGES.map((language) => alternate(language, language)),
    alternate('x-default', DEFAULT_LANGUAGE),
  ].join('\n')
  const pages = LANGUAGES.map((language) => `  <url>\n    <loc>${address(language)}</loc>\n${alternates}\n  </url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.join('\n')}
</urlset>
`
}
