import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSampleDataset } from '../../embedded-contentful/dataset.ts'
import { ContentFileError, readContentFile } from './content-file.ts'

const SAMPLE = path.join(import.meta.dirname, '../../content/sample/lahab.json')

function createFolder(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lahab-menu-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  mkdirSync(path.join(folder, 'images'))
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
  return folder
}

function createAsset(id: string, url: string, width = 640) {
  const file = { url, details: { image: { width, height: 480 } } }
  return { sys: { id }, fields: { file: { 'en-US': file } } }
}

test('the sample is such a file, with its resized copies', async () => {
  const { dataset, images, imageProblems, invalidEntries } = await readContentFile(SAMPLE)
  expect(dataset).toEqual(readSampleDataset())
  expect(images.get('/content-images/cola-320.avif')).toBe(path.join(path.dirname(SAMPLE), 'images/cola-320.avif'))
  expect([invalidEntries, imageProblems.size]).toEqual([[], 0])
})

test('images are those in the folder beside it, without copies under an address of their own', async () => {
  const assets = [
    createAsset('photo', '//images/photo.JPG'),
    createAsset('by-hand', 'images/wrap.webp'),
    createAsset('copied', '//images/copied.webp', 400),
    createAsset('contentful', '//images.ctfassets.net/s/a.jpg'),
    ...[
      'missing.jpg',
      '../menu.json',
      'menu.json',
      'drawing.svg',
      'link.png',
      'pipe.png',
      'large.png',
      'كولا.png',
      'with space.png',
    ].map((name) => createAsset(name, `//images/${name}`)),
    ...['/images/copied.webp', './images/copied.webp', 'images/copied.webp'].map((url) => createAsset(url, url)),
  ]
  const names = ['photo.JPG', 'wrap.webp', 'copied.webp', 'copied-320.avif', 'menu.json', 'drawing.svg', 'كولا.png']
  const folder = createFolder({
    'menu.json': JSON.stringify({ entries: [], assets }),
    ...Object.fromEntries([...names, 'with space.png'].map((name) => [`images/${name}`, name])),
  })
  symlinkSync('/etc/hostname', path.join(folder, 'images/link.png'))
  spawnSync('mkfifo', [path.join(folder, 'images/pipe.png')])
  writeFileSync(path.join(folder, 'images/large.png'), '')
  truncateSync(path.join(folder, 'images/large.png'), 5 * 1024 * 1024 + 1)
  const { dataset, images, imageProblems } = await readContentFile(path.join(folder, 'menu.json'))
  const served = dataset.assets.flatMap(({ id, file, url }) => ((file ?? url) ? [[id, file ?? url]] : []))
  expect(Object.fromEntries(served)).toEqual({
    photo: expect.stringMatching(/^[\da-z]{6,}\/photo\.JPG$/) as string,
    'by-hand': expect.stringMatching(/^[\da-z]{6,}\/wrap\.webp$/) as string,
    copied: 'copied.webp',
    // With one slash, or as a path beside the file [R51].
    '/images/copied.webp': expect.stringMatching(/^\w+\/copied\.webp$/) as string,
    './images/copied.webp': expect.stringMatching(/^\w+\/copied\.webp$/) as string,
    'images/copied.webp': expect.stringMatching(/^\w+\/copied\.webp$/) as string,
    contentful: '//images.ctfassets.net/s/a.jpg',
    '../menu.json': '//images/../menu.json',
  })
  const servedNames = new Set([...images.values()].map((file) => path.relative(path.join(folder, 'images'), file)))
  // What is too large is refused when it is asked for.
  expect([...servedNames].toSorted()).toEqual(['copied-320.avif', 'copied.webp', 'large.png', 'photo.JPG', 'wrap.webp'])
  expect(Object.fromEntries(imageProblems)).toEqual({
    'missing.jpg': 'notInFolder',
    'menu.json': 'fileName',
    'drawing.svg': 'fileName',
    'link.png': 'notAFile',
    'pipe.png': 'notAFile',
    'large.png': 'tooLarge',
    'كولا.png': 'fileName',
    'with space.png': 'fileName',
  })
})

test('what has no ID or content type is left out and numbered; odd parts are empty', async () => {
  const sys = { id: 'tea', contentType: { sys: { id: 'menuItem' } } }
  const entries = [null, 7, {}, { sys: { id: 'a' } }, { sys, fields: { nameEn: 'Tea', price: null } }, { sys }]
  const file = path.join(createFolder({ 'menu.json': JSON.stringify({ entries, assets: [null, {}] }) }), 'menu.json')
  const { dataset, invalidEntries } = await readContentFile(file)
  expect(invalidEntries).toEqual([1, 2, 3, 4])
  const fields = { nameEn: undefined, price: undefined }
  expect(dataset).toEqual({
    entries: [
      { id: 'tea', contentType: 'menuItem', fields },
      { id: 'tea', contentType: 'menuItem', fields: {} },
    ],
    assets: [],
  })
})

test.each([
  ['', 'is not JSON: Unexpected end of JSON input'],
  ['{\n"entries": [,\n]}', /^is not JSON: Unexpected token ',', "{ "entries"/],
  ['null', 'is no export of Contentful: it has no lists "entries" and "assets"'],
  ['{"entries": {}, "assets": []}', 'is no export of Contentful: it has no lists "entries" and "assets"'],
])('%o can’t be used, for a reason of one line', async (text, reason) => {
  const file = path.join(createFolder({ 'menu.json': text }), 'menu.json')
  const refused = expect(readContentFile(file)).rejects
  await refused.toThrow(ContentFileError)
  await refused.toThrow(reason)
  await refused.not.toThrow(/\n/)
})

test('a folder, a missing file, a named pipe or more than 10 MB can’t be used, and nothing of it is read', async () => {
  const folder = createFolder({ 'large.json': '' })
  const [pipe, large] = [path.join(folder, 'pipe.json'), path.join(folder, 'large.json')]
  spawnSync('mkfifo', [pipe])
  truncateSync(large, 10 * 1024 * 1024 + 1)
  await expect(readContentFile(folder)).rejects.toThrow(/^is a folder$/)
  await expect(readContentFile(path.join(folder, 'none.json'))).rejects.toThrow(/^does not exist$/)
  await expect(readContentFile(pipe)).rejects.toThrow(/^is no regular file$/)
  await expect(readContentFile(large)).rejects.toThrow(/^is larger than 10 MB$/)
})

test.each([
  ['menuItem', 'has more than 2,000 dishes'],
  ['galleryImage', 'has more than 2,000 pictures of the gallery'],
  ['extra', 'has more than 2,000 other entries'],
])(
  '2,001 entries of type %s are said when the file is read, before any of them is served [R05]',
  async (id, reason) => {
    const sys = { id: 'a', contentType: { sys: { id } } }
    const write = (count: number): string => {
      const text = JSON.stringify({ entries: Array(count).fill({ sys, fields: {} }), assets: [] })
      return path.join(createFolder({ 'menu.json': text }), 'menu.json')
    }
    expect((await readContentFile(write(2000))).dataset.entries).toHaveLength(2000)
    await expect(readContentFile(write(2001))).rejects.toThrow(new ContentFileError(reason))
  },
)

test('a byte order mark before the file, as some editors write it, is dropped', async () => {
  const folder = createFolder({ 'menu.json': '\uFEFF{"entries": [], "assets": []}' })
  expect((await readContentFile(path.join(folder, 'menu.json'))).dataset).toEqual({ entries: [], assets: [] })
})
