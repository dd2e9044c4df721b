import { expect, test, vi } from 'vitest'
import { emptyFolder, menuOf, serving } from './content-store.fixtures.ts'
import { getCacheFilePath, writeCacheFile } from './content-cache-file.ts'
import { loadContentForBuild } from './snapshot.ts'

async function serviceAndKeys() {
  const service = await serving(menuOf(3))
  const { host, space, accessToken } = service
  return { service, keys: { host, space, accessToken, environment: 'master' } }
}

test('a build reads the service, and knows whose content it is [CNT-4]', async () => {
  const { service, keys } = await serviceAndKeys()
  const content = await loadContentForBuild(keys, emptyFolder())
  expect(content).toMatchObject({ space: service.space, environment: 'master', host: service.host })
  expect(content?.raw.menuItem).toHaveLength(3)
})

test('while the service is down a build takes the last good content of its machine; without any it has none [C01]', async () => {
  const cacheDir = emptyFolder()
  const { service, keys } = await serviceAndKeys()
  await service.setFault('404')
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  expect(await loadContentForBuild(keys, cacheDir)).toBeNull()
  const space = { space: service.space, environment: 'master' }
  const raw = { menuItem: [{ id: 'old', fields: {} }], galleryImage: [] }
  await writeCacheFile(getCacheFilePath(cacheDir, space), space, { raw, readAt: 5 })
  expect(await loadContentForBuild(keys, cacheDir)).toMatchObject({ raw, readAt: 5 })
  expect(log).toHaveBeenCalledTimes(2)
  vi.restoreAllMocks()
})
