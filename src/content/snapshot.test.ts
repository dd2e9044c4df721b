import { expect, test, vi } from 'vitest'
import { emptyFolder, menuOf, serving } from './live.fixtures.ts'
import { keptFile, writeKept } from './kept-content.ts'
import { contentForBuild } from './snapshot.ts'

async function environmentOf(cacheDir: string) {
  const service = await serving(menuOf(3))
  const environment = {
    CONTENTFUL_HOST: service.host,
    CONTENTFUL_SPACE_ID: service.space,
    CONTENTFUL_ACCESS_TOKEN: service.accessToken,
    CONTENT_CACHE_DIR: cacheDir,
  }
  return { service, environment }
}

test('a build reads the service, and knows whose content it is [CNT-4]', async () => {
  const { service, environment } = await environmentOf(emptyFolder())
  const content = await contentForBuild(environment)
  expect(content).toMatchObject({ space: service.space, environment: 'master', host: service.host })
  expect(content?.raw.menuItem).toHaveLength(3)
})

test('while the service is down a build takes the last good content of its machine; without any it has none [C01]', async () => {
  const cacheDir = emptyFolder()
  const { service, environment } = await environmentOf(cacheDir)
  await service.setFault('404')
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  expect(await contentForBuild(environment)).toBeNull()
  const space = { space: service.space, environment: 'master' }
  const raw = { menuItem: [{ id: 'old', fields: {} }], galleryImage: [] }
  await writeKept(keptFile(cacheDir, space), space, { raw, readAt: 5 })
  expect(await contentForBuild(environment)).toMatchObject({ raw, readAt: 5 })
  expect(log).toHaveBeenCalledTimes(2)
  vi.restoreAllMocks()
})
