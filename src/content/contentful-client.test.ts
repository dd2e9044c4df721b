import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Dataset } from '../../fake-contentful/dataset.ts'
import { assetLink } from '../../tests/fake-contentful/dataset-builders.ts'
import { startFaultyService, type FaultyService } from '../../tests/fake-contentful/faulty-service.ts'
import { createContentfulClient, type RawEntry } from './contentful-client.ts'
import { mapMenuItem } from './map-menu-item.ts'

const dishes = (count: number): Dataset => ({
  entries: Array.from({ length: count }, (_, at) => ({
    id: `dish-${String(at).padStart(4, '0')}`,
    contentType: 'menuItem',
    fields: { nameEn: `Dish ${at}`, price: at },
  })),
  assets: [],
})

async function serving(dataset: Dataset): Promise<FaultyService> {
  const service = await startFaultyService({ dataset })
  onTestFinished(() => service.close())
  return service
}

const keysOf = (host: string, accessToken = 'token'): Parameters<typeof createContentfulClient>[0] => ({
  space: 'sample',
  accessToken,
  environment: 'master',
  host,
})

function read(service: FaultyService, contentType = 'menuItem'): Promise<readonly RawEntry[]> {
  return createContentfulClient(keysOf(service.host, service.accessToken)).fetchEntries(contentType)
}

/** A service that answers page n with the nth body, and the last one for ever. Counts its requests. */
async function answering(...bodies: readonly string[]): Promise<{ host: string; requests: () => number }> {
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

const entry = (id: string): object => ({ sys: { id, type: 'Entry' }, fields: {} })
const pageOf = (total: unknown, ...ids: readonly string[]): string =>
  JSON.stringify({ sys: { type: 'Array' }, total, skip: 0, limit: 1000, items: ids.map(entry) })

describe('reading every entry', () => {
  test('2,350 dishes come in three requests, each once, in the owner’s order [C13]', async () => {
    const dataset = dishes(2350)
    const service = await serving(dataset)
    const entries = await read(service)
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
  ])('%i dishes take %i requests [C13]', async (count, requests) => {
    const service = await serving(dishes(count))
    expect(await read(service)).toHaveLength(count)
    expect(service.requests).toHaveLength(requests)
  })

  test('links to pictures are followed, those that lead nowhere are gone [CNT-1] [C16]', async () => {
    const service = await serving({
      entries: [
        { id: 'a', contentType: 'menuItem', fields: { nameEn: 'A', image: assetLink('wrap') } },
        { id: 'b', contentType: 'menuItem', fields: { nameEn: 'B', image: assetLink('missing') } },
        { id: 'g', contentType: 'galleryImage', fields: {} },
      ],
      assets: [{ id: 'wrap', url: '//images.ctfassets.net/wrap.jpg' }],
    })
    const rule = { names: [], excluded: [] }
    const items = (await read(service)).map((found) => mapMenuItem(found, rule, service.host).item)
    expect(items).toMatchObject([
      { id: 'a', image: { url: 'https://images.ctfassets.net/wrap.jpg' } },
      { id: 'b', image: null },
    ])
  })
})

describe('links that lead nowhere', () => {
  const dataset: Dataset = {
    entries: [{ id: 'b', contentType: 'menuItem', fields: { nameEn: 'B', image: assetLink('missing') } }],
    assets: [],
  }

  test('are out of the fields for the site [C16]', async () => {
    expect(await read(await serving(dataset))).toEqual([{ id: 'b', fields: { nameEn: 'B' } }])
  })

  test('stand there bare for who looks for them [CNT-1]', async () => {
    const service = await serving(dataset)
    const entries = await createContentfulClient(keysOf(service.host, service.accessToken), 'bare').fetchEntries(
      'menuItem',
    )
    expect(entries).toEqual([{ id: 'b', fields: { nameEn: 'B', image: assetLink('missing') } }])
  })
})

describe('all or an error', () => {
  test('a wrong token is an error after one request, which does not show the token [C06]', async () => {
    const service = await serving(dishes(1))
    const failure = await createContentfulClient(keysOf(service.host, 'wrong-token'))
      .fetchEntries('menuItem')
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Error)
    expect((failure as Error).name).toBe('AccessTokenInvalid')
    expect((failure as Error).name).not.toContain('wrong-token')
    expect(service.requests).toHaveLength(1)
  })

  test('a service that refuses connections is an error [C01]', async () => {
    const service = await serving(dishes(1))
    await service.close()
    await expect(read(service)).rejects.toThrow()
  })

  const answers: readonly [name: string, bodies: readonly string[]][] = [
    ['a login page [C10]', ['<!doctype html><title>Log in</title>']],
    ['malformed JSON [C11]', ['{"items":[']],
    ['nothing [C11]', ['']],
    ['null [C12]', ['null']],
    ['an empty object [C12]', ['{}']],
    ['items without a total [C12]', ['{"items":[]}']],
    ['items that are no list', ['{"items":{"0":{}},"total":1}']],
    ['entries without an identity', ['{"items":[{}],"total":1}']],
    ['a total in words', [pageOf('many', 'a')]],
    ['a total beyond reason', [pageOf(1e9, 'a')]],
    ['an empty page before the end [C14]', [pageOf(3, 'a', 'b'), pageOf(3)]],
    ['a second page that can’t be read [C14]', [pageOf(3, 'a', 'b'), '{"items":[']],
    ['a second page without items [C14]', [pageOf(3, 'a', 'b'), '{}']],
  ]
  test.each(answers)('%s is an error, soon', async (_, bodies) => {
    const service = await answering(...bodies)
    await expect(createContentfulClient(keysOf(service.host)).fetchEntries('menuItem')).rejects.toThrow()
    expect(service.requests()).toBe(bodies.length)
  })

  test('a total that shrinks between two pages is the newer one [C13]', async () => {
    const service = await answering(pageOf(3, 'a', 'b'), pageOf(2))
    const entries = await createContentfulClient(keysOf(service.host)).fetchEntries('menuItem')
    expect(entries.map(({ id }) => id)).toEqual(['a', 'b'])
  })
})
