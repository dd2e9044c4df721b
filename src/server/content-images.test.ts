import { appendFileSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fetchRaw } from '#tests/http/raw-http.ts'
import { createImageSender } from './content-images.ts'
import { startInProcessServer } from './in-process-server.fixtures.ts'

async function startImages(names: readonly string[]): Promise<{ readonly folder: string; readonly origin: string }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lahab-images-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  for (const name of names) writeFileSync(path.join(folder, name), name)
  const images = new Map(names.map((name) => [`/${name}`, path.join(folder, name)]))
  const findSender = createImageSender(() => images, { 'x-common': '1' })
  const origin = await startInProcessServer((request, response) => {
    void findSender(request.url ?? '')?.(request, response)
  })
  return { folder, origin }
}

test('an image is sent with its length and a tag that changes with it', async () => {
  const { folder, origin } = await startImages(['cola.webp'])
  const { status, headers, body } = await fetchRaw(origin, '/cola.webp')
  expect([status, String(body), headers]).toMatchObject([
    200,
    'cola.webp',
    { 'x-common': '1', 'content-type': 'image/webp', 'content-length': '9', 'cache-control': 'public, max-age=3600' },
  ])
  const conditional = { headers: { 'if-none-match': headers.etag } }
  expect(await fetchRaw(origin, '/cola.webp', conditional)).toMatchObject({
    status: 304,
    headers: { etag: headers.etag },
  })
  const head = await fetchRaw(origin, '/cola.webp', { method: 'HEAD' })
  expect([head.headers['content-length'], head.body.length]).toEqual(['9', 0])
  appendFileSync(path.join(folder, 'cola.webp'), '!')
  expect(String((await fetchRaw(origin, '/cola.webp', conditional)).body)).toBe('cola.webp!')
})

test('a name that has become a link, too large or nothing is not found', async () => {
  const { folder, origin } = await startImages(['link.webp', 'large.webp', 'gone.webp', 'empty.webp'])
  rmSync(path.join(folder, 'link.webp'))
  symlinkSync('/etc/hostname', path.join(folder, 'link.webp'))
  truncateSync(path.join(folder, 'large.webp'), 5 * 1024 * 1024 + 1)
  truncateSync(path.join(folder, 'empty.webp'), 0)
  rmSync(path.join(folder, 'gone.webp'))
  const fetchStatus = async (name: string): Promise<number> => (await fetchRaw(origin, `/${name}.webp`)).status
  expect(await Promise.all(['link', 'large', 'gone', 'empty'].map(fetchStatus))).toEqual([404, 404, 404, 200])
})

test('an image is read as its clients take it, not whole for each', async () => {
  const { folder, origin } = await startImages(['photo.webp'])
  truncateSync(path.join(folder, 'photo.webp'), 5 * 1024 * 1024)
  const before = process.memoryUsage().arrayBuffers
  const responses = await Promise.all(Array.from({ length: 60 }, () => fetch(`${origin}/photo.webp`)))
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100 * 1024 * 1024)
  for (const { body } of responses) await body?.cancel()
})
