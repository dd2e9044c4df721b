import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { restaurant } from '../restaurant.config.ts'
import { LANGUAGES, type Language } from '#core/text/language.ts'
import { toPhoneUrl } from '#shop/domain/phone-url.ts'
import type { RestaurantConfig } from '#shop/domain/restaurant.ts'
import { pageAr } from '#site/messages/page.ar.ts'
import { pageEn } from '#site/messages/page.en.ts'
import { toGreetingUrl } from '#site/screens/head/whatsapp-greeting-url.ts'

/**
 * `npx node tools/unavailable-page.ts`: writes the page that nginx shows while it can't reach the
 * site, from restaurant.config.ts, restaurant/theme.css and restaurant/drawings.svg. Run it after a change
 * of the name, the phone or the colours; a test fails if it is out of date.
 */
const ROOT = path.join(import.meta.dirname, '..')
const PAGE = path.join(ROOT, 'deploy/nginx/unavailable.html')
const COLOURS = [
  ...['surface', 'text', 'surface-dark', 'text-on-dark', 'surface-raised', 'border', 'highlight', 'accent'],
  ...['text-on-accent'],
] as const

const DARK_SCREEN = '@media screen and (prefers-color-scheme: dark)'

/** It must not need any other file, because then there is no site to serve it. */
const STYLES = `
* { box-sizing: border-box }
body { margin: 0; background: var(--surface); color: var(--text); font: 1.125rem/1.6 system-ui, sans-serif }
header { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: .25rem 1rem;
  padding: 1.5rem; background: var(--surface-dark); color: var(--text-on-dark) }
header svg { flex: none }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.3; text-align: center }
h1 span { display: block }
h1 [lang=en] { font-size: 1.125rem; font-weight: 400 }
main { display: grid; gap: 1rem; max-width: 40rem; margin: 0 auto; padding: 1.5rem 1rem 3rem }
section { padding: 1.25rem 1.5rem 1.5rem; border: 1px solid var(--border); border-radius: 1rem;
  background: var(--surface-raised) }
p { margin: 0 0 1rem }
nav { display: flex; flex-wrap: wrap; gap: .75rem }
a { flex: auto; display: flex; align-items: center; justify-content: center; min-height: 3rem;
  padding: .25rem 1.25rem; border: 1px solid var(--accent); border-radius: .75rem; background: var(--accent);
  color: var(--text-on-accent); font-weight: 600; text-decoration: none }
a + a { background: none; color: var(--accent) }
a:focus-visible { outline: 3px solid var(--text); outline-offset: 3px }
`

/** Returns the page in both languages, with the phone and WhatsApp of the restaurant. */
export function createUnavailablePage(config: RestaurantConfig): string {
  const { name, fullName } = config
  const styles = `${readColours()}${STYLES}`
  const hash = createHash('sha256').update(styles).digest('base64')
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`
  return `<!doctype html>
<html lang="ar" dir="rtl">
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${name.ar} · ${name.en}`)}</title>
<style>${styles}</style>
<header>
<svg width="32" height="40" viewBox="0 0 32 40" aria-hidden="true">${readLogo()}</svg>
<h1><span>${escapeHtml(fullName.ar)}</span> <span lang="en" dir="ltr">${escapeHtml(fullName.en)}</span></h1>
</header>
<main>
${LANGUAGES.map((language) => createSection(config, language)).join('\n')}
</main>
</html>
`
}

function createSection(config: RestaurantConfig, language: Language): string {
  const { menuUnavailable, footer } = { ar: pageAr, en: pageEn }[language]
  return `<section lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<p>${escapeHtml(menuUnavailable.text)}</p>
<nav aria-label="${escapeHtml(footer.contact)}">
<a href="${escapeHtml(toPhoneUrl(config.phone))}"><bdi dir="ltr">${escapeHtml(config.phone)}</bdi></a>
<a href="${escapeHtml(toGreetingUrl(config, language))}" rel="noreferrer">${escapeHtml(footer.whatsapp)}</a>
<a href="">${escapeHtml(menuUnavailable.retry)}</a>
</nav>
</section>`
}

/** The colours of a light screen, and those that a dark one changes, where the theme has any. */
function readColours(): string {
  const [light = '', dark = ''] = readFileSync(path.join(ROOT, 'restaurant/theme.css'), 'utf8').split(DARK_SCREEN)
  const missing = COLOURS.filter((name) => findColour(light, name) === undefined)
  if (missing.length > 0) throw new Error(`restaurant/theme.css has no colour --${missing.join(', --')}`)
  const changed = listColours(dark)
  return `:root {\n${listColours(light)}}${changed && `\n${DARK_SCREEN} {\n:root {\n${changed}}\n}`}`
}

function listColours(styles: string): string {
  return COLOURS.map((name) => {
    const colour = findColour(styles, name)
    return colour === undefined ? '' : `  --${name}: ${colour};\n`
  }).join('')
}

function findColour(styles: string, name: string): string | undefined {
  return new RegExp(`--${name}: (#[0-9a-f]+);`).exec(styles)?.[1]
}

function readLogo(): string {
  const drawings = readFileSync(path.join(ROOT, 'restaurant/drawings.svg'), 'utf8')
  const [, logo] = /<symbol id="logo"[^>]*>(.*?)<\/symbol>/s.exec(drawings) ?? []
  if (logo === undefined) throw new Error('restaurant/drawings.svg has no symbol "logo"')
  return logo
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

if (import.meta.main) writeFileSync(PAGE, createUnavailablePage(restaurant))
