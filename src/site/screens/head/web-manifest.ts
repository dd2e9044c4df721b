import { appColours, restaurant, words } from '../../../../restaurant.config.ts'
import { getDirection, type Language } from '#core/text/language.ts'
import { getPath } from '#core/routes.ts'

export function renderWebManifest(language: Language): Response {
  const manifest = {
    name: restaurant.fullName[language],
    short_name: restaurant.name[language],
    description: words.description[language],
    lang: language,
    dir: getDirection(language),
    id: getPath('home', language),
    start_url: getPath('home', language),
    scope: '/',
    display: 'standalone',
    background_color: appColours.background,
    theme_color: appColours.bar,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  }
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } })
}
