import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPictures } from './images.ts'
import { readSampleLibrary, SAMPLE_IMAGES_DIR } from './sample-library.ts'
import { startContentService, type ContentService } from './service.ts'
import { clientOf } from './test-client.ts'

let service: ContentService

beforeAll(async () => {
  service = await startContentService({ library: readSampleLibrary(), imagesDir: SAMPLE_IMAGES_DIR })
})
afterAll(() => service.close())

describe('pictures over the wire', () => {
  test('every asset tells the true size of its file and gives it without a token [CNT-3]', async () => {
    const { items } = await clientOf(service).getAssets()
    expect(items).toHaveLength(readdirSync(SAMPLE_IMAGES_DIR).filter((name) => name.endsWith('.webp')).length)
    for (const { fields } of items) {
      const { url = '', fileName = '', contentType, details } = fields.file ?? {}
      expect(url).toBe(`//${service.host}/images/${fileName}`)
      expect(details?.size).toBe(statSync(join(SAMPLE_IMAGES_DIR, fileName)).size)
      expect(details?.image?.width).toBeGreaterThan(0)
      expect(details?.image?.height).toBeGreaterThan(0)
      const response = await fetch(`http:${url}`)
      expect(response.headers.get('content-type')).toBe(contentType)
      expect(Buffer.from(await response.arrayBuffer())).toEqual(readFileSync(join(SAMPLE_IMAGES_DIR, fileName)))
    }
  })

  test('a picture that the browser has is not sent again [P16]', async () => {
    const url = `http://${service.host}/images/fries-small.webp?w=640&fm=webp`
    const first = await fetch(url)
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('public, max-age=3600')
    expect(first.headers.get('x-content-type-options')).toBe('nosniff')
    expect(etag).toMatch(/^"[\w-]{27}"$/)
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await fetch(url, { headers: { 'if-none-match': tag } })
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
    }
    expect((await fetch(url, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })
})

describe('reading the folder', () => {
  test('a file that is no picture is named', () => {
    const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
    try {
      writeFileSync(join(folder, 'notes.txt'), 'ignored')
      expect(readPictures(folder).size).toBe(0)
      writeFileSync(join(folder, 'broken.webp'), 'no picture')
      expect(() => readPictures(folder)).toThrow('images/broken.webp: not a WebP picture')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test('a folder that is missing stops the start', async () => {
    const start = startContentService({
      library: { entries: [], assets: [] },
      imagesDir: join(tmpdir(), 'no-such-folder'),
    })
    await expect(start).rejects.toThrow('ENOENT')
  })
})
