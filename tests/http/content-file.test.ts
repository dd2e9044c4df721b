import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBuiltSite, type BuiltSite } from '../support/built-site.ts'
import { fetchRaw, fetchText } from './raw-http.ts'

/** A site in production with the menu of a file, which the tests change one after the other. */
const SECRET = 'the-owner-has-this_1'
const SAMPLE = path.join(import.meta.dirname, '../../content/sample')
const TEXT = readFileSync(path.join(SAMPLE, 'lahab.json'), 'utf8')
const POLL = { timeout: 60_000 }

const folder = mkdtempSync(path.join(os.tmpdir(), 'lahab-menu-'))
const file = path.join(folder, 'menu.json')
const images = path.join(folder, 'images')

let site: BuiltSite
const startSite = (): Promise<BuiltSite> =>
  startBuiltSite({
    cwd: folder,
    environment: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      SITE_ORIGIN: 'https://lahab.example',
      CONTENT_FILE: 'menu.json',
      CONTENT_CHECK_SECRET: SECRET,
    },
  })
beforeAll(async () => {
  mkdirSync(images)
  writeFileSync(file, TEXT)
  writeFileSync(path.join(images, 'cola.webp'), readFileSync(path.join(SAMPLE, 'images/cola.webp')))
  site = await startSite()
})
afterAll(async () => {
  await site.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

const fetchPage = async (page: string): Promise<string> => (await fetchText(site.origin, page)).text
const findImage = (html: string): string => /\/content-images\/\w+\/cola\.webp/.exec(html)?.[0] ?? ''

/** As editors save: the file is replaced by another one. */
function save(text: string): void {
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}

test('a file has its menu on the pages, and no note of a sample', async () => {
  const page = await fetchPage('/')
  expect(page).toContain('data-item="cola"')
  expect(page).not.toContain('منيو تجريبي')
  expect(await fetchPage('/en/privacy')).not.toContain('Contentful')
  expect(await fetchPage('/healthz')).toContain('"fresh"')
})

test('images of its folder are served by their exact path, and no other file', async () => {
  const image = findImage(await fetchPage('/en'))
  const { status, headers, body } = await fetchRaw(site.origin, image)
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'public, max-age=3600',
  ])
  expect(body.equals(readFileSync(path.join(images, 'cola.webp')))).toBe(true)
  for (const wrong of [
    '../menu.json',
    '..%2fmenu.json',
    'x/../../menu.json',
    'x/cola.webp',
    'cola-320.avif',
    'thoum.webp',
  ])
    expect((await fetchRaw(site.origin, `/content-images/${wrong}`)).status, wrong).toBe(404)
})

test('a saved file and a changed image are on the pages within seconds, without a restart', async () => {
  const before = findImage(await fetchPage('/en'))
  writeFileSync(path.join(images, 'cola.webp.new'), readFileSync(path.join(SAMPLE, 'images/water.webp')))
  renameSync(path.join(images, 'cola.webp.new'), path.join(images, 'cola.webp'))
  save(TEXT.replace('"Cola"', '"New cola"'))
  await expect.poll(() => fetchPage('/en'), POLL).toContain('>New cola<')
  const after = findImage(await fetchPage('/en'))
  expect(after).not.toBe(before)
  expect((await fetchRaw(site.origin, after)).body.equals(readFileSync(path.join(images, 'cola.webp')))).toBe(true)
})

test('a file that breaks keeps the last menu, also after a restart, with one line that says where, until it is mended [R52]', async () => {
  save(TEXT.slice(0, 500))
  await expect.poll(() => fetchPage('/healthz'), POLL).toContain('"stale"')
  expect(await fetchPage('/en')).toContain('>New cola<')
  const lines = (): readonly string[] =>
    site
      .getOutput()
      .split('\n')
      .filter((line) => line.includes('content-fetch-failed'))
  expect(lines()).toEqual([expect.stringMatching(/"reason":"CONTENT_FILE is not JSON: [^"]*line \d+ column \d+/)])
  expect(await fetchPage(`/en/check/${SECRET}`)).toMatch(/CONTENT_FILE is not JSON: .*line \d+/)

  const image = findImage(await fetchPage('/en'))
  await site.stop()
  site = await startSite()
  expect(await fetchPage('/healthz')).toContain('"stale"')
  expect(await fetchPage('/en')).toContain('>New cola<')
  expect((await fetchRaw(site.origin, image)).status).toBe(200)
  expect(lines()).toHaveLength(1)
  save(
    TEXT.replace('"nameEn": { "en-US": "Cola" }', '"nameEn": {}').replace(
      '"en-US": "Water"',
      '"en-US": "Spring water"',
    ),
  )
  await expect.poll(() => fetchPage('/en'), POLL).toContain('>Spring water<')
  expect(lines()).toHaveLength(1)
})
