import { gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readSampleDataset } from '../../fake-contentful/dataset.ts'
import { startFaultyService, type FaultyService } from './faulty-service.ts'
import { catchError, createTestClient, fetchWithToken } from './client.ts'

let service: FaultyService

beforeAll(async () => {
  service = await startFaultyService({ dataset: readSampleDataset() })
})
afterAll(() => service.close())
afterEach(() => service.setFault('ok'))

const fetchMenu = () => createTestClient(service).getEntries({ content_type: 'menuItem', limit: 1000 })
const ENTRIES = '/spaces/sample/environments/master/entries?content_type=menuItem&limit=1000'
const fetchEntries = (path = ENTRIES) => fetchWithToken(service, path)

describe('errors', () => {
  test.each([
    ['401', 'AccessTokenInvalid', 401],
    ['403', 'AccessDenied', 403],
    ['404', 'NotFound', 404],
    ['500', 'ServerError', 500],
    ['503', 'ServiceUnavailable', 503],
    ['429:3', 'RateLimitExceeded', 429],
  ] as const)('%s makes the client throw %s [C06] [C09]', async (mode, name, status) => {
    await service.setFault(mode)
    expect(await catchError(fetchMenu())).toMatchObject({ name, status, requestId: expect.any(String) as string })
    expect(await catchError(createTestClient(service).getAssets())).toMatchObject({ name, status })
  })

  test('a 429 has the seconds to wait and the reason [C07]', async () => {
    await service.setFault('429:3')
    const { headers, body } = await fetchEntries()
    expect(headers['x-contentful-ratelimit-reset']).toBe('3')
    expect(JSON.parse(body.toString())).toEqual({
      sys: { type: 'Error', id: 'RateLimitExceeded' },
      message: expect.any(String) as string,
      requestId: headers['x-contentful-request-id'],
    })
  })

  test('a client with retries waits for the reset and then gets the menu [C07]', async () => {
    await service.setFault('429:1', { times: 1 })
    service.requests.length = 0
    const client = createTestClient(service, 'master', { retryOnError: true, logHandler: () => undefined })
    expect((await client.getEntries({ content_type: 'menuItem' })).total).toBeGreaterThan(0)
    const [first, second] = service.requests.map(({ time }) => time)
    expect(service.requests).toHaveLength(2)
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(1000)
  })
})

describe('malformed bodies', () => {
  test('html200 is a login page with status 200 [C10]', async () => {
    await service.setFault('html200')
    const { status, headers, body } = await fetchEntries()
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(body.toString()).toContain('<form')
    await expect(fetchMenu()).rejects.toThrow(TypeError)
  })

  test.each(['badjson', 'truncated'] as const)('%s has a correct length but is not JSON [C11]', async (mode) => {
    const healthy = await fetchEntries()
    await service.setFault(mode)
    const { status, headers, body } = await fetchEntries()
    expect([status, headers['content-type']]).toEqual([200, healthy.headers['content-type']])
    expect(Number(headers['content-length'])).toBe(body.length)
    expect(() => JSON.parse(body.toString()) as unknown).toThrow(SyntaxError)
    await expect(fetchMenu()).rejects.toThrow(TypeError)
  })

  test('truncated is the first half of the body [C11]', async () => {
    const { body: healthy } = await fetchEntries()
    await service.setFault('truncated')
    const { body } = await fetchEntries()
    expect(body.equals(healthy.subarray(0, body.length))).toBe(true)
    expect(body.length).toBe(Math.floor(healthy.length / 2))
  })

  test('empty is an empty list without total [C12]', async () => {
    await service.setFault('empty')
    expect(JSON.parse((await fetchEntries()).body.toString())).toEqual({ items: [] })
    expect((await fetchMenu()).items).toEqual([])
  })

  test('wrongshape is a list of values that are not entries, for which the client throws [C12]', async () => {
    await service.setFault('wrongshape')
    const { items, total } = JSON.parse((await fetchEntries()).body.toString()) as { items: unknown[]; total: number }
    expect(items).toHaveLength(total)
    expect(items.filter((item) => (item as { sys?: { id?: unknown } } | null)?.sys?.id !== undefined)).toEqual([])
    await expect(fetchMenu()).rejects.toThrow(TypeError)
  })

  test('gzipbomb is small on the wire and large when decompressed', async () => {
    await service.setFault('gzipbomb:8')
    const { headers, body } = await fetchEntries()
    expect(headers['content-encoding']).toBe('gzip')
    expect(body.length).toBeLessThan(64 * 1024)
    expect(gunzipSync(body).length).toBeGreaterThan(8 * 1024 * 1024)
    expect((await fetchMenu()).items[0]?.fields['nameEn']).toHaveLength(8 * 1024 * 1024)
  })
})
