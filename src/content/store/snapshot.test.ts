import { expect, test, vi } from 'vitest'
import { createRawContent, createTempFolder, createMenu, startService } from './content-store.fixtures.ts'
import { getCacheFilePath, writeCacheFile } from './content-cache-file.ts'
import { fetchContentForBuild } from './snapshot.ts'

async function startServiceWithKeys() {
  const service = await startService(createMenu(3))
  const { host, space, accessToken } = service
  return { service, keys: { host, space, accessToken, environment: 'master' } }
}

test('a build fetches the content [CNT-4]', async () => {
  const { keys } = await startServiceWithKeys()
  const content = await fetchContentForBuild(keys, createTempFolder())
  expect(content?.raw.menuItem).toHaveLength(3)
})

test('while the service is down a build uses the content cached on its machine, or none', async () => {
  const cacheDir = createTempFolder()
  const { service, keys } = await startServiceWithKeys()
  await service.setFault('404')
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  expect(await fetchContentForBuild(keys, cacheDir)).toBeNull()
  const space = { space: service.space, environment: 'master' }
  const raw = createRawContent({ menuItem: [{ id: 'old', fields: {} }] })
  await writeCacheFile(getCacheFilePath(cacheDir, space), space, { raw, fetchedAt: 5 })
  expect(await fetchContentForBuild(keys, cacheDir)).toMatchObject({ raw, fetchedAt: 5 })
  expect(log).toHaveBeenCalledTimes(2)
  vi.restoreAllMocks()
})
