import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { readSampleDataset } from '../../fake-contentful/dataset.ts'
import { startFaultyService } from '../fake-contentful/faulty-service.ts'

const run = promisify(execFile)
const root = path.join(import.meta.dirname, '../..')

/** Recognisable values that must not appear in the files or the output of a build. */
const TOKEN = 'canary-0b9f7c52a41e'
const SECRET = 'canary_secret_0123456789abcdef_0123456789abcdef_0123456789abcdef'

test.each(['node', 'static'])('a build for %s contains neither token nor secret [CNT-2]', async (target) => {
  const service = await startFaultyService({
    dataset: readSampleDataset(),
    space: 'canary',
    accessToken: TOKEN,
  })
  onTestFinished(() => service.close())
  // Inside the project, because the build resolves its packages.
  const folder = path.join(root, '.cache', `canary-${target}`)
  mkdirSync(folder, { recursive: true })
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  const { stdout, stderr } = await run(
    process.execPath,
    [path.join(root, 'node_modules/astro/bin/astro.mjs'), 'build', '--outDir', path.join(folder, 'dist')],
    {
      cwd: root,
      env: {
        ...process.env,
        BUILD_TARGET: target,
        CONTENTFUL_SPACE_ID: 'canary',
        CONTENTFUL_ACCESS_TOKEN: TOKEN,
        CONTENTFUL_HOST: service.host,
        CONTENTFUL_WEBHOOK_SECRET: SECRET,
        CONTENT_CACHE_DIR: path.join(folder, 'cache'),
      },
    },
  )
  expect(service.requests.length, 'the build has used the token').toBeGreaterThan(1)
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(files.length).toBeGreaterThan(50)
  const leaks = files
    .map((file) => path.join(file.parentPath, file.name))
    .filter((file) => /canary[-_](?:0b9|secret)/.test(readFileSync(file, 'latin1')))
  expect(leaks).toEqual([])
  expect(stdout + stderr).not.toMatch(/canary[-_](?:0b9|secret)/)
})
