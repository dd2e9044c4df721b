import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readStaticFiles } from './static-files.ts'

test('files are returned by path with content type and cache control', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lahab-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const files: Readonly<Record<string, string>> = {
    'robots.txt': 'text/plain; charset=utf-8',
    'icon.svg': 'image/svg+xml',
    'favicon.ico': 'image/x-icon',
    'a/b c.avif': 'image/avif',
    '_astro/x.js': 'text/javascript; charset=utf-8',
    '_astro/x.css': 'text/css; charset=utf-8',
    '_astro/font.woff2': 'font/woff2',
    'site.webmanifest': 'application/manifest+json',
    unknown: 'application/octet-stream',
  }
  for (const name of Object.keys(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), name)
  }
  const read = await readStaticFiles(folder, { 'x-common': '1' }, (sitePath) => sitePath !== '/robots.txt')
  expect([...read.keys()].toSorted()).toEqual(
    Object.keys(files)
      .filter((name) => name !== 'robots.txt')
      .map((name) => `/${name}`)
      .toSorted(),
  )
  for (const [sitePath, { headers, variants }] of read) {
    expect(headers).toMatchObject({ 'content-type': files[sitePath.slice(1)], 'x-common': '1' })
    expect(headers['cache-control']).toBe(
      sitePath.startsWith('/_astro/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    )
    expect(String(variants.identity.body)).toBe(sitePath.slice(1))
  }
})
