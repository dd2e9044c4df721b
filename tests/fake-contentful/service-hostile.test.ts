import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFaultyService, type FaultyService } from './faulty-service.ts'
import { createTestClient, catchError } from './client.ts'

const IDS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'with space', 'قائمة', '<b>', 'a,b']

const ENTRIES = '/spaces/sample/environments/master/entries'

let service: FaultyService

beforeAll(async () => {
  service = await startFaultyService({
    dataset: {
      entries: IDS.map((id) => ({
        id,
        contentType: 'menuItem',
        fields: JSON.parse('{"price":"abc","nameEn":{"a":[1]},"__proto__":{"polluted":true}}') as Record<
          string,
          unknown
        >,
      })),
      assets: [
        { id: '__proto__', url: 'javascript:alert(1)' },
        { id: 'gone', file: 'not there.webp' },
      ],
    },
  })
})
afterAll(() => service.close())

describe('hostile content', () => {
  test.each(IDS)('the id %s is an ordinary id [V14]', async (id) => {
    expect((await createTestClient(service).getEntry(id)).sys.id).toBe(id)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  test('fields of any type are returned unchanged [V02]', async () => {
    const fields = { price: '25.50', nameEn: 7, deep: { a: [null, { b: 'x' }] }, list: [], text: '' }
    service.replaceDataset({ entries: [{ id: 'x', contentType: 'menuItem', fields }], assets: [] })
    expect((await createTestClient(service).getEntry('x')).fields).toStrictEqual(fields)
  })

  test('two entries with the same id are both listed [C15]', async () => {
    const duplicate = { id: 'duplicate', contentType: 'menuItem' }
    service.replaceDataset({
      entries: [
        { ...duplicate, fields: { nameEn: 'first' } },
        { ...duplicate, fields: { nameEn: 'second' } },
      ],
      assets: [],
    })
    const { items } = await createTestClient(service).getEntries()
    expect(items.map(({ fields }) => fields['nameEn'])).toEqual(['first', 'second'])
  })

  test('an asset can have any URL, and files get a URL of the service [C17] [C19]', async () => {
    service.replaceDataset({
      entries: [],
      assets: [
        { id: '__proto__', url: 'javascript:alert(1)' },
        { id: 'gone', file: 'not there.webp' },
      ],
    })
    const client = createTestClient(service)
    expect((await client.getAsset('__proto__')).fields.file?.url).toBe('javascript:alert(1)')
    const url = (await client.getAsset('gone')).fields.file?.url
    expect(url).toBe(`//${service.host}/images/not%20there.webp`)
  })

  test('a field that can’t be serialised is a 500, and the service continues', async () => {
    const circular: Record<string, unknown> = {}
    circular['self'] = circular
    for (const fields of [circular, { big: 1n }]) {
      service.replaceDataset({ entries: [{ id: 'x', contentType: 'menuItem', fields }], assets: [] })
      expect(await catchError(createTestClient(service).getEntries())).toMatchObject({
        name: 'ServerError',
        status: 500,
      })
      service.replaceDataset({ entries: [], assets: [] })
      expect((await fetchWithToken(ENTRIES)).status).toBe(200)
    }
  })
})

describe('hostile requests', () => {
  test.each([
    ['/%E0%A4%A', 400],
    ['/spaces/%', 400],
    ['//', 404],
    ['*', 404],
    ['http://[', 404],
    ['/../../etc/passwd', 404],
    ['/spaces/sample/environments/master/entries/a/b', 404],
    ['/images/cola.webp', 404],
    ['/spaces/sample', 404],
  ])('the path %s gets an error and the service continues [P14]', async (target, status) => {
    expect(await fetchStatus(target)).toBe(status)
    expect((await fetchWithToken(ENTRIES)).status).toBe(200)
  })

  test('a path of 10,000 characters is not found, one of 100,000 is rejected [P14]', async () => {
    expect(await fetchStatus(`/${'x'.repeat(10_000)}`)).toBe(404)
    expect(await fetchStatus(`/${'x'.repeat(100_000)}`)).toBe(431)
  })
})

function fetchWithToken(path: string): Promise<Response> {
  return fetch(`http://${service.host}${path}`, { headers: { authorization: `Bearer ${service.accessToken}` } })
}

/** Sends the request line unchanged; fetch would normalise the URL. */
function fetchStatus(target: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const head = `GET ${target} HTTP/1.1\r\nHost: ${service.host}\r\nAuthorization: Bearer ${service.accessToken}\r\n`
    const socket = connect(service.port, '127.0.0.1', () => socket.write(`${head}Connection: close\r\n\r\n`))
    socket.once('data', (data) => resolve(Number(data.toString('latin1').split(' ')[1])))
    socket.once('error', reject)
  })
}
