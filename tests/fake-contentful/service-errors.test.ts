import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFaultyService, type FaultyService } from './faulty-service.ts'
import { clientOf, failureOf } from './client.ts'

let service: FaultyService

beforeAll(async () => {
  service = await startFaultyService({ dataset: { entries: [], assets: [] }, space: 'shop', accessToken: 'secret' })
})
afterAll(() => service.close())

const ENTRIES = '/spaces/shop/environments/master/entries'
const ask = (path: string, init: RequestInit = {}) =>
  fetch(`http://${service.host}${path}`, { headers: { authorization: 'Bearer secret' }, ...init })

describe('what the client throws', () => {
  test('a wrong token is AccessTokenInvalid [C06]', async () => {
    const failure = await failureOf(clientOf({ ...service, accessToken: 'wrong' }).getEntries())
    expect(failure).toMatchObject({ name: 'AccessTokenInvalid', status: 401 })
  })

  test('an unknown space, environment, entry or asset is NotFound', async () => {
    const client = clientOf(service)
    const calls = [
      clientOf({ ...service, space: 'other' }).getEntries(),
      clientOf({ ...service, space: '__proto__' }).getEntries(),
      clientOf(service, 'staging').getEntries(),
      client.getAsset('nothing'),
      client.getTags(),
    ]
    for (const call of calls) expect(await failureOf(call)).toMatchObject({ name: 'NotFound', status: 404 })
    await expect(client.getEntry('nothing')).rejects.toThrow('The resource could not be found.')
  })

  test('an unknown content type is InvalidQuery and named so', async () => {
    expect(await failureOf(clientOf(service).getEntries({ content_type: 'dessert' }))).toMatchObject({
      name: 'InvalidQuery',
      status: 400,
      details: { errors: [{ name: 'unknownContentType' }] },
    })
  })

  test.each([
    { limit: -1 },
    { limit: 1001 },
    { limit: 1.5 },
    { limit: 'many' },
    { skip: -1 },
    { skip: '' },
    { include: 11 },
    { order: 'name' },
    { order: 'sys.secret' },
    { order: '' },
    { order: 'fields.nameEn' },
    { order: 'fields.a.b', content_type: 'menuItem' },
    { order: 'sys.updatedAt' },
    { order: '-sys.id' },
    { locale: 'ar' },
    { select: 'fields.nameEn' },
    { 'sys.id[in]': 'a' },
    { colour: 'red' },
  ])('the query %o is InvalidQuery', async (query) => {
    expect(await failureOf(clientOf(service).getEntries(query as never))).toMatchObject({
      name: 'InvalidQuery',
      status: 400,
    })
  })
})

describe('the bodies of errors', () => {
  test('an error carries type, id, message, details and the request id of its header', async () => {
    const response = await ask(`${ENTRIES}?colour=red`)
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

  test('the token may come in the address instead of the header', async () => {
    expect((await ask(`${ENTRIES}?access_token=secret`, { headers: {} })).status).toBe(200)
    expect((await ask(`${ENTRIES}?access_token=wrong`, { headers: {} })).status).toBe(401)
    expect((await ask(ENTRIES, { headers: {} })).status).toBe(401)
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    '%s is 405: the service is read-only [CNT-1]',
    async (method) => {
      const response = await ask(ENTRIES, { method })
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe('GET, HEAD')
      expect(await response.json()).toMatchObject({ sys: { type: 'Error', id: 'MethodNotAllowed' } })
    },
  )

  test('HEAD has the headers of GET and no body', async () => {
    const [head, get] = [await ask(ENTRIES, { method: 'HEAD' }), await ask(ENTRIES)]
    expect(head.status).toBe(200)
    expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'))
    expect(await head.text()).toBe('')
  })
})

describe('start and stop', () => {
  test('a taken port rejects with the code of the system', async () => {
    const second = startFaultyService({ dataset: { entries: [], assets: [] }, port: service.port })
    await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })

  test('without settings each start makes a token of its own [CNT-2]', async () => {
    const dataset = { entries: [], assets: [] }
    const [one, two] = [await startFaultyService({ dataset }), await startFaultyService({ dataset })]
    expect(one.accessToken).toMatch(/^[\w-]{32}$/)
    expect(one.accessToken).not.toBe(two.accessToken)
    await Promise.all([one.close(), two.close(), two.close()])
    await expect(fetch(`http://${one.host}/`)).rejects.toThrow()
  })
})
