import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSampleDataset } from '../../fake-contentful/dataset.ts'
import { getShopAt, type ClientSchedule } from '../../src/shop/domain/client-schedule.ts'
import { startFaultyService } from '../fake-contentful/faulty-service.ts'
import { findElements } from './parse-html.ts'

const run = promisify(execFile)
const root = path.join(import.meta.dirname, '../..')

/** Recognisable values that must not appear in the files or the output of a build. */
const TOKEN = 'canary-0b9f7c52a41e'
const SECRET = 'canary_secret_0123456789abcdef_0123456789abcdef_0123456789abcdef'

/** Hours of every day, in Dubai: those of the entry below, and those of the configuration. */
const PUBLISHED = { opens: 14, closes: 22 }
const CONFIGURED = { opens: 12, closes: 28 }

const SETTINGS = { id: 'shop', contentType: 'shopSettings', fields: { weeklyHours: ['Mon-Sun 14:00-22:00'] } }

describe.each(['node', 'static'])('a build for %s', (target) => {
  // Inside the project, because the build resolves its packages.
  const folder = path.join(root, '.cache', `canary-${target}`)
  let output = ''
  let requests = 0

  beforeAll(async () => {
    const sample = readSampleDataset()
    const service = await startFaultyService({
      dataset: { ...sample, entries: [...sample.entries, SETTINGS] },
      space: 'canary',
      accessToken: TOKEN,
    })
    mkdirSync(folder, { recursive: true })
    const { stdout, stderr } = await run(
      process.execPath,
      [path.join(root, 'node_modules/astro/bin/astro.mjs'), 'build', '--outDir', path.join(folder, 'dist')],
      {
        cwd: root,
        env: {
          ...process.env,
          BUILD_TARGET: target,
          SITE_ORIGIN: 'https://lahab.example',
          CONTENTFUL_SPACE_ID: 'canary',
          CONTENTFUL_ACCESS_TOKEN: TOKEN,
          CONTENTFUL_HOST: service.host,
          CONTENTFUL_WEBHOOK_SECRET: SECRET,
          CONTENT_CACHE_DIR: path.join(folder, 'cache'),
        },
      },
    ).finally(() => service.close())
    output = stdout + stderr
    requests = service.requests.length
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

  test('contains neither token nor secret [CNT-2]', () => {
    expect(requests, 'the build has used the token').toBeGreaterThan(0)
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    expect(files.length).toBeGreaterThan(50)
    const leaks = files
      .map((file) => path.join(file.parentPath, file.name))
      .filter((file) => /canary[-_](?:0b9|secret)/.test(readFileSync(file, 'latin1')))
    expect(leaks).toEqual([])
    expect(output).not.toMatch(/canary[-_](?:0b9|secret)/)
  })

  if (target === 'static') {
    test('has the owner’s hours, and after nine days those of CLOSED_HOURS [SH13]', () => {
      const midnight = Math.floor((Date.now() + 4 * 3_600_000) / 86_400_000) * 1440 - 240
      const read = (file: string): string => readFileSync(path.join(folder, 'dist', file), 'utf8')
      const pages = ['index.html', 'en.html', 'checkout.html', 'en/checkout.html'].map(
        (file) => findElements(read(file), 'html')[0]?.['data-schedule'] ?? '',
      )
      const live = ['live/ar.json', 'live/en.json'].map((file) => {
        const { schedule } = JSON.parse(read(file)) as { schedule: unknown }
        return JSON.stringify(schedule)
      })
      for (const text of [...pages, ...live]) {
        const schedule = JSON.parse(text) as ClientSchedule
        for (const [day, { opens, closes }] of [
          [1, PUBLISHED],
          [9, CONFIGURED],
          [40, CONFIGURED],
        ] as const) {
          const isOpen = (hour: number): boolean => getShopAt(schedule, midnight + day * 1440 + hour * 60).isOpen
          const open = Array.from({ length: 24 }, (_, index) => index + 5).filter(isOpen)
          expect(open, `day ${day}`).toEqual(Array.from({ length: closes - opens }, (_, index) => index + opens))
        }
      }
    })
  }
})
