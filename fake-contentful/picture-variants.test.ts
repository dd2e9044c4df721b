import { describe, expect, test } from 'vitest'
import type { Picture } from './images.ts'
import type { KeptFiles } from './kept-files.ts'
import { readPictureOptions, type PictureOptions } from './picture-options.ts'
import { variants } from './picture-variants.ts'

const MASTER: Picture = { width: 960, height: 720, bytes: Buffer.from('m'), contentType: 'image/webp', etag: '"m"' }

function options(query: string): PictureOptions {
  const read = readPictureOptions(new URLSearchParams(query))
  if (read === null) throw new Error('no options')
  return read
}

/** A converter that ends when it is told to, and notes what it was asked. */
function slowConverter() {
  const asked: PictureOptions[] = []
  const ends: (() => void)[] = []
  return {
    asked,
    end: () => ends.shift()?.(),
    convert: (_: Picture, wanted: PictureOptions) =>
      new Promise<Buffer>((resolve) => {
        asked.push(wanted)
        ends.push(() => resolve(Buffer.from(`w${wanted.width ?? 0}`)))
      }),
  }
}

function memory(): KeptFiles & { names: Map<string, Buffer> } {
  const names = new Map<string, Buffer>()
  return {
    names,
    read: (name) => Promise.resolve(names.get(name) ?? null),
    keep: (name, bytes) => Promise.resolve(void names.set(name, bytes)),
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

describe('variants', () => {
  test('two who want the same share one conversion', async () => {
    const converter = slowConverter()
    const make = variants({ kept: memory(), convert: converter.convert })
    const both = [make(MASTER, options('w=320')).bytes(), make(MASTER, options('w=320')).bytes()]
    await settled()
    expect(converter.asked).toHaveLength(1)
    converter.end()
    expect((await Promise.all(both)).map(String)).toEqual(['w320', 'w320'])
  })

  test('at most two are converted at once, in the order in which they came', async () => {
    const converter = slowConverter()
    const make = variants({ kept: null, convert: converter.convert })
    const all = [1, 2, 3, 4].map((width) => make(MASTER, options(`w=${width}`)).bytes())
    for (const widths of [
      [1, 2],
      [1, 2, 3],
      [1, 2, 3, 4],
    ]) {
      await settled()
      expect(converter.asked.map(({ width }) => width)).toEqual(widths)
      converter.end()
    }
    await settled()
    converter.end()
    expect(await Promise.all(all)).toHaveLength(4)
  })

  test('what was made once is read later', async () => {
    const kept = memory()
    const convert = () => Promise.resolve(Buffer.from('made'))
    await variants({ kept, convert })(MASTER, options('w=320&fm=avif')).bytes()
    expect([...kept.names.keys()]).toEqual([expect.stringMatching(/^[\w-]{27}\.avif$/)])
    const never = () => Promise.reject(new Error('converted again'))
    const again = variants({ kept, convert: never })(MASTER, options('w=320&fm=avif'))
    expect(String(await again.bytes())).toBe('made')
  })

  test('a conversion that fails is tried again by the next', async () => {
    let times = 0
    const convert = () => Promise.reject(new Error(`no ${(times += 1)}`))
    const make = variants({ kept: memory(), convert })
    await expect(make(MASTER, options('w=1')).bytes()).rejects.toThrow('no 1')
    await expect(make(MASTER, options('w=1')).bytes()).rejects.toThrow('no 2')
  })

  test('each wish and each master has a tag of its own; the usual format and the same one named share it', () => {
    const make = variants({ kept: null, convert: slowConverter().convert })
    const queries = ['w=320', 'w=321', 'h=320', 'w=320&fm=avif', 'w=320&q=50', 'w=320&fit=fill', 'w=320&f=top']
    const tags = queries.map((query) => make(MASTER, options(query)).etag)
    expect(new Set(tags).size).toBe(queries.length)
    expect(make({ ...MASTER, etag: '"n"' }, options('w=320')).etag).not.toBe(tags[0])
    expect(make(MASTER, options('w=320&fm=webp'))).toMatchObject({ etag: tags[0], contentType: 'image/webp' })
  })
})
