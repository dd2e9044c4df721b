import { describe, expect, onTestFinished, test } from 'vitest'
import type { Dataset } from '../../../embedded-contentful/dataset.ts'
import { createAssetLink } from '#tests/embedded-contentful/dataset-builders.ts'
import { startFaultyService, type FaultyService } from '#tests/embedded-contentful/faulty-service.ts'
import { createEntry, createKeys, fetchItems, listenOn, startStub } from './contentful-client.fixtures.ts'
import { createContentfulClient } from './contentful-client.ts'
import { toFetchFailure } from './fetch-failure.ts'
import { mapMenuItem } from '../mapping/map-menu-item.ts'

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

const createPage = (total: unknown, ...ids: readonly string[]): string =>
  JSON.stringify({ sys: { type: 'Array' }, total, skip: 0, limit: 1000, items: ids.map(createEntry) })

/** A response whose entries link to one large asset, in lists. */
function createLinkPage(entries: number, linksPerEntry: number): string {
  const file = { url: '//images.ctfassets.net/a.jpg', details: { image: { width: 4, height: 3 } } }
  const asset = { sys: { id: 'large', type: 'Asset' }, fields: { title: 'x'.repeat(4_000_000), file } }
  const images = Array<object>(linksPerEntry).fill(createAssetLink('large'))
  const items = Array.from({ length: entries }, (_, index) => ({ ...createEntry(`item-${index}`), fields: { images } }))
  return JSON.stringify({ sys: { type: 'Array' }, total: entries, items, includes: { Asset: [asset] } })
}

describe('fetching all entries', () => {
  test('a refusal of a type that the space lacks is followed by a question for all but menu and gallery, from then on', async () => {
    const refusal = JSON.stringify({
      sys: { type: 'Error', id: 'InvalidQuery' },
      details: { errors: [{ name: 'unknownContentType' }] },
    })
    const urls: string[] = []
    const host = await listenOn((request, response) => {
      const url = decodeURIComponent(request.url ?? '')
      urls.push(url)
      const isRefused = url.includes('[in]')
      response.writeHead(isRefused ? 400 : 200, { 'content-type': 'application/json' })
      response.end(isRefused ? refusal : createPage(1, 'a'))
    })
    const client = createContentfulClient(createKeys(host))
    await client.fetchOptional()
    await client.fetchOptional()
    expect(urls).toHaveLength(3)
    expect(urls[2]).toContain('sys.contentType.sys.id[nin]=menuItem,galleryImage')
  })

  test('2,000 items come in two requests, each once, oldest first', async () => {
    const dataset = createItems(2000)
    const service = await startService(dataset)
    const entries = await fetchItems(service)
    expect(entries.map(({ id }) => id)).toEqual(dataset.entries.map(({ id }) => id))
    expect(service.requests.map(({ url }) => new URL(url, 'http://x').searchParams.get('skip'))).toEqual(['0', '1000'])
  })

  test.each([
    [0, 1],
    [1, 1],
    [1000, 1],
    [1001, 2],
  ])('%i items take %i requests', async (count, requests) => {
    const service = await startService(createItems(count))
    expect(await fetchItems(service)).toHaveLength(count)
    expect(service.requests).toHaveLength(requests)
  })

  test('links to assets are resolved, unresolvable ones are omitted [CNT-1]', async () => {
    const service = await startService({
      entries: [
        { id: 'a', contentType: 'menuItem', fields: { nameEn: 'A', image: createAssetLink('wrap') } },
        { id: 'b', contentType: 'menuItem', fields: { nameEn: 'B', image: createAssetLink('missing') } },
        { id: 'g', contentType: 'galleryImage', fields: {} },
      ],
      assets: [{ id: 'wrap', url: '//images.ctfassets.net/wrap.jpg' }],
    })
    const rule = { names: [], excluded: [] }
    const items = (await fetchItems(service)).map((entry) => mapMenuItem(entry, rule, service.host).item)
    expect(items).toMatchObject([
      { id: 'a', image: { url: 'https://images.ctfassets.net/wrap.jpg' } },
      { id: 'b', image: null },
    ])
  })
})

test('a field’s link to one entry stays though that is not published, a list’s does not', async () => {
  const link = { sys: { type: 'Link', linkType: 'Entry', id: 'missing' } }
  const fields = { ownCategory: link, items: [link] }
  const service = await startService({ entries: [{ id: 'b', contentType: 'menuItem', fields }], assets: [] })
  expect(await fetchItems(service)).toEqual([{ id: 'b', fields: { ownCategory: link, items: [] } }])
})

