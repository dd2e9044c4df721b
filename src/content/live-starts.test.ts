import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { emptyFolder, menuOf, serving, siteOver } from './live.fixtures.ts'

const SECONDS = { timeout: 20_000, interval: 25 }

describe('a start', () => {
  test('while the service is down shows the last run’s menu, and the new one when it is back [C01]', async () => {
    const service = await serving(menuOf(4))
    const folder = emptyFolder()
    const first = await siteOver(service, { CONTENT_CACHE_DIR: folder })
    await first.live.startContent()
    await vi.waitFor(() => expect(first.live.contentState().source).toBe('service'), SECONDS)
    await first.live.stopContent()
    await service.setFault('refuse')
    const { live } = await siteOver(service, { CONTENT_CACHE_DIR: folder })
    await live.startContent()
    expect(live.contentState()).toMatchObject({ source: 'disk' })
    expect(live.contentState().content?.menu).toHaveLength(4)
    service.replaceDataset(menuOf(5))
    await service.setFault('ok')
    await vi.waitFor(() => expect(live.contentState().source).toBe('service'), SECONDS)
    expect(live.contentState().content?.menu).toHaveLength(5)
  })

  test('does not show what another space left behind [CNT-4]', async () => {
    const service = await serving(menuOf(4))
    const folder = emptyFolder()
    const first = await siteOver(service, { CONTENT_CACHE_DIR: folder })
    await first.live.startContent()
    await first.live.stopContent()
    await service.setFault('refuse')
    const { live } = await siteOver({ ...service, space: 'another' }, { CONTENT_CACHE_DIR: folder })
    await live.startContent()
    expect(live.contentState().content).toBeNull()
  })

  test('with nothing kept does not wait for a service that keeps silent [C04]', async () => {
    const service = await serving(menuOf(4))
    await service.setFault('slow:4500')
    const { live } = await siteOver(service)
    await live.startContent()
    expect(live.contentState().content, 'the start went on').toBeNull()
    await vi.waitFor(() => expect(live.contentState().content?.menu).toHaveLength(4), SECONDS)
  })

  test('with a folder that can’t be written goes on, with one line in the log [P18]', async () => {
    const service = await serving(menuOf(4))
    const file = path.join(emptyFolder(), 'file')
    writeFileSync(file, 'in the way of a folder')
    const { live, log } = await siteOver(service, { CONTENT_CACHE_DIR: file })
    await live.startContent()
    service.replaceDataset(menuOf(5))
    await vi.waitFor(() => expect(live.contentState().content?.menu).toHaveLength(5), SECONDS)
    service.replaceDataset(menuOf(6))
    await vi.waitFor(() => expect(live.contentState().content?.menu).toHaveLength(6), SECONDS)
    expect(log().match(/content-not-kept/g)).toHaveLength(1)
  })
})
