import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { EntriesByType } from '../api/contentful-client.ts'
import { createContentCache } from './content-cache.ts'
import { getCacheFilePath, readCacheFile, writeCacheFile } from './content-cache-file.ts'
import { createRawContent, createTempFolder } from './content-store.fixtures.ts'

const SPACE = { space: 'lahab', environment: 'master' }
const asset = (url: string): unknown => ({ sys: { id: 'a', type: 'Asset' }, fields: { file: { url } } })
const raw = createRawContent({
  menuItem: [{ id: 'cola', fields: { nameEn: 'Cola', image: asset('//images.ctfassets.net/cola.jpg') } }],
})

async function writeTestCache(folder: string, readAt = 1): Promise<string> {
  const file = getCacheFilePath(folder, SPACE)
  await writeCacheFile(file, SPACE, { raw, fetchedAt: readAt })
  return file
}

describe('content on disk', () => {
  test('is read back as it was written, with the time of its fetch', async () => {
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

  test('without a type, as in an earlier release, or with a malformed one is read without its entries', async () => {
    const file = await writeTestCache(createTempFolder())
    const { shopSettings: _settings, ...others } = raw
    const stored = { ...others, deliveryArea: 'Jumeirah' } as unknown as EntriesByType
    await writeCacheFile(file, SPACE, { raw: stored, fetchedAt: 1 })
    expect((await readCacheFile(file, SPACE))?.raw).toEqual(raw)
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

describe('two processes with one process id that share a folder', () => {
  /** About 4 MB, so that a write takes a while. */
  const createLargeMenu = (name: string): EntriesByType =>
    createRawContent({
      menuItem: Array.from({ length: 20_000 }, (_, index) => ({
        id: `${name}-${index}`,
        fields: { nameEn: name.repeat(40) },
      })),
    })

  test('each leave a complete menu, never a mixture', async () => {
    const file = getCacheFilePath(createTempFolder(), SPACE)
    const menus = ['a', 'b'].map((name) => ({ raw: createLargeMenu(name), fetchedAt: 1 }))
    await writeCacheFile(file, SPACE, { raw, fetchedAt: 1 })
    const progress = { isWriting: true }
    const writes = Promise.all(
      menus.map(async (menu) => {
        for (let round = 0; round < 3; round += 1) await writeCacheFile(file, SPACE, menu)
      }),
    ).finally(() => {
      progress.isWriting = false
    })
    const complete = [raw, ...menus.map((menu) => menu.raw)].map((menu) => JSON.stringify(menu))
    while (progress.isWriting) {
      const read = await readCacheFile(file, SPACE)
      expect(complete.indexOf(JSON.stringify(read?.raw)), 'one of the menus').not.toBe(-1)
    }
    await writes
    expect(readdirSync(path.dirname(file))).toEqual([path.basename(file)])
  })

  test('a start removes old part files, those of earlier releases too, and no other file', async () => {
    const folder = createTempFolder()
    const file = await writeTestCache(folder)
    const twoHoursAgo = Date.now() / 1000 - 7_200
    for (const name of [`${file}.1.part`, `${file}.${'0'.repeat(36)}.part`, file]) {
      writeFileSync(name, readFileSync(file))
      utimesSync(name, twoHoursAgo, twoHoursAgo)
    }
    writeFileSync(`${file}.7.part`, 'another process is writing this')
    const loaded = await createContentCache(folder, null, SPACE).load()
    expect(loaded?.raw).toEqual(raw)
    expect(readdirSync(path.dirname(file)).toSorted()).toEqual(
      [file, `${file}.7.part`].map((name) => path.basename(name)).toSorted(),
    )
  })

  test('a write that fails leaves no part file', async () => {
    const file = getCacheFilePath(createTempFolder(), SPACE)
    // A folder under the final name: the rename fails.
    mkdirSync(path.join(file, 'x'), { recursive: true })
    await expect(writeCacheFile(file, SPACE, { raw, fetchedAt: 1 })).rejects.toThrow()
    expect(readdirSync(path.dirname(file))).toEqual([path.basename(file)])
  })
})
