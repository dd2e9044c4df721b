import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { readSampleDataset } from '../../../embedded-contentful/dataset.ts'
import { startFaultyService, type FaultyService } from '#tests/embedded-contentful/faulty-service.ts'
import { createRawContent } from '../store/content-store.fixtures.ts'
import { createContentChecker, type ContentChecker } from './content-checker.ts'

afterEach(() => {
  vi.useRealTimers()
})

const SAMPLE = readSampleDataset()

async function start(waitMs?: number): Promise<{ service: FaultyService; checker: ContentChecker }> {
  const service = await startFaultyService({ dataset: SAMPLE })
  onTestFinished(() => service.close())
  const { host, space, accessToken } = service
  return {
    service,
    checker: createContentChecker(
      { host, space, accessToken, environment: 'master' },
      { ...(waitMs !== undefined && { waitMs }) },
    ),
  }
}

test('reads Contentful at most once a minute, for all who ask at once', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { service, checker } = await start()
  const [first, same] = await Promise.all([checker.check(), checker.check()])
  expect(first).toMatchObject({
    findings: [],
  })
  expect(same).toBe(first)
  const entries = SAMPLE.entries.map((entry) =>
    entry.id === 'cola' ? { ...entry, fields: { ...entry.fields, price: -1 } } : entry,
  )
  service.replaceDataset({ ...SAMPLE, entries })
  vi.setSystemTime(Date.now() + 59_000)
  expect(await checker.check()).toBe(first)
  vi.setSystemTime(Date.now() + 1_000)
  expect(await checker.check()).toMatchObject({ findings: [{ rule: 'not-a-number', name: 'Cola' }] })
})

test('says which value still counts where the site keeps the last good one', async () => {
  const toSettings = (whatsapp: string) => ({
    ...SAMPLE,
    entries: [...SAMPLE.entries, { id: 'shop', contentType: 'shopSettings', fields: { title: 'Lahab', whatsapp } }],
  })
  const service = await startFaultyService({ dataset: toSettings('050') })
  onTestFinished(() => service.close())
  const { host, space, accessToken } = service
  const last = createRawContent({ shopSettings: [{ id: 'shop', fields: { whatsapp: '971501234567' } }] })
  const keys = { host, space, accessToken, environment: 'master' }
  const { findings } = await createContentChecker(keys, { getEntries: () => last }).check()
  expect(findings).toMatchObject([{ rule: 'wrong-form', value: '050', effect: 'kept', kept: '971501234567' }])
})

test('says why Contentful can’t be read, and does not ask again within the minute', async () => {
  const { service, checker } = await start()
  await service.close()
  const failed = await checker.check()
  expect(failed).toEqual({ findings: null, reason: 'ERR_NETWORK' })
  expect(await checker.check()).toBe(failed)
})

test('does not wait for a slow reading, which the next load of the page gets', async () => {
  const { checker } = await start(1)
  expect(await checker.check()).toEqual({ findings: null, reason: 'timeout' })
  await expect.poll(() => checker.check()).toMatchObject({ findings: [] })
})

test('names a picture whose file the image host does not have, and counts those that it could not ask for', async () => {
  const HOST = 'https://images.ctfassets.net'
  const files: Readonly<Partial<Record<string, string>>> = { cola: 'gone', water: 'silent', shatta: 'busy' }
  const assets = SAMPLE.assets.map((asset) => {
    const file = files[asset.id]
    return file === undefined ? asset : { ...asset, url: `${HOST}/${file}` }
  })
  const { service, checker } = await start()
  service.replaceDataset({ ...SAMPLE, assets })
  const { fetch } = globalThis
  const requests = vi.spyOn(globalThis, 'fetch').mockImplementation((url, options) => {
    if (url === `${HOST}/gone`) return Promise.resolve(new Response(null, { status: 404 }))
    if (url === `${HOST}/busy`) return Promise.resolve(new Response(null, { status: 503 }))
    return url === `${HOST}/silent` ? Promise.reject(new TypeError()) : fetch(url, options)
  })
  onTestFinished(() => {
    requests.mockRestore()
  })
  expect(await checker.check()).toMatchObject({
    findings: [{ rule: 'broken-image', id: 'cola', image: 'gone' }],
    uncheckedImageCount: 2,
  })
})
