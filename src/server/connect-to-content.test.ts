import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createRawContent } from '#content/store/content-store.fixtures.ts'
import { getCacheFilePath, writeCacheFile } from '#content/store/content-cache-file.ts'
import { checkContentFile, connectToContent } from './connect-to-content.ts'

const MENU = JSON.stringify({ entries: [], assets: [] })

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'lahab-menu-'))
  const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => {
    logged.mockRestore()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  })
})

const getSettings = () => ({
  contentful: null,
  contentFile: path.join(folder, 'menu.json'),
  contentCacheDir: path.join(folder, 'cache'),
  hasSampleExtras: false,
})

async function connect() {
  const connection = await connectToContent(getSettings())
  onTestFinished(() => connection.close())
  return connection
}

/** What a run with a good file leaves in CONTENT_CACHE_DIR. */
async function saveLastGood(): Promise<void> {
  writeFileSync(path.join(folder, 'menu.json'), MENU)
  const { keys } = await connect()
  const raw = createRawContent({ menuItem: [{ id: 'tea', fields: {} }] })
  await writeCacheFile(getCacheFilePath(getSettings().contentCacheDir, keys), keys, { raw, fetchedAt: 1 })
}

const broken: readonly [name: string, breakFile: (file: string) => void, reason: RegExp][] = [
  ['has a comma too many', (file) => writeFileSync(file, '{"entries": [],}'), /is not JSON/],
  ['is missing', (file) => rmSync(file, { force: true }), /does not exist/],
  [
    'is a folder',
    (file) => {
      rmSync(file, { force: true })
      mkdirSync(file)
    },
    /is a folder/,
  ],
]
test.each(broken)(
  'a start with a file that %s takes the last good menu, if there is one [R52]',
  async (_, break_, reason) => {
    const file = path.join(folder, 'menu.json')
    break_(file)
    await expect(checkContentFile(getSettings(), null)).rejects.toThrow(reason)
    rmSync(file, { recursive: true, force: true })
    await saveLastGood()
    break_(file)
    await checkContentFile(getSettings(), null)
    const { keys } = await connect()
    const response = await fetch(
      `http://${keys.host}/spaces/${keys.space}/environments/master/entries?content_type=menuItem`,
      {
        headers: { authorization: `Bearer ${keys.accessToken}` },
      },
    )
    expect(response.status).toBe(422)
    expect(await response.text()).toMatch(reason)
  },
)

test('a snapshot of the build is a last good menu, too [R52]', async () => {
  await saveLastGood()
  const { keys } = await connect()
  const snapshot = getCacheFilePath(getSettings().contentCacheDir, keys)
  rmSync(path.join(folder, 'menu.json'))
  await checkContentFile({ ...getSettings(), contentCacheDir: path.join(folder, 'none') }, snapshot)
})

test('the last good menu has its pictures, under both of their addresses [R52]', async () => {
  const url = '//images/tea.webp'
  const asset = { sys: { id: 'tea' }, fields: { file: { 'en-US': { url } } } }
  mkdirSync(path.join(folder, 'images'))
  for (const name of ['tea.webp', 'tea-320.avif']) writeFileSync(path.join(folder, 'images', name), name)
  const file = path.join(folder, 'menu.json')
  writeFileSync(file, JSON.stringify({ entries: [], assets: [asset] }))
  const before = (await connect()).getImages?.() ?? new Map<string, string>()
  expect([...before.keys()]).toHaveLength(3)
  writeFileSync(file, '{')
  const after = (await connect()).getImages?.() ?? new Map<string, string>()
  expect(Object.fromEntries(after)).toMatchObject(Object.fromEntries(before))
})
