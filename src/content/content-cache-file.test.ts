import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { RawContent } from './map-content.ts'
import { getCacheFilePath, readCacheFile, writeCacheFile } from './content-cache-file.ts'
import { emptyFolder } from './content-store.fixtures.ts'

const SPACE = { space: 'lahab', environment: 'master', host: 'cdn.contentful.com' }
const asset = (url: string): unknown => ({ sys: { id: 'a', type: 'Asset' }, fields: { file: { url } } })
const raw: RawContent = {
  menuItem: [{ id: 'cola', fields: { nameEn: 'Cola', image: asset('//images.ctfassets.net/cola.jpg') } }],
  galleryImage: [],
}

async function keptIn(folder: string, readAt = 1): Promise<string> {
  const file = getCacheFilePath(folder, SPACE)
  await writeCacheFile(file, SPACE, { raw, readAt })
  return file
}

describe('content on disk', () => {
  test('comes back as it was given, with the time of its reading [C01]', async () => {
    const file = await keptIn(emptyFolder(), 1_795_305_600_000)
    expect(await readCacheFile(file, SPACE)).toEqual({ raw, readAt: 1_795_305_600_000 })
    expect(readdirSync(path.dirname(file)), 'nothing unfinished is left').toEqual([path.basename(file)])
  })

  test.each([
    ['another space', { ...SPACE, space: 'other' }],
    ['another environment', { ...SPACE, environment: 'staging' }],
  ])('of %s is as good as none [CNT-4]', async (_, asked) => {
    const folder = emptyFolder()
    const file = await keptIn(folder)
    expect(getCacheFilePath(folder, asked)).not.toBe(file)
    expect(await readCacheFile(file, asked)).toBeNull()
  })

  test('of a service on this machine is asked for pictures where that one runs now [C01]', async () => {
    const file = getCacheFilePath(emptyFolder(), SPACE)
    const local = { menuItem: [{ id: 'cola', fields: { image: asset('//127.0.0.1:4001/images/cola.webp') } }] }
    await writeCacheFile(file, SPACE, { raw: { ...raw, ...local }, readAt: 1 })
    const kept = await readCacheFile(file, { ...SPACE, host: '127.0.0.1:5002' })
    expect(JSON.stringify(kept)).toContain('"//127.0.0.1:5002/images/cola.webp"')
    expect(JSON.stringify(kept)).not.toContain('4001')
  })

  const spoiled: readonly [name: string, spoil: (text: string) => string][] = [
    ['half of it', (text) => text.slice(0, text.length / 2)],
    ['nothing', () => ''],
    ['null', () => 'null'],
    ['a list', () => '[]'],
    ['another shape', (text) => text.replace('"shape":1', '"shape":0')],
    ['a menu that is no list', (text) => text.replace(/"menuItem":\[.*?\],"gallery/, '"menuItem":{},"gallery')],
    ['a dish without an id', (text) => text.replace('"id":"cola"', '"id":7')],
    ['a dish without fields', (text) => text.replace(/"fields":\{.*?\}\}\}\}/, '"fields":null')],
    ['no time', (text) => text.replace('"readAt":1', '"readAt":"now"')],
  ]
  test.each(spoiled)('%s is as good as none', async (_, spoil) => {
    const file = await keptIn(emptyFolder())
    const text = readFileSync(file, 'utf8')
    expect(spoil(text), 'the row changes something').not.toBe(text)
    writeFileSync(file, spoil(text))
    expect(await readCacheFile(file, SPACE)).toBeNull()
  })
})
