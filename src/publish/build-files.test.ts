import { expect, test } from 'vitest'
import { getFileHeaders } from './build-files.ts'

test.each([
  ['robots.txt', 'text/plain; charset=utf-8'],
  ['google1234.html', 'text/html; charset=utf-8'],
  ['icon.svg', 'image/svg+xml'],
  ['favicon.ico', 'image/x-icon'],
  ['a/b c.avif', 'image/avif'],
  ['_astro/x.js', 'text/javascript; charset=utf-8'],
  ['_astro/x.css', 'text/css; charset=utf-8'],
  ['_astro/font.woff2', 'font/woff2'],
  ['site.webmanifest', 'application/manifest+json'],
  ['unknown', 'application/octet-stream'],
])('%s has its content type and caching', (name, contentType) => {
  expect(getFileHeaders(`/${name}`)).toEqual({
    'content-type': contentType,
    'cache-control': name.startsWith('_astro/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  })
})
