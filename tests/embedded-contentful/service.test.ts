import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Dataset } from '../../embedded-contentful/dataset.ts'
import { startContentService } from '../../embedded-contentful/service.ts'
import { createAssetLink } from './dataset-builders.ts'
import { startFaultyService, type FaultyService } from './faulty-service.ts'

const ENTRIES = '/spaces/shop/environments/master/entries'
const EMPTY: Dataset = { entries: [], assets: [] }

const createItem = (id: string, fields: Readonly<Record<string, unknown>> = {}) => ({
  id,
  contentType: 'menuItem',
  fields,
})

let service: FaultyService
beforeAll(async () => {
  service = await startFaultyService({ dataset: EMPTY, space: 'shop', accessToken: 'secret' })
})
afterAll(() => service.close())
beforeEach(() => service.replaceDataset(EMPTY))

const AUTHORIZATION = { authorization: 'Bearer secret' }
const request = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`http://${service.host}${path}`, { headers: AUTHORIZATION, ...init })

/** What pages reach through the official client: src/content/contentful-client.test.ts. */
async function fetchEntries(query = '') {
  const response = await request(`${ENTRIES}?${query}`)
  return (await response.json()) as {
    items: readonly { sys: { id: string }; fields: Readonly<Record<string, unknown>> }[]
    includes: Readonly<Record<string, unknown>>
  }
}

describe('content', () => {
  test('of any type is returned unchanged, without empty properties, also under hostile ids', async () => {
    const fields = { price: '25.50', nameEn: 7, deep: { a: [null, { b: 'x' }] }, list: [], text: '' }
    const ids = ['__proto__', 'constructor', 'toString', 'with space', 'قائمة', '<b>', 'a,b', 'a,b']
    service.replaceDataset({ entries: ids.map((id) => createItem(id, { ...fields, none: null })), assets: [] })
    const { items } = await fetchEntries()
    expect(items.map(({ sys }) => sys.id)).toEqual(ids)
    expect(items[0]?.fields).toStrictEqual(fields)
  })

  test('includes each linked asset once, with any URL, and nothing for a link without a target', async () => {
    const assets = [
      { id: 'wrap', title: 'A wrap', description: 'رول', file: 'a wrap.webp' },
      { id: '__proto__', url: 'javascript:alert(1)' },
      { id: 'other', url: '//images.example/other.webp' },
    ]
    const images = ['wrap', '__proto__', 'gone', 'wrap'].map(createAssetLink)
    service.replaceDataset({ entries: [createItem('g', { images }), createItem('a', { image: images[0] })], assets })
    const file = { url: `//${service.host}/images/a%20wrap.webp` }
    expect((await fetchEntries()).includes).toMatchObject({
      Asset: [
        { sys: { id: 'wrap', type: 'Asset' }, fields: { title: 'A wrap', description: 'رول', file } },
        { fields: { file: { url: 'javascript:alert(1)' } } },
      ],
    })
  })

  test('that can’t be serialised is a 500, and the service continues', async () => {
    service.replaceDataset({ ...EMPTY, entries: [createItem('x', { big: 1n })] })
    expect((await request(ENTRIES)).status).toBe(500)
    service.replaceDataset(EMPTY)
    expect((await request(ENTRIES)).status).toBe(200)
  })
})

describe('errors', () => {
  test.each([
    ...['limit=-1', 'limit=1001', 'limit=1.5', 'limit=many', 'skip=', 'include=11', 'order=sys.updatedAt', 'locale=ar'],
    ...['fields.nameEn=Cola', 'sys.id=a', 'colour=red'],
  ])('the query %s is InvalidQuery', async (query) => {
    const response = await request(`${ENTRIES}?${query}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ sys: { type: 'Error', id: 'InvalidQuery' } })
  })

  test.each(['Bearer wrong', 'secret', undefined])('the authorization %s is AccessTokenInvalid', async (value) => {
    const response = await request(ENTRIES, { headers: value === undefined ? {} : { authorization: value } })
    expect(response.status).toBe(401)
    expect(response.headers.get('content-type')).toBe('application/vnd.contentful.delivery.v1+json')
    expect(await response.json()).toEqual({
      sys: { type: 'Error', id: 'AccessTokenInvalid' },
      message: 'The access token you sent could not be found or is invalid.',
    })
  })

  test.each(['POST', 'DELETE', 'HEAD'])('%s is 405: the service is read-only [CNT-1]', async (method) => {
    const response = await request(ENTRIES, { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET'])
  })

  test.each([
    ['/%E0%A4%A', 404],
    ['/spaces/%', 404],
    ['//', 404],
    ['*', 404],
    ['http://[', 404],
    ['/../../etc/passwd', 404],
    [`${ENTRIES}/a`, 404],
    ['/spaces/other/environments/master/entries', 404],
    ['/spaces/shop/environments/staging/entries', 404],
    ['/images/cola.webp', 404],
    [`/${'x'.repeat(10_000)}`, 404],
    [`/${'x'.repeat(100_000)}`, 431],
  ])('the path %.40s gets an error and the service continues', async (target, status) => {
    expect(await fetchStatus(target)).toBe(status)
    expect((await request(ENTRIES)).status).toBe(200)
  })
})

test('each start creates another token [CNT-2]', async () => {
  const [one, other] = [await startContentService({ dataset: EMPTY }), await startContentService({ dataset: EMPTY })]
  expect(one.accessToken).toMatch(/^[\w-]{32}$/)
  expect(one.accessToken).not.toBe(other.accessToken)
  await Promise.all([one.close(), other.close(), other.close()])
})

/** Sends the request line unchanged; fetch would normalise the URL. */
function fetchStatus(target: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const head = `GET ${target} HTTP/1.1\r\nHost: ${service.host}\r\nAuthorization: Bearer secret\r\n`
    const socket = connect(service.port, '127.0.0.1', () => socket.write(`${head}Connection: close\r\n\r\n`))
    socket.once('data', (data) => resolve(Number(data.toString('latin1').split(' ')[1])))
    socket.once('error', reject)
  })
}
