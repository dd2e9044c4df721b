import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFaultyService, type FaultyService } from './faulty-service.ts'
import { createTestClient, catchError } from './client.ts'

let service: FaultyService

beforeAll(async () => {
  service = await startFaultyService({ dataset: { entries: [], assets: [] }, space: 'shop', accessToken: 'secret' })
})
afterAll(() => service.close())

const ENTRIES = '/spaces/shop/environments/master/entries'
const request = (path: string, init: RequestInit = {}) =>
  fetch(`http://${service.host}${path}`, { headers: { authorization: 'Bearer secret' }, ...init })

describe('errors thrown by the client', () => {
  test('a wrong token is AccessTokenInvalid [C06]', async () => {
    const failure = await catchError(createTestClient({ ...service, accessToken: 'wrong' }).getEntries())
    expect(failure).toMatchObject({ name: 'AccessTokenInvalid', status: 401 })
  })

  test('an unknown space, environment, entry or asset is NotFound', async () => {
    const client = createTestClient(service)
    const calls = [
      createTestClient({ ...service, space: 'other' }).getEntries(),
      createTestClient({ ...service, space: '__proto__' }).getEntries(),
      createTestClient(service, 'staging').getEntries(),
      client.getAsset('nothing'),
      client.getTags(),
    ]
    for (const call of calls) expect(await catchError(call)).toMatchObject({ name: 'NotFound', status: 404 })
    await expect(client.getEntry('nothing')).rejects.toThrow('The resource could not be found.')
  })

  test('an unknown content type is InvalidQuery with details', async () => {
    expect(await catchError(createTestClient(service).getEntries({ content_type: 'dessert' }))).toMatchObject({
      name: 'InvalidQuery',
      status: 400,
      details: { errors: [{ name: 'unknownContentType' }] },
    })
  })

  test.each([
    ...[{ limit: -1 }, { limit: 1001 }, { limit: 1.5 }, { limit: 'many' }, { skip: -1 }, { skip: '' }, { include: 11 }],
    ...[{ order: 'name' }, { order: 'sys.secret' }, { order: '' }, { order: 'sys.updatedAt' }, { order: '-sys.id' }],
    ...[{ order: 'fields.nameEn', content_type: 'menuItem' }, { locale: 'ar' }, { select: 'fields.nameEn' }],
    ...[{ 'sys.id[in]': 'a' }, { colour: 'red' }],
  ])('the query %o is InvalidQuery', async (query) => {
    expect(await catchError(createTestClient(service).getEntries(query as never))).toMatchObject({
      name: 'InvalidQuery',
      status: 400,
    })
  })
})

describe('HTTP responses', () => {
  test('an error has type, id, message, details and the request id of its header', async () => {
    const response = await request(`${ENTRIES}?colour=red`)
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toBe('application/vnd.contentful.delivery.v1+json')
    expect(await response.json()).toEqual({
      sys: { type: 'Error', id: 'InvalidQuery' },
      message:
        'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.',
      details: { errors: [{ name: 'unknown', path: ['colour'], details: 'The path "colour" is not recognized' }] },
      requestId: response.headers.get('x-contentful-request-id'),
    })
  })

  test('the token may be in the query instead of the header', async () => {
    expect((await request(`${ENTRIES}?access_token=secret`, { headers: {} })).status).toBe(200)
    expect((await request(`${ENTRIES}?access_token=wrong`, { headers: {} })).status).toBe(401)
    expect((await request(ENTRIES, { headers: {} })).status).toBe(401)
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    '%s is 405: the service is read-only [CNT-1]',
    async (method) => {
      const response = await request(ENTRIES, { method })
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe('GET, HEAD')
      expect(await response.json()).toMatchObject({ sys: { type: 'Error', id: 'MethodNotAllowed' } })
    },
  )

  test('HEAD has the headers of GET and no body', async () => {
    const [head, get] = [await request(ENTRIES, { method: 'HEAD' }), await request(ENTRIES)]
    expect(head.status).toBe(200)
    expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'))
    expect(await head.text()).toBe('')
  })
})

describe('start and stop', () => {
  test('a port in use rejects with the system’s code', async () => {
    const second = startFaultyService({ dataset: { entries: [], assets: [] }, port: service.port })
    await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })

  test('each start creates another token [CNT-2]', async () => {
    const dataset = { entries: [], assets: [] }
    const [one, two] = [await startFaultyService({ dataset }), await startFaultyService({ dataset })]
    expect(one.accessToken).toMatch(/^[\w-]{32}$/)
    expect(one.accessToken).not.toBe(two.accessToken)
    await Promise.all([one.close(), two.close(), two.close()])
    await expect(fetch(`http://${one.host}/`)).rejects.toThrow()
  })
})
