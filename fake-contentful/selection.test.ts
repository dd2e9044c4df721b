import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assetLink } from './library.ts'
import { startContentService, type ContentService } from './service.ts'
import { clientOf, failureOf } from './test-client.ts'

let service: ContentService

beforeAll(async () => {
  const fields = { nameEn: 'Beta', nameAr: 'بيتا', price: 5, image: assetLink('wrap') }
  service = await startContentService({
    library: {
      entries: [
        { id: 'b', contentType: 'menuItem', fields },
        { id: 'odd', contentType: 'step', fields: JSON.parse('{"__proto__":1,"a":2}') as Record<string, unknown> },
      ],
      assets: [{ id: 'wrap', title: 'A wrap', description: 'رول', url: '//images.example/wrap.webp' }],
    },
  })
})
afterAll(() => service.close())

const firstOf = async (query: Record<string, string>) =>
  (await clientOf(service).withoutLinkResolution.getEntries({ content_type: 'menuItem', ...query })).items[0]
const bodyOf = async (path: string) => {
  const headers = { authorization: `Bearer ${service.accessToken}` }
  const response = await fetch(`http://${service.host}/spaces/sample/environments/master/${path}`, { headers })
  return (await response.json()) as { items: Record<string, unknown>[]; includes?: unknown }
}

describe('select', () => {
  test('gives the fields asked for, and of the system fields what the client needs', async () => {
    const item = await firstOf({ select: 'fields.nameEn,fields.price' })
    expect(item?.fields).toStrictEqual({ nameEn: 'Beta', price: 5 })
    expect(item?.sys).toStrictEqual({ id: 'b', type: 'Entry' })
    expect(Object.keys(item ?? {})).not.toContain('metadata')
  })

  test('gives whole areas', async () => {
    const item = await firstOf({ select: 'sys,fields' })
    expect(Object.keys(item?.fields ?? {})).toEqual(['nameEn', 'nameAr', 'price', 'image'])
    expect(item?.sys).toMatchObject({ id: 'b', revision: 1, contentType: { sys: { id: 'menuItem' } } })
  })

  test('an area with one part beside the whole of it is whole', async () => {
    for (const select of ['fields.nameEn,fields', 'fields,fields.nameEn']) {
      expect(Object.keys((await firstOf({ select }))?.fields ?? {})).toHaveLength(4)
    }
  })

  test('an area of which nothing is asked is not there at all', async () => {
    expect((await bodyOf('entries?select=sys.id')).items).toEqual([{ sys: { id: 'b' } }, { sys: { id: 'odd' } }])
    expect((await bodyOf('entries?content_type=menuItem&select=fields.price')).items).toEqual([
      { fields: { price: 5 } },
    ])
    expect((await bodyOf('assets?select=metadata.tags')).items).toEqual([{ metadata: { tags: [] } }])
  })

  test('a link that is not asked for is not followed', async () => {
    const asked = { content_type: 'menuItem', select: ['fields.image' as const] }
    expect((await clientOf(service).getEntries(asked)).items[0]?.fields['image']).toMatchObject({
      fields: { title: 'A wrap' },
    })
    expect((await bodyOf('entries?content_type=menuItem&select=fields.nameEn')).includes).toBeUndefined()
    expect((await bodyOf('entries?content_type=menuItem&select=fields')).includes).toBeDefined()
  })

  test('assets need no content type', async () => {
    const { items } = await clientOf(service).getAssets({ select: ['fields.title'] })
    expect(items[0]).toStrictEqual({ sys: { id: 'wrap', type: 'Asset' }, fields: { title: 'A wrap' } })
  })

  test('a field named __proto__ is an ordinary field [V14]', async () => {
    const { items } = await bodyOf('entries?content_type=step&select=fields.__proto__')
    expect(JSON.stringify(items)).toBe('[{"fields":{"__proto__":1}}]')
  })

  test.each([
    ['a field without the content type', { select: 'fields.nameEn' }],
    ['all fields without the content type', { select: 'fields' }],
    ['a field that nobody has heard of', { content_type: 'menuItem', select: 'fields.colour' }],
    ['a system field that there is not', { select: 'sys.secret' }],
    ['an area that there is not', { select: 'items' }],
    ['a path of three', { content_type: 'menuItem', select: 'fields.nameEn.en-US' }],
    ['nothing', { select: ' ' }],
    ['101 paths', { select: Array.from({ length: 101 }, () => 'sys.id').join(',') + ',sys.x' }],
  ])('%s can not be selected', async (_name, query) => {
    const failure = await failureOf(clientOf(service).getEntries(query as never))
    expect(failure).toMatchObject({ name: 'InvalidQuery', status: 400 })
  })
})
