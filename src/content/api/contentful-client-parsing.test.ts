import { expect, test } from 'vitest'
import { createAssetLink } from '#tests/embedded-contentful/dataset-builders.ts'
import { createEntry, fetchItems, startStub } from './contentful-client.fixtures.ts'

test('does not follow links between assets, nor keep what the site does not use', async () => {
  const fields = {
    title: 'A',
    file: { url: '//images.ctfassets.net/a.jpg', details: { size: 1 }, fileName: 'a.jpg' },
    other: [createAssetLink('b')],
  }
  const assets = ['a', 'b'].map((id) => ({ sys: { id, type: 'Asset' }, fields }))
  const items = [{ ...createEntry('item'), fields: { image: createAssetLink('a'), about: { deep: [[[1]]] } } }]
  const stub = await startStub(JSON.stringify({ total: 1, items, includes: { Asset: assets } }))
  const [entry] = await fetchItems(stub)
  const file = { url: '//images.ctfassets.net/a.jpg', details: { image: {} } }
  const image = { sys: { id: 'a', type: 'Asset' }, fields: { title: 'A', file } }
  expect(entry).toEqual({ id: 'item', fields: { image, about: {} } })
})

test('pollutes no prototype', async () => {
  const fields = JSON.parse('{"__proto__":{"polluted":true},"nameEn":"A"}') as object
  const stub = await startStub(JSON.stringify({ total: 1, items: [{ ...createEntry('__proto__'), fields }] }))
  expect((await fetchItems(stub))[0]).toMatchObject({
    id: '__proto__',
    fields: { nameEn: 'A' },
  })
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
})

test('cuts texts, lists and runs of marks to a length that no real one has', async () => {
  const fields = {
    nameEn: 'x'.repeat(30_000),
    nameAr: `ا${'\u064b\u0651'.repeat(9_000)}`,
    labels: Array(200).fill('new'),
  }
  const stub = await startStub(JSON.stringify({ total: 1, items: [{ ...createEntry('item'), fields }] }))
  const [entry] = await fetchItems(stub)
  const lengths = Object.values(entry?.fields ?? {}).map((value) => (value as string | unknown[]).length)
  expect(lengths).toEqual([20_000, 31, 100])
})
