import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import type { FaultMode } from '../../tests/fake-contentful/fault-modes.ts'
import type { FaultyService } from '../../tests/fake-contentful/faulty-service.ts'
import type { BuildTimeContent } from './build-time-content.ts'
import { menuOf, menuRequests, serving } from './content-store.fixtures.ts'
import { createRefreshingContent, type RefreshingContent } from './refreshing-content.ts'

const EVERY_MS = 60_000

const keysOf = ({ host, space, accessToken }: FaultyService) => ({ host, space, accessToken, environment: 'master' })

/** What a build read: one dish at 10 AED. */
function built(space: string): BuildTimeContent {
  const fields = { nameEn: 'Built', nameAr: 'مبني', price: 10, category: 'Fries' }
  const raw = { menuItem: [{ id: 'built', fields }], galleryImage: [] }
  return { raw, readAt: 0, space, environment: 'master', host: 'cdn.contentful.com' }
}

const namesIn = (content: RefreshingContent): readonly string[] =>
  (content.current()?.menu ?? []).map(({ name }) => name.en)

describe('content that is read by requests', () => {
  test('is that of the build, until a request has read it [C01]', async () => {
    const service = await serving(menuOf(2))
    const content = createRefreshingContent(built(service.space), keysOf(service), EVERY_MS)
    expect(namesIn(content)).toEqual(['Built'])
    const reading = content.refreshIfStale(1_000)
    expect(reading?.waitMs, 'a price may be old: the first visitor waits a second at most').toBe(1_000)
    await reading?.done
    expect(namesIn(content)).toEqual(['Dish 0', 'Dish 1'])
  })

  test('is read once in the time that is set, and nobody waits for it again [CNT-4]', async () => {
    const service = await serving(menuOf(2))
    const content = createRefreshingContent(built(service.space), keysOf(service), EVERY_MS)
    await content.refreshIfStale(1_000)?.done
    service.replaceDataset(menuOf(3))
    expect(content.refreshIfStale(1_000 + EVERY_MS - 1)).toBeNull()
    const next = content.refreshIfStale(1_000 + EVERY_MS)
    expect(next?.waitMs).toBe(0)
    expect(namesIn(content)).toHaveLength(2)
    await next?.done
    expect(namesIn(content)).toHaveLength(3)
    expect(menuRequests(service)).toHaveLength(2)
  })

  test('is not asked for twice at once; a reading that the host has ended is begun anew [C05]', async () => {
    const service = await serving(menuOf(2))
    await service.setFault('never')
    const content = createRefreshingContent(built(service.space), keysOf(service), 1_000)
    vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const lost = content.refreshIfStale(1_000)
    expect(content.refreshIfStale(20_999)).toBeNull()
    const anew = content.refreshIfStale(21_000)
    expect([lost?.waitMs, anew?.waitMs]).toEqual([1_000, 0])
    await service.close()
    await Promise.all([lost?.done, anew?.done])
    vi.restoreAllMocks()
  })

  test('who has nothing to show waits longer, and tries each time [C02]', async () => {
    const service = await serving(menuOf(2))
    await service.setFault('401')
    vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const content = createRefreshingContent(null, keysOf(service), EVERY_MS)
    expect(content.current()).toBeNull()
    const first = content.refreshIfStale(1_000)
    expect(first?.waitMs).toBe(3_500)
    await first?.done
    expect(content.refreshIfStale(1_000 + EVERY_MS)?.waitMs).toBe(3_500)
    vi.restoreAllMocks()
  })

  test('of another restaurant’s build is shown to nobody', async () => {
    const service = await serving(menuOf(2))
    expect(createRefreshingContent(built('another'), keysOf(service), EVERY_MS).current()).toBeNull()
  })

  test('stays that of the build where there are no keys', () => {
    const content = createRefreshingContent(built('lahab-sample'), null, EVERY_MS)
    expect(content.refreshIfStale(1_000)).toBeNull()
    expect(namesIn(content)).toEqual(['Built'])
  })
})

describe('a reading by a request that fails', () => {
  const faults: readonly FaultMode[] = ['401', '404', 'html200', 'badjson', 'truncated', 'reset', 'empty', 'wrongshape']
  test.each(faults)('%s leaves the menu as it was, with one line in the log [C10]', async (mode) => {
    const service = await serving(menuOf(2))
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const content = createRefreshingContent(built(service.space), keysOf(service), EVERY_MS)
    await content.refreshIfStale(0)?.done
    await service.setFault(mode)
    await content.refreshIfStale(EVERY_MS)?.done
    await content.refreshIfStale(2 * EVERY_MS)?.done
    const lines = log.mock.calls.map(([line]) => String(line))
    vi.restoreAllMocks()
    expect(namesIn(content)).toEqual(['Dish 0', 'Dish 1'])
    expect(lines.filter((line) => line.includes('content-fetch-failed'))).toHaveLength(1)
    expect(lines.join('')).not.toContain(service.accessToken)
  })

  test('another address is not followed, and never gets the token [C10]', async () => {
    const service = await serving(menuOf(2))
    service.requests.length = 0
    const away = createServer((_, response) => response.writeHead(302, { location: `http://${service.host}/` }).end())
    await new Promise<void>((resolve) => away.listen(0, '127.0.0.1', resolve))
    const host = `127.0.0.1:${(away.address() as AddressInfo).port}`
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const content = createRefreshingContent(built(service.space), { ...keysOf(service), host }, EVERY_MS)
    await content.refreshIfStale(0)?.done
    away.close()
    expect([log.mock.calls.join('').includes('content-fetch-failed'), service.requests, namesIn(content)]).toEqual([
      true,
      [],
      ['Built'],
    ])
    vi.restoreAllMocks()
  })

  test('a menu that lost most of its dishes is believed the second time [C12]', async () => {
    const service = await serving(menuOf(9))
    vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const content = createRefreshingContent(null, keysOf(service), EVERY_MS)
    await content.refreshIfStale(0)?.done
    service.replaceDataset(menuOf(2))
    await content.refreshIfStale(EVERY_MS)?.done
    expect(namesIn(content)).toHaveLength(9)
    await content.refreshIfStale(2 * EVERY_MS)?.done
    expect(namesIn(content)).toHaveLength(2)
    vi.restoreAllMocks()
  })

  test('a rate limit holds the next one back [C08]', async () => {
    const service = await serving(menuOf(2))
    vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const content = createRefreshingContent(built(service.space), keysOf(service), EVERY_MS)
    await service.setFault('429:3600')
    await content.refreshIfStale(Date.now())?.done
    vi.restoreAllMocks()
    expect(content.refreshIfStale(Date.now() + 2 * EVERY_MS)).toBeNull()
    expect(content.refreshIfStale(Date.now() + 3_700_000)).not.toBeNull()
  })
})
