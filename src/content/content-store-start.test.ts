import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { emptyFolder, menuOf, serving, createStoreOver } from './content-store.fixtures.ts'

const SECONDS = { timeout: 20_000, interval: 25 }

describe('a start', () => {
  test('while the service is down shows the last run’s menu, and the new one when it is back [C01]', async () => {
    const service = await serving(menuOf(4))
    const folder = emptyFolder()
    const first = createStoreOver(service, { cacheDir: folder })
    await first.store.start()
    await vi.waitFor(() => expect(first.store.getState().source).toBe('service'), SECONDS)
    await first.store.stop()
    await service.setFault('refuse')
    const { store } = createStoreOver(service, { cacheDir: folder })
    await store.start()
    expect(store.getState()).toMatchObject({ source: 'disk' })
    expect(store.getState().content?.menu).toHaveLength(4)
    service.replaceDataset(menuOf(5))
    await service.setFault('ok')
    await vi.waitFor(() => expect(store.getState().source).toBe('service'), SECONDS)
    expect(store.getState().content?.menu).toHaveLength(5)
  })

  test('does not show what another space left behind [CNT-4]', async () => {
    const service = await serving(menuOf(4))
    const folder = emptyFolder()
    const first = createStoreOver(service, { cacheDir: folder })
    await first.store.start()
    await first.store.stop()
    await service.setFault('refuse')
    const { store } = createStoreOver({ ...service, space: 'another' }, { cacheDir: folder })
    await store.start()
    expect(store.getState().content).toBeNull()
  })

  test('with nothing kept does not wait for a service that keeps silent [C04]', async () => {
    const service = await serving(menuOf(4))
    await service.setFault('slow:4500')
    const { store } = createStoreOver(service)
    await store.start()
    expect(store.getState().content, 'the start went on').toBeNull()
    await vi.waitFor(() => expect(store.getState().content?.menu).toHaveLength(4), SECONDS)
  })

  test('with a folder that can’t be written goes on, with one line in the log [P18]', async () => {
    const service = await serving(menuOf(4))
    const file = path.join(emptyFolder(), 'file')
    writeFileSync(file, 'in the way of a folder')
    const { store, log } = createStoreOver(service, { cacheDir: file })
    await store.start()
    service.replaceDataset(menuOf(5))
    await vi.waitFor(() => expect(store.getState().content?.menu).toHaveLength(5), SECONDS)
    service.replaceDataset(menuOf(6))
    await vi.waitFor(() => expect(store.getState().content?.menu).toHaveLength(6), SECONDS)
    expect(log().match(/content-not-saved/g)).toHaveLength(1)
  })
})
