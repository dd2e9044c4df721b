import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { assetLink, type Library, type LibraryEntry } from './library.ts'
import { startContentService, type ContentService } from './service.ts'
import { clientOf } from './test-client.ts'

const dish = (id: string, fields: Readonly<Record<string, unknown>> = {}): LibraryEntry => ({
  id,
  contentType: 'menuItem',
  fields,
})
const gallery: LibraryEntry = { id: 'g', contentType: 'galleryImage', fields: { images: [assetLink('wrap')] } }
const wrap = { id: 'wrap', title: 'A wrap' }
const library: Library = { entries: [dish('a', { price: 1 }), dish('b', { price: 2 }), gallery], assets: [wrap] }

let service: ContentService

beforeAll(async () => {
  service = await startContentService({ library })
})
afterAll(() => service.close())
beforeEach(() => service.replaceLibrary(library))

type Query = Parameters<ReturnType<typeof clientOf>['sync']>[0]
const sync = (query: Query) => clientOf(service).withoutLinkResolution.sync(query)
const idsIn = (resources: readonly { sys: { id: string } }[]) => resources.map(({ sys }) => sys.id).sort()
const told = async (query: Query) => {
  const { entries, assets, deletedEntries, deletedAssets, nextSyncToken } = await sync(query)
  const ids = [entries, assets, deletedEntries, deletedAssets].map(idsIn)
  return { ids, nextSyncToken: nextSyncToken ?? '' }
}

describe('the first sync', () => {
  test('gives everything there is, each field under its locale', async () => {
    const { entries, assets, nextSyncToken } = await sync({ initial: true })
    expect(idsIn(entries)).toEqual(['a', 'b', 'g'])
    expect(assets.map(({ fields }) => fields)).toEqual([{ title: { 'en-US': 'A wrap' } }])
    const first = entries.find(({ sys }) => sys.id === 'a')
    expect(first?.fields).toEqual({ price: { 'en-US': 1 } })
    expect(first?.sys).toMatchObject({ type: 'Entry', contentType: { sys: { id: 'menuItem' } } })
    expect(Object.keys(first?.sys ?? {})).not.toContain('locale')
    expect(nextSyncToken).toMatch(/^[\w.-]+$/)
  })

  test('links are resolved among what came along', async () => {
    const { entries } = await clientOf(service).sync({ initial: true })
    const images = entries.find(({ sys }) => sys.id === 'g')?.fields['images']
    expect(images).toMatchObject({ 'en-US': [{ fields: { title: { 'en-US': 'A wrap' } } }] })
  })

  test.each<[Query, string[][]]>([
    [{ initial: true }, [['a', 'b', 'g'], ['wrap'], [], []]],
    [{ initial: true, type: 'Entry' }, [['a', 'b', 'g'], [], [], []]],
    [{ initial: true, type: 'Asset' }, [[], ['wrap'], [], []]],
    [{ initial: true, type: 'Entry', content_type: 'menuItem' }, [['a', 'b'], [], [], []]],
    [{ initial: true, type: 'Deletion' }, [[], [], [], []]],
  ])('%o gives only that', async (query, expected) => {
    service.replaceLibrary({ entries: [...library.entries, dish('gone')], assets: library.assets })
    service.replaceLibrary(library)
    expect((await told(query)).ids).toEqual(expected)
  })

  test('comes in pages whose addresses have one parameter', async () => {
    const { items, ...urls } = await bodyOf('?initial=true&limit=3')
    expect(items).toHaveLength(3)
    expect(Object.keys(urls)).toEqual(['sys', 'nextPageUrl'])
    const next = new URL(urls.nextPageUrl ?? '')
    expect([next.host, [...next.searchParams.keys()]]).toEqual([service.host, ['sync_token']])
    const second = await bodyOf(next.search)
    expect(second.items).toHaveLength(1)
    expect([...new URL(second.nextSyncUrl ?? '').searchParams.keys()]).toEqual(['sync_token'])
    expect(second.nextPageUrl).toBeUndefined()
  })
})

