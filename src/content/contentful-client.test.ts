import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Dataset } from '../../fake-contentful/dataset.ts'
import { createAssetLink } from '../../tests/fake-contentful/dataset-builders.ts'
import { startFaultyService, type FaultyService } from '../../tests/fake-contentful/faulty-service.ts'
import { createContentfulClient, type RawEntry } from './contentful-client.ts'
import { mapMenuItem } from './map-menu-item.ts'

const createItems = (count: number): Dataset => ({
  entries: Array.from({ length: count }, (_, index) => ({
    id: `item-${String(index).padStart(4, '0')}`,
    contentType: 'menuItem',
    fields: { nameEn: `Item ${index}`, price: index },
  })),
  assets: [],
})

async function startService(dataset: Dataset): Promise<FaultyService> {
  const service = await startFaultyService({ dataset })
  onTestFinished(() => service.close())
  return service
}

const createKeys = (host: string, accessToken = 'token'): Parameters<typeof createContentfulClient>[0] => ({
  space: 'sample',
  accessToken,
  environment: 'master',
  host,
})

function fetchEntries(service: FaultyService, contentType = 'menuItem'): Promise<readonly RawEntry[]> {
  return createContentfulClient(createKeys(service.host, service.accessToken)).fetchEntries(contentType)
}

/** Starts a service that sends the nth body for the nth request and then repeats the last one. */
async function startStub(...bodies: readonly string[]): Promise<{ host: string; requests: () => number }> {
  let requests = 0
  const server = createServer((_, response) => {
    const body = bodies[Math.min(requests, bodies.length - 1)] ?? ''
    requests += 1
    response.writeHead(200, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, requests: () => requests }
}

const createEntry = (id: string): object => ({ sys: { id, type: 'Entry' }, fields: {} })
const createPage = (total: unknown, ...ids: readonly string[]): string =>
  JSON.stringify({ sys: { type: 'Array' }, total, skip: 0, limit: 1000, items: ids.map(createEntry) })

describe('fetching all entries', () => {
  test('2,350 items come in three requests, each once, oldest first [C13]', async () => {
    const dataset = createItems(2350)
    const service = await startService(dataset)
    const entries = await fetchEntries(service)
    expect(entries.map(({ id }) => id)).toEqual(dataset.entries.map(({ id }) => id))
    expect(service.requests.map(({ url }) => new URL(url, 'http://x').searchParams.get('skip'))).toEqual([
      '0',
      '1000',
      '2000',
    ])
  })

  test.each([
    [0, 1],
    [1, 1],
    [1000, 1],
    [1001, 2],
  ])('%i items take %i requests [C13]', async (count, requests) => {
    const service = await startService(createItems(count))
    expect(await fetchEntries(service)).toHaveLength(count)
    expect(service.requests).toHaveLength(requests)
  })

  test('links to assets are resolved, unresolvable ones are omitted [CNT-1] [C16]', async () => {
    const service = await startService({
      entries: [
        { id: 'a', contentType: 'menuItem', fields: { nameEn: 'A', image: createAssetLink('wrap') } },
        { id: 'b', contentType: 'menuItem', fields: { nameEn: 'B', image: createAssetLink('missing') } },
        { id: 'g', contentType: 'galleryImage', fields: {} },
      ],
      assets: [{ id: 'wrap', url: '//images.ctfassets.net/wrap.jpg' }],
    })
    const rule = { names: [], excluded: [] }
    const items = (await fetchEntries(service)).map((entry) => mapMenuItem(entry, rule, service.host).item)
    expect(items).toMatchObject([
      { id: 'a', image: { url: 'https://images.ctfassets.net/wrap.jpg' } },
      { id: 'b', image: null },
    ])
  })
})

describe('unresolvable links', () => {
  const dataset: Dataset = {
    entries: [{ id: 'b', contentType: 'menuItem', fields: { nameEn: 'B', image: createAssetLink('missing') } }],
    assets: [],
  }

  test('are omitted by default [C16]', async () => {
    expect(await fetchEntries(await startService(dataset))).toEqual([{ id: 'b', fields: { nameEn: 'B' } }])
  })

  test('can be preserved as bare links [CNT-1]', async () => {
    const service = await startService(dataset)
    const entries = await createContentfulClient(createKeys(service.host, service.accessToken), 'keep').fetchEntries(
      'menuItem',
    )
    expect(entries).toEqual([{ id: 'b', fields: { nameEn: 'B', image: createAssetLink('missing') } }])
  })
})

describe('all entries or an error', () => {
  test('a wrong token is an error after one request and does not appear in it [C06]', async () => {
    const service = await startService(createItems(1))
    const failure = await createContentfulClient(createKeys(service.host, 'wrong-token'))
      .fetchEntries('menuItem')
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Error)
    expect((failure as Error).name).toBe('AccessTokenInvalid')
    expect((failure as Error).name).not.toContain('wrong-token')
    expect(service.requests).toHaveLength(1)
  })

  test('a refused connection is an error [C01]', async () => {
    const service = await startService(createItems(1))
    await service.close()
    await expect(fetchEntries(service)).rejects.toThrow()
  })

  const malformed: readonly [name: string, bodies: readonly string[]][] = [
    ['a login page [C10]', ['<!doctype html><title>Log in</title>']],
    ['malformed JSON [C11]', ['{"items":[']],
    ['an empty body [C11]', ['']],
    ['null [C12]', ['null']],
    ['an empty object [C12]', ['{}']],
    ['items without a total [C12]', ['{"items":[]}']],
    ['items that are not a list', ['{"items":{"0":{}},"total":1}']],
    ['entries without an id', ['{"items":[{}],"total":1}']],
    ['a total that is not a number', [createPage('many', 'a')]],
    ['an excessive total', [createPage(1e9, 'a')]],
    ['an empty page before the end [C14]', [createPage(3, 'a', 'b'), createPage(3)]],
    ['a malformed second page [C14]', [createPage(3, 'a', 'b'), '{"items":[']],
    ['a second page without items [C14]', [createPage(3, 'a', 'b'), '{}']],
  ]
  test.each(malformed)('%s is an error without a retry', async (_, bodies) => {
    const service = await startStub(...bodies)
    await expect(createContentfulClient(createKeys(service.host)).fetchEntries('menuItem')).rejects.toThrow()
    expect(service.requests()).toBe(bodies.length)
  })

  test('of two totals the newer one counts [C13]', async () => {
    const service = await startStub(createPage(3, 'a', 'b'), createPage(2))
    const entries = await createContentfulClient(createKeys(service.host)).fetchEntries('menuItem')
    expect(entries.map(({ id }) => id)).toEqual(['a', 'b'])
  })
})
