import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compressStaticFiles, readStaticFiles } from './static-files.ts'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'static-files-'))
  await mkdir(path.join(folder, '_astro', 'deep'), { recursive: true })
  await writeFile(path.join(folder, 'robots.txt'), 'User-agent: *')
  await writeFile(path.join(folder, '_astro', 'deep', 'a.hash.js'), 'export {}')
  await writeFile(path.join(folder, 'odd.bin'), 'x')
})
afterAll(() => rm(folder, { recursive: true }))

describe('readStaticFiles', () => {
  test('finds every file of every folder under its path on the site', async () => {
    expect([...(await readStaticFiles(folder)).keys()].sort()).toEqual([
      '/_astro/deep/a.hash.js',
      '/odd.bin',
      '/robots.txt',
    ])
  })

  const files: readonly [path: string, type: string, cached: string][] = [
    ['/_astro/deep/a.hash.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'public, max-age=3600'],
    ['/odd.bin', 'application/octet-stream', 'public, max-age=3600'],
  ]
  test.each(files)('%s is %s, kept as %s', async (file, type, cached) => {
    expect((await readStaticFiles(folder)).get(file)?.headers).toEqual({
      'content-type': type,
      'cache-control': cached,
    })
  })
})

describe('compressStaticFiles', () => {
  test('keeps what gets smaller in every encoding, under one path [P16]', async () => {
    const text = 'Allow: /menu\n'.repeat(200)
    await writeFile(path.join(folder, 'long.txt'), text)
    await compressStaticFiles(folder)
    await compressStaticFiles(folder)
    const files = await readStaticFiles(folder)
    expect([...files.keys()].sort()).toEqual(['/_astro/deep/a.hash.js', '/long.txt', '/odd.bin', '/robots.txt'])
    const { br, gzip } = files.get('/long.txt')?.bodies ?? {}
    expect(brotliDecompressSync(br ?? '').toString()).toBe(text)
    expect(gunzipSync(gzip ?? '').toString()).toBe(text)
    expect(files.get('/robots.txt')?.bodies).toMatchObject({ br: null, gzip: null })
  })
})
