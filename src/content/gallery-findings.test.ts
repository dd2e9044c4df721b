import { describe, expect, test } from 'vitest'
import type { Finding, FindingKind } from './findings.ts'
import { galleryFindings } from './gallery-findings.ts'

const PICTURES = { serviceHost: 'cdn.contentful.com', missing: new Set<string>() }
const FILE = { url: '//images.ctfassets.net/a.webp' }

const asset = (fields: object): unknown => ({
  sys: { id: 'spit' },
  fields: { title: 'The spit', description: 'السيخ', file: FILE, ...fields },
})

function find(...lists: readonly unknown[]): readonly Finding[] {
  return galleryFindings(
    lists.map((images, at) => ({ id: `group-${at}`, fields: { images } })),
    PICTURES,
  )
}

describe('galleryFindings', () => {
  test('finds nothing in a gallery that is well [GAL-1]', () => {
    expect(find([asset({})], [asset({})])).toEqual([])
  })

  const empty: readonly [name: string, lists: readonly unknown[]][] = [
    ['no entry', []],
    ['no list', [undefined]],
    ['empty lists', [[], []]],
    ['something else', ['pictures']],
  ]
  test.each(empty)('%s is an empty gallery [GAL-1]', (_, lists) => {
    expect(find(...lists)).toEqual([{ kind: 'empty gallery', name: '', id: '' }])
  })

  const wrong: readonly [name: string, image: unknown, kinds: readonly FindingKind[], id: string][] = [
    ['no title', asset({ title: ' ' }), ['no English text'], 'spit'],
    ['no description', asset({ description: undefined }), ['no Arabic text'], 'spit'],
    ['neither', asset({ title: undefined, description: 5 }), ['no English text', 'no Arabic text'], 'spit'],
    ['a zero-width space', asset({ title: 'The\u200b spit' }), ['invisible characters'], 'spit'],
    ['no file', asset({ file: undefined }), ['picture without file'], 'group-0'],
    ['a foreign host', asset({ file: { url: 'https://evil.test/a.jpg' } }), ['foreign picture'], 'group-0'],
    ['a dead link', { sys: { type: 'Link', linkType: 'Asset', id: 'x' } }, ['dead picture link'], 'group-0'],
    ['nothing', null, ['dead picture link'], 'group-0'],
  ]
  test.each(wrong)('finds a picture with %s [GAL-1]', (_, image, kinds, id) => {
    const found = find([image, asset({})])
    expect(found.map(({ kind }) => kind)).toEqual(kinds)
    expect(new Set(found.map((one) => one.id))).toEqual(new Set([id]))
  })

  test('finds one entry without pictures beside others', () => {
    expect(find([asset({})], [])).toEqual([{ kind: 'gallery entry without pictures', name: 'group-1', id: 'group-1' }])
  })
})