describe('the syncs after it', () => {
  test('nothing new is nothing told, as often as it is asked', async () => {
    const { nextSyncToken } = await told({ initial: true })
    service.replaceLibrary({ ...library })
    for (let times = 0; times < 2; times++) {
      expect((await told({ nextSyncToken })).ids).toEqual([[], [], [], []])
    }
  })

  test('what is changed, new and gone is told, once for each token', async () => {
    const { nextSyncToken } = await told({ initial: true })
    service.replaceLibrary({ entries: [dish('a', { price: 9 }), dish('new'), gallery], assets: [] })
    const second = await told({ nextSyncToken })
    expect(second.ids).toEqual([['a', 'new'], [], ['b'], ['wrap']])
    expect((await told({ nextSyncToken: second.nextSyncToken })).ids).toEqual([[], [], [], []])
    expect((await told({ nextSyncToken })).ids).toEqual(second.ids)
  })

  test('what is gone tells when, and no fields', async () => {
    const { nextSyncToken } = await told({ initial: true })
    service.replaceLibrary({ entries: [], assets: [] })
    const [gone] = (await sync({ nextSyncToken })).deletedEntries.filter(({ sys }) => sys.id === 'b')
    expect(gone).toEqual({
      sys: {
        type: 'DeletedEntry',
        id: 'b',
        space: { sys: { type: 'Link', linkType: 'Space', id: 'sample' } },
        environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } },
        revision: 1,
        createdAt: '2026-01-01T00:01:00.000Z',
        updatedAt: expect.stringMatching(/Z$/) as string,
        deletedAt: expect.stringMatching(/Z$/) as string,
      },
    })
  })

  test('the type of the first sync stays', async () => {
    const entries = await told({ initial: true, type: 'Entry', content_type: 'menuItem' })
    const deletions = await told({ initial: true, type: 'DeletedEntry' })
    service.replaceLibrary({ entries: [dish('a', { price: 9 }), { ...gallery, fields: {} }], assets: [] })
    expect((await told({ nextSyncToken: entries.nextSyncToken })).ids).toEqual([['a'], [], [], []])
    expect((await told({ nextSyncToken: deletions.nextSyncToken })).ids).toEqual([[], [], ['b'], []])
  })

  test('what goes while the pages of the first sync are read is told at its end', async () => {
    const first = await bodyOf('?initial=true&limit=1')
    service.replaceLibrary({ entries: [dish('b', { price: 2 })], assets: [] })
    const rest = await told({ nextPageToken: new URL(first.nextPageUrl ?? '').searchParams.get('sync_token') ?? '' })
    expect(rest.ids).toEqual([['b'], [], ['a', 'g'], ['wrap']])
  })
})

describe('what can not be synced', () => {
  test('an unknown token is a 400', async () => {
    const { nextSyncToken } = await told({ initial: true })
    const other = await startContentService({ library })
    const foreign = (await clientOf(other).sync({ initial: true })).nextSyncToken ?? ''
    await other.close()
    for (const token of ['unknown', '.', foreign, `${nextSyncToken}x`, `x${nextSyncToken}`]) {
      const failure = await sync({ nextSyncToken: token }).catch((error: unknown) => error)
      expect(failure).toMatchObject({ response: { status: 400, data: { sys: { id: 'BadRequest' } } } })
    }
  })

  test.each(['', '?initial=false', '?sync_token=x&initial=true', '?initial=true&locale=en-US'])(
    '%s is BadRequest',
    async (search) => {
      expect((await bodyOf(search)).sys).toEqual({ type: 'Error', id: 'BadRequest' })
    },
  )

  test.each(['type=Everything', 'type=constructor', 'limit=0', 'limit=1001', 'content_type=menuItem'])(
    'initial=true&%s is InvalidQuery',
    async (search) => {
      expect((await bodyOf(`?initial=true&${search}`)).sys).toEqual({ type: 'Error', id: 'InvalidQuery' })
    },
  )

  test('without a token of access there is no sync', async () => {
    const failure = await clientOf({ ...service, accessToken: 'wrong' })
      .sync({ initial: true })
      .catch((error: unknown) => error)
    expect(failure).toMatchObject({ response: { status: 401, data: { sys: { id: 'AccessTokenInvalid' } } } })
  })
})

interface SyncBody {
  readonly sys: unknown
  readonly items: readonly unknown[]
  readonly nextPageUrl?: string
  readonly nextSyncUrl?: string
}

async function bodyOf(search: string): Promise<SyncBody> {
  const headers = { authorization: `Bearer ${service.accessToken}` }
  const response = await fetch(`http://${service.host}/spaces/sample/environments/master/sync${search}`, { headers })
  return (await response.json()) as SyncBody
}
