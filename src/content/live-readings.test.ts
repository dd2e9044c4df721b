import { describe, expect, test, vi } from 'vitest'
import { menuOf, menuRequests, serving, siteOver } from './live.fixtures.ts'

const SECONDS = { timeout: 20_000, interval: 25 }

describe('a menu that loses much', () => {
  test('more than half gone is refused once and then believed [C12]', async () => {
    const service = await serving(menuOf(10))
    const { live, log } = await siteOver(service, { CONTENT_REFRESH_SECONDS: '60' })
    await live.startContent()
    service.replaceDataset(menuOf(4))
    live.readContentSoon()
    await vi.waitFor(() => expect(live.contentState().lastReadFailed).toBe(true), SECONDS)
    expect(live.contentState().content?.menu).toHaveLength(10)
    expect(log()).toContain('10 dishes became 4')
    live.readContentSoon()
    await vi.waitFor(() => expect(live.contentState().content?.menu).toHaveLength(4), SECONDS)
    expect(live.contentState().lastReadFailed).toBe(false)
  })

  test('half of it may go at once', async () => {
    const service = await serving(menuOf(10))
    const { live } = await siteOver(service, { CONTENT_REFRESH_SECONDS: '60' })
    await live.startContent()
    service.replaceDataset(menuOf(5))
    live.readContentSoon()
    await vi.waitFor(() => expect(live.contentState().content?.menu).toHaveLength(5), SECONDS)
  })
})

describe('one reading at a time', () => {
  test('a service that never answers is asked by one request, however often somebody wants to read [C05]', async () => {
    const service = await serving(menuOf(4))
    const { live } = await siteOver(service)
    await live.startContent()
    await service.setFault('never')
    service.requests.length = 0
    for (let turn = 0; turn < 20; turn += 1) {
      live.readContentSoon()
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    expect(menuRequests(service).length).toBeLessThanOrEqual(1)
    await vi.waitFor(() => expect(live.contentState().lastReadFailed).toBe(true), SECONDS)
    const times = menuRequests(service).map(({ time }) => time)
    expect(times.every((time, at) => at === 0 || time - (times[at - 1] ?? 0) >= 5000)).toBe(true)
  }, 20_000)

  test('many words of change make one more reading', async () => {
    const service = await serving(menuOf(4))
    const { live } = await siteOver(service, { CONTENT_REFRESH_SECONDS: '60' })
    await live.startContent()
    service.requests.length = 0
    for (let word = 0; word < 50; word += 1) live.readContentSoon()
    await vi.waitFor(() => expect(menuRequests(service)).toHaveLength(1), SECONDS)
    await new Promise((resolve) => setTimeout(resolve, 700))
    expect(menuRequests(service)).toHaveLength(1)
  })
})
