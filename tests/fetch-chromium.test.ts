import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { prepareFolder } from './fetch-chromium.ts'

describe(prepareFolder.name, () => {
  let home: string
  beforeEach(async () => {
    home = await mkdtemp(path.join(os.tmpdir(), 'prepare-folder-'))
  })
  afterEach(() => rm(home, { recursive: true }))

  const createWriter = (content: string) => (folder: string) => writeFile(path.join(folder, 'file'), content)

  test('fills a folder once', async () => {
    const folder = path.join(home, 'cache/browser-1')
    expect(await prepareFolder(folder, createWriter('first'))).toBe(folder)
    expect(await prepareFolder(folder, createWriter('second'))).toBe(folder)
    expect(await readFile(path.join(folder, 'file'), 'utf8')).toBe('first')
  })

  test('handles concurrent calls and leaves nothing else behind', async () => {
    const folder = path.join(home, 'browser-1')
    const filled = await Promise.all(
      ['a', 'b', 'c'].map(async (content) =>
        readFile(path.join(await prepareFolder(folder, createWriter(content)), 'file')),
      ),
    )
    expect(new Set(filled.map(String)).size).toBe(1)
    expect(await readdir(home)).toEqual(['browser-1'])
  })

  test('leaves nothing behind when the folder cannot be filled', async () => {
    const folder = path.join(home, 'browser-1')
    const fail = (): Promise<void> => Promise.reject(new Error('no network'))
    await expect(prepareFolder(folder, fail)).rejects.toThrow('no network')
    expect(await readdir(home)).toEqual([])
    await expect(prepareFolder(folder, createWriter('next attempt'))).resolves.toBe(folder)
  })
})
