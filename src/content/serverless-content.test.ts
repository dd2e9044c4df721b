import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import type { FaultMode } from '../../tests/fake-contentful/fault-modes.ts'
import type { FaultyService } from '../../tests/fake-contentful/faulty-service.ts'
import type { BuildTimeContent } from './build-time-content.ts'
import { createMenu, getMenuRequests, startService } from './content-store.fixtures.ts'
import { createServerlessContent, type ServerlessContent } from './serverless-content.ts'

const INTERVAL_MS = 60_000

const toKeys = ({ host, space, accessToken }: FaultyService) => ({ host, space, accessToken, environment: 'master' })

/** Content of a build: one item at 10 AED. */
function createBuildTimeContent(space: string): BuildTimeContent {
  const fields = { nameEn: 'Built', nameAr: 'مبني', price: 10, category: 'Fries' }
  const raw = { menuItem: [{ id: 'built', fields }], galleryImage: [] }
  return { raw, fetchedAt: 0, space, environment: 'master', host: 'cdn.contentful.com' }
}

const getNames = (content: ServerlessContent): readonly string[] =>
  (content.current()?.menu ?? []).map(({ name }) => name.en)

describe('content refreshed by requests', () => {
  test('is that of the build until a request has refreshed it [C01]', async () => {
    const service = await startService(createMenu(2))
    const content = createServerlessContent(createBuildTimeContent(service.space), toKeys(service), INTERVAL_MS)
    expect(getNames(content)).toEqual(['Built'])
    const refresh = content.refreshIfStale(1_000)
    expect(refresh?.waitMs, 'prices may be old: the first request waits for a second at most').toBe(1_000)
    await refresh?.done
    expect(getNames(content)).toEqual(['Item 0', 'Item 1'])
  })

  test('is refreshed once per interval, without waiting after the first time [CNT-4]', async () => {
    const service = await startService(createMenu(2))
    const content = createServerlessContent(createBuildTimeContent(service.space), toKeys(service), INTERVAL_MS)
    await content.refreshIfStale(1_000)?.done
    service.replaceDataset(createMenu(3))
    expect(content.refreshIfStale(1_000 + INTERVAL_MS - 1)).toBeNull()
    const next = content.refreshIfStale(1_000 + INTERVAL_MS)
    expect(next?.waitMs).toBe(0)
    expect(getNames(content)).toHaveLength(2)
    await next?.done
    expect(getNames(content)).toHaveLength(3)
    expect(getMenuRequests(service)).toHaveLength(2)
  })

  test('is refreshed by one request at a time; a refresh that the host ended is started again [C05]', async () => {
    const service = await startService(createMenu(2))
    await service.setFault('never')
    const content = createServerlessContent(createBuildTimeContent(service.space), toKeys(service), 1_000)
    vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const lost = content.refreshIfStale(1_000)
    expect(content.refreshIfStale(20_999)).toBeNull()
    const next = content.refreshIfStale(21_000)
    expect([lost?.waitMs, next?.waitMs]).toEqual([1_000, 0])
    await service.close()
    await Promise.all([lost?.done, next?.done])
    vi.restoreAllMocks()
  })

  test('without any content a request waits longer, after every interval [C02]', async () => {
    const service = await startService(createMenu(2))
    await service.setFault('401')
    vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const content = createServerlessContent(null, toKeys(service), INTERVAL_MS)
    expect(content.current()).toBeNull()
    const first = content.refreshIfStale(1_000)
    expect(first?.waitMs).toBe(3_500)
    await first?.done
    const second = content.refreshIfStale(1_000 + INTERVAL_MS)
    expect(second?.waitMs).toBe(3_500)
    await second?.done
    vi.restoreAllMocks()
  })

  test('of another space is not used', async () => {
    const service = await startService(createMenu(2))
    expect(
      createServerlessContent(createBuildTimeContent('another'), toKeys(service), INTERVAL_MS).current(),
    ).toBeNull()
  })

  test('without keys stays that of the build', () => {
    const content = createServerlessContent(createBuildTimeContent('lahab-sample'), null, INTERVAL_MS)
    expect(content.refreshIfStale(1_000)).toBeNull()
    expect(getNames(content)).toEqual(['Built'])
  })
})

describe('a failed refresh', () => {
  const faults: readonly FaultMode[] = ['401', '404', 'html200', 'badjson', 'truncated', 'reset', 'empty', 'wrongshape']
  test.each(faults)('%s leaves the menu unchanged, with one log line [C10]', async (mode) => {
    const service = await startService(createMenu(2))
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const content = createServerlessContent(createBuildTimeContent(service.space), toKeys(service), INTERVAL_MS)
    await content.refreshIfStale(0)?.done
    await service.setFault(mode)
    await content.refreshIfStale(INTERVAL_MS)?.done
    await content.refreshIfStale(2 * INTERVAL_MS)?.done
    const lines = log.mock.calls.map(([line]) => String(line))
    vi.restoreAllMocks()
    expect(getNames(content)).toEqual(['Item 0', 'Item 1'])
    expect(lines.filter((line) => line.includes('content-fetch-failed'))).toEqual([expect.any(String)])
    expect(lines.join('')).not.toContain(service.accessToken)
  })

  test('a redirect is not followed, so its target never gets the token [C10]', async () => {
    const service = await startService(createMenu(2))
    service.requests.length = 0
    const redirecting = createServer((_, response) =>
      response.writeHead(302, { location: `http://${service.host}/` }).end(),
    )
    await new Promise<void>((resolve) => redirecting.listen(0, '127.0.0.1', resolve))
    const host = `127.0.0.1:${(redirecting.address() as AddressInfo).port}`
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const content = createServerlessContent(
      createBuildTimeContent(service.space),
      { ...toKeys(service), host },
      INTERVAL_MS,
    )
    await content.refreshIfStale(0)?.done
    redirecting.close()
    expect([log.mock.calls.join('').includes('content-fetch-failed'), service.requests, getNames(content)]).toEqual([
      true,
      [],
      ['Built'],
    ])
    vi.restoreAllMocks()
  })

  test('a menu that lost most of its items is accepted the second time [C12]', async () => {
    const service = await startService(createMenu(9))
    vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const content = createServerlessContent(null, toKeys(service), INTERVAL_MS)
    await content.refreshIfStale(0)?.done
    service.replaceDataset(createMenu(2))
    await content.refreshIfStale(INTERVAL_MS)?.done
    expect(getNames(content)).toHaveLength(9)
    await content.refreshIfStale(2 * INTERVAL_MS)?.done
    expect(getNames(content)).toHaveLength(2)
    vi.restoreAllMocks()
  })

  test('a rate limit postpones the next one [C08]', async () => {
    const service = await startService(createMenu(2))
    vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const content = createServerlessContent(createBuildTimeContent(service.space), toKeys(service), INTERVAL_MS)
    await service.setFault('429:3600')
    await content.refreshIfStale(Date.now())?.done
    vi.restoreAllMocks()
    expect(content.refreshIfStale(Date.now() + 2 * INTERVAL_MS)).toBeNull()
    expect(content.refreshIfStale(Date.now() + 3_700_000)).not.toBeNull()
  })
})
