import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { RawContent } from './map-content.ts'
import { getCacheFilePath, readCacheFile, writeCacheFile } from './content-cache-file.ts'
import { createTempFolder } from './content-store.fixtures.ts'

const SPACE = { space: 'lahab', environment: 'master', host: 'cdn.contentful.com' }
const asset = (url: string): unknown => ({ sys: { id: 'a', type: 'Asset' }, fields: { file: { url } } })
const raw: RawContent = {
  menuItem: [{ id: 'cola', fields: { nameEn: 'Cola', image: asset('//images.ctfassets.net/cola.jpg') } }],
  galleryImage: [],
}

async function writeTestCache(folder: string, readAt = 1): Promise<string> {
  const file = getCacheFilePath(folder, SPACE)
  await writeCacheFile(file, SPACE, { raw, fetchedAt: readAt })
  return file
}

describe('content on disk', () => {
  test('is read back as it was written, with the time of its fetch [C01]', async () => {
    const file = await writeTestCache(createTempFolder(), 1_795_305_600_000)
    expect(await readCacheFile(file, SPACE)).toEqual({ raw, fetchedAt: 1_795_305_600_000 })
    expect(readdirSync(path.dirname(file)), 'no temporary file is left').toEqual([path.basename(file)])
  })

  test.each([
    ['another space', { ...SPACE, space: 'other' }],
    ['another environment', { ...SPACE, environment: 'staging' }],
  ])('of %s is ignored [CNT-4]', async (_, requested) => {
    const folder = createTempFolder()
    const file = await writeTestCache(folder)
    expect(getCacheFilePath(folder, requested)).not.toBe(file)
    expect(await readCacheFile(file, requested)).toBeNull()
  })

  test('of the embedded service has its image URLs moved to the current port [C01]', async () => {
    const file = getCacheFilePath(createTempFolder(), SPACE)
    const local = { menuItem: [{ id: 'cola', fields: { image: asset('//127.0.0.1:4001/images/cola.webp') } }] }
    await writeCacheFile(file, SPACE, { raw: { ...raw, ...local }, fetchedAt: 1 })
    const cached = await readCacheFile(file, { ...SPACE, host: '127.0.0.1:5002' })
    expect(JSON.stringify(cached)).toContain('"//127.0.0.1:5002/images/cola.webp"')
    expect(JSON.stringify(cached)).not.toContain('4001')
  })

  test('of an earlier release is read without the types that it does not know [CF01]', async () => {
    const file = await writeTestCache(createTempFolder())
    expect((await readCacheFile(file, SPACE))?.raw).toEqual(raw)
  })

  test('keeps the later types that are well formed', async () => {
    const file = getCacheFilePath(createTempFolder(), SPACE)
    const later = { shopSettings: [{ id: 'shop', fields: {} }], deliveryArea: 'Jumeirah' as unknown as [] }
    await writeCacheFile(file, SPACE, { raw: { ...raw, ...later }, fetchedAt: 1 })
    expect((await readCacheFile(file, SPACE))?.raw).toEqual({ ...raw, shopSettings: later.shopSettings })
  })

  const corruptions: readonly [name: string, corrupt: (text: string) => string][] = [
    ['a truncated file', (text) => text.slice(0, text.length / 2)],
    ['an empty file', () => ''],
    ['null', () => 'null'],
    ['a list', () => '[]'],
    ['another schema version', (text) => text.replace('"shape":1', '"shape":0')],
    ['a menu that is not a list', (text) => text.replace(/"menuItem":\[.*?\],"gallery/, '"menuItem":{},"gallery')],
    ['an item without an id', (text) => text.replace('"id":"cola"', '"id":7')],
    ['an item without fields', (text) => text.replace(/"fields":\{.*?\}\}\}\}/, '"fields":null')],
    ['an invalid time', (text) => text.replace('"readAt":1', '"readAt":"now"')],
  ]
  test.each(corruptions)('%s is ignored', async (_, corrupt) => {
    const file = await writeTestCache(createTempFolder())
    const text = readFileSync(file, 'utf8')
    expect(corrupt(text), 'the row changes the file').not.toBe(text)
    writeFileSync(file, corrupt(text))
    expect(await readCacheFile(file, SPACE)).toBeNull()
  })
})