test('unresolvable links can be preserved as bare links [CNT-1]', async () => {
  const fields = { nameEn: 'B', image: createAssetLink('missing') }
  const service = await startService({ entries: [{ id: 'b', contentType: 'menuItem', fields }], assets: [] })
  const { menuItem } = await createContentfulClient(createKeys(service.host, service.accessToken), 'keep').fetchMenu()
  expect(menuItem).toEqual([{ id: 'b', fields }])
})

describe('all entries or an error', () => {
  test('a wrong token is an error after one request and does not appear in it', async () => {
    const service = await startService(createItems(1))
    const failure = await createContentfulClient(createKeys(service.host, 'wrong-token'))
      .fetchMenu()
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Error)
    expect((failure as Error).name).toBe('AccessTokenInvalid')
    expect((failure as Error).name).not.toContain('wrong-token')
    expect(service.requests).toHaveLength(1)
  })

  const foreign: readonly [status: number, type: string, reason: string][] = [
    [200, 'text/html; charset=utf-8', '200 from HOST: text/html instead of JSON'],
    [403, 'text/html', '403 from HOST: text/html instead of JSON'],
    [302, '', '302 from HOST: no known type instead of JSON'],
    [400, 'secret <token>', '400 from HOST: no known type instead of JSON'],
  ]
  test.each(foreign)('a proxy that answers %i with %o is named', async (status, type, reason) => {
    const host = await listenOn((_, response) => {
      const headers = { ...(type !== '' && { 'content-type': type }), location: 'https://login.example/?secret' }
      response.writeHead(status, headers).end('<!doctype html><title>Log in</title>')
    })
    const failure: unknown = await fetchItems({ host, accessToken: 'token' }).catch((error: unknown) => error)
    expect(toFetchFailure(failure).reason).toBe(reason.replace('HOST', host))
  })

  test('a gateway that answers 502 with HTML gets three requests, then is named', async () => {
    let requests = 0
    const host = await listenOn((_, response) => {
      requests += 1
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
    })
    const client = createContentfulClient(createKeys(host), 'omit', () => Promise.resolve())
    const failure: unknown = await client.fetchMenu().catch((error: unknown) => error)
    expect(toFetchFailure(failure).reason).toBe(`502 from ${host}: text/html instead of JSON`)
    expect(requests).toBe(3)
  })

  const malformed: readonly [name: string, bodies: readonly string[]][] = [
    ['a login page', ['<!doctype html><title>Log in</title>']],
    ['malformed JSON', ['{"items":[']],
    ['an empty body', ['']],
    ['null', ['null']],
    ['an empty object', ['{}']],
    ['items without a total', ['{"items":[]}']],
    ['items that are not a list', ['{"items":{"0":{}},"total":1}']],
    ['entries without an id', ['{"items":[{}],"total":1}']],
    ['a total that is not a number', [createPage('many', 'a')]],
    ['an excessive total', [createPage(1e9, 'a')]],
    ['a total of more than 2,000 dishes', [createPage(2001, 'a')]],
    ['more entries than were asked for, with a total of one', [createPage(1, ...Array<string>(1001).fill('a'))]],
    ['a page of one entry again and again', Array<string>(2).fill(createPage(2000, 'a'))],
    ['more than 7 MB', [createPage(1, 'a'.repeat(7 * 1024 * 1024))]],
    ['more links to assets than a site has', [createLinkPage(100, 100)]],
    ['an empty page before the end', [createPage(3, 'a', 'b'), createPage(3)]],
    ['a malformed second page', [createPage(3, 'a', 'b'), '{"items":[']],
    ['a second page without items', [createPage(3, 'a', 'b'), '{}']],
  ]
  test.each(malformed)('%s is an error without a retry', async (_, bodies) => {
    const service = await startStub(...bodies)
    await expect(fetchItems(service)).rejects.toThrow()
    expect(service.requests()).toBe(bodies.length)
  })

  test.each([
    ['fetchMenu', 'more than 2,000 dishes'],
    ['fetchGallery', 'more than 2,000 pictures of the gallery'],
    ['fetchOptional', 'more than 2,000 other entries'],
  ] as const)('%s says of 2,001 entries that there are too many [R05]', async (read, reason) => {
    const client = createContentfulClient(createKeys((await startStub(createPage(2001, 'a'))).host))
    const failure: unknown = await client[read]().catch((error: unknown) => error)
    expect(toFetchFailure(failure).reason).toBe(reason)
  })

  test.each([
    ['shrinks', 2],
    ['grows', 4],
  ])('a menu that %s between two pages is an error, never one with a dish missing', async (_, total) => {
    const service = await startStub(createPage(3, 'a', 'b'), createPage(total, 'c'))
    await expect(fetchItems(service)).rejects.toThrow(`3 entries became ${total} between two pages`)
  })
})
