import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keptFiles } from './kept-files.ts'

let folder = ''
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'kept-')), 'images')
})
afterEach(() => rmSync(join(folder, '..'), { recursive: true }))

const BYTES = Buffer.from('a picture')

describe('keptFiles', () => {
  test('gives back what was kept, also to a later process, and null for the rest', async () => {
    const files = keptFiles(folder, 1000)
    expect(await files.read('a.avif')).toBeNull()
    await files.keep('a.avif', BYTES)
    expect(await keptFiles(folder, 1000).read('a.avif')).toEqual(BYTES)
    expect(readdirSync(folder)).toEqual(['a.avif'])
  })

  const broken: readonly [name: string, break_: (file: Buffer) => Buffer][] = [
    ['is cut short', (file) => file.subarray(0, -1)],
    ['has another byte', (file) => Buffer.concat([file.subarray(0, -1), Buffer.from('!')])],
    ['is empty', () => Buffer.alloc(0)],
    ['is shorter than its digest', (file) => file.subarray(0, 20)],
    ['is something else', () => Buffer.from('x'.repeat(100))],
  ]
  test.each(broken)('a file that %s counts as missing', async (_, break_) => {
    const files = keptFiles(folder, 1000)
    await files.keep('a.avif', BYTES)
    const path = join(folder, 'a.avif')
    writeFileSync(path, break_(readFileSync(path)))
    expect(await files.read('a.avif')).toBeNull()
    await files.keep('a.avif', BYTES)
    expect(await files.read('a.avif')).toEqual(BYTES)
  })

  test('the least recently used goes first, a forgotten draft before it', async () => {
    const files = keptFiles(folder, 1000)
    for (const [index, name] of ['a', 'b', 'c'].entries()) {
      await files.keep(name, Buffer.alloc(250, name))
      utimesSync(join(folder, name), 1000 + index, 1000 + index)
    }
    writeFileSync(join(folder, 'x.draft'), Buffer.alloc(20))
    utimesSync(join(folder, 'x.draft'), 1, 1)
    await files.read('a')
    await files.keep('d', Buffer.alloc(250, 'd'))
    expect(readdirSync(folder).sort()).toEqual(['a', 'c', 'd'])
  })

  test('a folder that others filled is emptied by the first who keeps something', async () => {
    await keptFiles(folder, 10_000).keep('a', Buffer.alloc(900))
    await keptFiles(folder, 1000).keep('b', Buffer.alloc(200))
    expect(readdirSync(folder)).toEqual(['b'])
  })

  test('where nothing can be written nothing is kept, which is said once [P18]', async () => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const file = join(folder, '..', 'file')
    writeFileSync(file, '')
    const files = keptFiles(join(file, 'images'), 1000)
    await files.keep('a', BYTES)
    await files.keep('b', BYTES)
    expect(await files.read('a')).toBeNull()
    expect(said).toHaveBeenCalledTimes(1)
    said.mockRestore()
  })
})
