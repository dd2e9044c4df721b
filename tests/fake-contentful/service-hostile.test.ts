import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFaultyService, type FaultyService } from './faulty-service.ts'
import { clientOf, failureOf } from './client.ts'

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
    expect((await clientOf(service).getEntry(id)).sys.id).toBe(id)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  test('an id that only objects know is not found [V14]', async () => {
    service.replaceDataset({ entries: [], assets: [] })
    for (const id of IDS) {
      const response = await raw(`/spaces/sample/environments/master/entries/${encodeURIComponent(id)}`)
      expect(response.status).toBe(404)
    }
  })

  test('odd fields arrive as they are [V02]', async () => {
    const fields = { price: '25.50', nameEn: 7, deep: { a: [null, { b: 'x' }] }, list: [], text: '' }
    service.replaceDataset({ entries: [{ id: 'x', contentType: 'menuItem', fields }], assets: [] })
    expect((await clientOf(service).getEntry('x')).fields).toStrictEqual(fields)
  })

  test('two entries with one id are both listed [C15]', async () => {
    const twin = { id: 'twin', contentType: 'menuItem' }
    service.replaceDataset({
      entries: [
        { ...twin, fields: { nameEn: 'first' } },
        { ...twin, fields: { nameEn: 'second' } },
      ],
      assets: [],
    })
    const { items } = await clientOf(service).getEntries()
    expect(items.map(({ fields }) => fields['nameEn'])).toEqual(['first', 'second'])
  })

  test('an asset may carry any address, and one of the service’s own is an address of it [C17] [C19]', async () => {
    service.replaceDataset({
      entries: [],
      assets: [
        { id: '__proto__', url: 'javascript:alert(1)' },
        { id: 'gone', file: 'not there.webp' },
      ],
    })
    const client = clientOf(service)
    expect((await client.getAsset('__proto__')).fields.file?.url).toBe('javascript:alert(1)')
    const url = (await client.getAsset('gone')).fields.file?.url
    expect(url).toBe(`//${service.host}/images/not%20there.webp`)
  })

  test('what looks like a link but is none is left alone', async () => {
    const fields = { a: { sys: null }, b: { sys: 'Link' }, c: { sys: { type: 'Link', linkType: 'Asset', id: 5 } } }
    service.replaceDataset({ entries: [{ id: 'x', contentType: 'menuItem', fields }], assets: [] })
    const { errors } = await clientOf(service).withoutLinkResolution.getEntries()
    expect(errors).toBeUndefined()
  })

  test('a field that JSON has no word for is a 500, and the service lives on', async () => {
    const circle: Record<string, unknown> = {}
    circle['self'] = circle
    for (const fields of [circle, { big: 1n }]) {
      service.replaceDataset({ entries: [{ id: 'x', contentType: 'menuItem', fields }], assets: [] })
      expect(await failureOf(clientOf(service).getEntries())).toMatchObject({ name: 'ServerError', status: 500 })
      service.replaceDataset({ entries: [], assets: [] })
      expect((await raw(ENTRIES)).status).toBe(200)
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
  ])('the address %s is answered and harms nothing [P14]', async (target, status) => {
    expect(await statusOf(target)).toBe(status)
    expect((await raw(ENTRIES)).status).toBe(200)
  })

  test('an address of 10,000 characters is not found, one of 100,000 refused [P14]', async () => {
    expect(await statusOf(`/${'x'.repeat(10_000)}`)).toBe(404)
    expect(await statusOf(`/${'x'.repeat(100_000)}`)).toBe(431)
  })
})

function raw(path: string): Promise<Response> {
  return fetch(`http://${service.host}${path}`, { headers: { authorization: `Bearer ${service.accessToken}` } })
}

/** Sends a request line as it is: fetch would tidy the address up first. */
function statusOf(target: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const head = `GET ${target} HTTP/1.1\r\nHost: ${service.host}\r\nAuthorization: Bearer ${service.accessToken}\r\n`
    const socket = connect(service.port, '127.0.0.1', () => socket.write(`${head}Connection: close\r\n\r\n`))
    socket.once('data', (data) => resolve(Number(data.toString('latin1').split(' ')[1])))
    socket.once('error', reject)
  })
}
