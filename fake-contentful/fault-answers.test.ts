import { gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readSampleLibrary, SAMPLE_IMAGES_DIR } from './sample-library.ts'
import { startContentService, type ContentService } from './service.ts'
import { clientOf, failureOf } from './test-client.ts'
import { rawGet } from './test-raw-request.ts'

let service: ContentService

beforeAll(async () => {
  service = await startContentService({ library: readSampleLibrary() })
})
afterAll(() => service.close())
afterEach(() => service.misbehave('ok'))

const menu = () => clientOf(service).getEntries({ content_type: 'menuItem', limit: 1000 })
const ENTRIES = '/spaces/sample/environments/master/entries?content_type=menuItem&limit=1000'
const get = (path = ENTRIES) => rawGet(service, path)

describe('errors', () => {
  test.each([
    ['401', 'AccessTokenInvalid', 401],
    ['403', 'AccessDenied', 403],
    ['404', 'NotFound', 404],
    ['500', 'ServerError', 500],
    ['503', 'ServiceUnavailable', 503],
    ['429:3', 'RateLimitExceeded', 429],
  ] as const)('%s is %s to the client [C06] [C09]', async (mode, name, status) => {
    await service.misbehave(mode)
    expect(await failureOf(menu())).toMatchObject({ name, status, requestId: expect.any(String) as string })
    expect(await failureOf(clientOf(service).getContentTypes())).toMatchObject({ name, status })
  })

  test('a 429 tells the seconds to wait and the reason [C07]', async () => {
    await service.misbehave('429:3')
    const { headers, body } = await get()
    expect(headers['x-contentful-ratelimit-reset']).toBe('3')
    expect(JSON.parse(body.toString())).toEqual({
      sys: { type: 'Error', id: 'RateLimitExceeded' },
      message: expect.stringContaining('You have exceeded the rate limit') as string,
      requestId: headers['x-contentful-request-id'],
    })
  })

  test('the client that tries again waits for the reset and then has the menu [C07]', async () => {
    await service.misbehave('429:1', { times: 1 })
    service.requests.length = 0
    const patient = clientOf(service, 'master', { retryOnError: true, logHandler: () => undefined })
    expect((await patient.getEntries({ content_type: 'menuItem' })).total).toBeGreaterThan(0)
    const [first, second] = service.requests.map(({ time }) => time)
    expect(service.requests).toHaveLength(2)
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(1000)
  })
})

describe('bodies that are not as they should be', () => {
  test('a login page comes with 200 as HTML [C10]', async () => {
    await service.misbehave('html200')
    const { status, headers, body } = await get()
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(body.toString()).toContain('<form')
    await expect(menu()).rejects.toThrow(TypeError)
  })

  test.each(['badjson', 'truncated'] as const)('%s is whole by its length and no JSON [C11]', async (mode) => {
    const healthy = await get()
    await service.misbehave(mode)
    const { status, headers, body } = await get()
    expect([status, headers['content-type']]).toEqual([200, healthy.headers['content-type']])
    expect(Number(headers['content-length'])).toBe(body.length)
    expect(() => JSON.parse(body.toString()) as unknown).toThrow(SyntaxError)
    await expect(menu()).rejects.toThrow(TypeError)
  })

  test('what is truncated begins as it should [C11]', async () => {
    const { body: healthy } = await get()
    await service.misbehave('truncated')
    const { body } = await get()
    expect(body.equals(healthy.subarray(0, body.length))).toBe(true)
    expect(body.length).toBe(Math.floor(healthy.length / 2))
  })

  test('empty is a list of nothing, without its numbers [C12]', async () => {
    await service.misbehave('empty')
    expect(JSON.parse((await get()).body.toString())).toEqual({ items: [] })
    expect((await menu()).items).toEqual([])
  })

  test('wrongshape is a list of what are no entries, which the client can not read [C12]', async () => {
    await service.misbehave('wrongshape')
    const { items, total } = JSON.parse((await get()).body.toString()) as { items: unknown[]; total: number }
    expect(items).toHaveLength(total)
    expect(items.filter((item) => (item as { sys?: { id?: unknown } } | null)?.sys?.id !== undefined)).toEqual([])
    await expect(menu()).rejects.toThrow(TypeError)
  })

  test('a bomb is small on the wire and large when it is opened', async () => {
    await service.misbehave('gzipbomb:8')
    const { headers, body } = await get()
    expect(headers['content-encoding']).toBe('gzip')
    expect(body.length).toBeLessThan(64 * 1024)
    expect(gunzipSync(body).length).toBeGreaterThan(8 * 1024 * 1024)
    expect((await menu()).items[0]?.fields['nameEn']).toHaveLength(8 * 1024 * 1024)
  })
})

test('every mode of an answer leaves the pictures alone but for assets404 [C17]', async () => {
  const pictured = await startContentService({ library: readSampleLibrary(), imagesDir: SAMPLE_IMAGES_DIR })
  try {
    for (const mode of ['500', '429:1', 'html200', 'truncated', 'evil', 'slow:1', 'reset'] as const) {
      await pictured.misbehave(mode)
      expect((await rawGet(pictured, '/images/cola.webp')).status).toBe(200)
    }
    await pictured.misbehave('assets404')
    expect((await rawGet(pictured, '/images/cola.webp')).status).toBe(404)
    expect((await clientOf(pictured).getAssets()).total).toBeGreaterThan(0)
  } finally {
    await pictured.close()
  }
})
