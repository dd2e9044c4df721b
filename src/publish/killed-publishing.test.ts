import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createPublishFolder } from './publish.fixtures.ts'
import { createJob } from './publish-job.fixtures.ts'
import { createEntityTag } from './published-file.ts'
import { readCurrentVersion } from './version.ts'

const PROGRAM = path.join(import.meta.dirname, 'endless-publishing.fixtures.ts')
const MOMENTS = 5
/** About the time of three versions. */
const LATEST_MS = 600

test('a process that is killed at any moment leaves a whole version, with which the next one goes on', async () => {
  const folder = createPublishFolder()
  const { root, build } = createJob(folder, null)
  for (let count = 0; count < MOMENTS; count += 1) {
    const child = spawn(process.execPath, [PROGRAM, folder], { stdio: ['ignore', 'inherit', 'inherit'] })
    const ended = once(child, 'exit')
    await expect
      .poll(() => readCurrentVersion(root, build), { timeout: 60_000 })
      .toMatchObject({ contentVersion: expect.stringMatching(`^${child.pid}-`) as string })
    await sleep(Math.random() * LATEST_MS)
    child.kill('SIGKILL')
    await ended

    const version = await readCurrentVersion(root, build)
    expect(version?.files.size).toBeGreaterThan(15)
    const versions = new Set<string>()
    for (const [sitePath, { name, isCompressed, isRendered, headers }] of version?.files ?? []) {
      const file = path.join(root, 'current', name)
      const body = readFileSync(file)
      expect(createEntityTag(body), sitePath).toBe(headers['etag'])
      if (isRendered && !/^\/(?:menus?|shop)\//.test(sitePath))
        versions.add(/<!-- (.*?) -->/.exec(String(body))?.[1] ?? '')
      const isOfOneMoment = version?.stale.has(sitePath) !== true
      if (!isCompressed || !isOfOneMoment) continue
      expect(brotliDecompressSync(readFileSync(`${file}.br`)).equals(body), sitePath).toBe(true)
      expect(gunzipSync(readFileSync(`${file}.gz`)).equals(body), sitePath).toBe(true)
    }
    expect([...versions]).toEqual([version?.contentVersion])
  }
})
