import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Library } from '../fake-contentful/library.ts'
import { readSampleLibrary } from '../fake-contentful/sample-library.ts'
import { managementReader } from '../tools/content-push/management-reader.ts'
import { pushContent } from '../tools/content-push/push.ts'
import type { SpaceAccess } from '../tools/content-push/space-access.ts'
import { asLibrary } from './management-api/as-library.ts'
import { startManagementApi, type ManagementApi } from './management-api/service.ts'
import { emptySpace } from './management-api/space.ts'

/** The real official tools run here, against the stand-in: each takes a second to load and asks many times. */
const SLOW = 120_000
const FAST_CLOCK = pathToFileURL(path.join(import.meta.dirname, 'management-api/fast-clock.ts')).href

const space = emptySpace()
const cacheDir = mkdtempSync(path.join(tmpdir(), 'content-push-test-'))
const sample = readSampleLibrary()
/** The first two dishes and their pictures. */
const few: Library = { entries: sample.entries.slice(0, 2), assets: sample.assets.slice(0, 2) }
let api: ManagementApi

beforeAll(async () => {
  api = await startManagementApi(space)
  vi.stubEnv('NODE_OPTIONS', `--import=${FAST_CLOCK}`)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await api.close()
  rmSync(cacheDir, { recursive: true })
})

function accessTo(changes: Partial<SpaceAccess> = {}): SpaceAccess {
  const { id, token, environment } = space
  return { space: id, token, environment, host: api.host, uploadHost: api.host, isLocal: true, ...changes }
}

/** Pushes the few dishes; gives the lines that it prints. */
async function pushFew(overwrite = false): Promise<readonly string[]> {
  const lines: string[] = []
  const print = (line: string): number => lines.push(line)
  await pushContent({ access: accessTo(), library: few, cacheDir, overwrite, onlyTypes: false, print })
  return lines
}

/** Runs the command itself, as an owner does. */
async function pushCommand(settings: Record<string, string> = {}, flags: readonly string[] = []) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../tools/content-push.ts'), ...flags], {
    env: {
      ...process.env,
      CONTENT_CACHE_DIR: cacheDir,
      CONTENTFUL_SPACE_ID: space.id,
      CONTENTFUL_MANAGEMENT_TOKEN: space.token,
      CONTENTFUL_HOST: api.host,
      ...settings,
    },
  })
  let [out, errors] = ['', '']
  child.stdout.on('data', (text: Buffer) => (out += text.toString()))
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()))
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, out, errors }
}

/** Pictures are pushed side by side, so only entries have an order. */
function sorted({ entries, assets }: Library): Library {
  return { entries, assets: assets.toSorted((a, b) => (a.id < b.id ? -1 : 1)) }
}

const written = (): readonly string[] =>
  api.requests.filter((request) => !request.startsWith('GET ')).map((request) => request.replace(/^.*master/, ''))

function priceOf(id: string): { price: object } {
  return space.entries.get(id)?.['fields'] as { price: object }
}

describe('what can’t be pushed', { timeout: SLOW }, () => {
  test.each([
    ['an empty token', { CONTENTFUL_MANAGEMENT_TOKEN: '' }, [], 'CONTENTFUL_MANAGEMENT_TOKEN is missing'],
    ['a wrong token', { CONTENTFUL_MANAGEMENT_TOKEN: 'CFPAT-wrong' }, [], 'CONTENTFUL_MANAGEMENT_TOKEN'],
    ['an unknown flag', {}, ['--force'], '"--force" is not known here'],
  ])('%s is one plain line, without the token [CNT-2]', async (_, settings, flags, says) => {
    const { code, out, errors } = await pushCommand(settings, flags)
    expect([code, out, errors.split('\n').length]).toEqual([1, '', 2])
    expect(errors).toContain(says)
    expect(errors).not.toContain('CFPAT')
    expect(written()).toEqual([])
  })

  test.each([
    ['space', { space: 'other' }, 'CONTENTFUL_SPACE_ID'],
    ['environment', { environment: 'other' }, 'CONTENTFUL_ENVIRONMENT'],
  ])('a wrong %s is told by its setting', async (_, changes, says) => {
    await expect(managementReader(accessTo(changes)).greet()).rejects.toThrow(says)
  })

  test('a service that is not there is told by its name', async () => {
    const gone = await startManagementApi(space)
    await gone.close()
    const reader = managementReader(accessTo({ host: gone.host }))
    await expect(reader.greet()).rejects.toThrow(`${gone.host} can’t be reached (ECONNREFUSED).`)
  })
})

describe('npm run content:push', { timeout: SLOW }, () => {
  test('that breaks off says so in one line, and shows the token nowhere [CNT-2]', async () => {
    const refused = `/entries/${few.entries[1]?.id ?? ''}/published`
    api.fault = (_, asked) =>
      asked.endsWith(refused) ? { status: 422, body: { sys: { type: 'Error', id: 'InvalidEntry' } } } : undefined
    const failure: unknown = await pushFew().catch((error: unknown) => error)
    api.fault = undefined
    expect(String(failure)).toMatch(/^PushError: Not all entries could be pushed: .*entries\.log tells why\. [^\n]*$/)
    const logs = readdirSync(cacheDir).sort()
    expect(logs).toEqual(['content-types', 'entries', 'pictures'].map((name) => `content-push-${name}.log`))
    const texts = logs.map((name) => readFileSync(path.join(cacheDir, name), 'utf8'))
    expect(texts.join()).toContain('InvalidEntry')
    expect([String(failure), ...texts].join()).not.toMatch(/CFPAT|\.\.\.owner/)
    expect(asLibrary(space).entries).toEqual(few.entries.slice(0, 1))
  })

  test('goes on from there and leaves alone what the owner changed [CNT-1] [CNT-3]', async () => {
    const [changed, unfinished] = few.entries
    priceOf(changed?.id ?? '').price = { 'en-US': 99 }
    api.requests.length = 0
    const { code, out, errors } = await pushCommand()
    expect([code, errors]).toEqual([0, ''])
    expect(out).toContain(
      `${sample.entries.length} entries in the sample: ${sample.entries.length - 1} to push, 1 of them left unfinished`,
    )
    expect(out).toContain(
      'Of the entries, 1 are left alone, because the space has them already; `-- --overwrite` replaces them.',
    )
    expect(out).not.toContain('created later')
    expect(written().filter((request) => request.includes(`/${changed?.id ?? ''}`))).toEqual([])
    expect(written()).toContain(`/entries/${unfinished?.id ?? ''}/published`)
    const { price: _, ...rest } = changed?.fields ?? {}
    expect(asLibrary(space).entries).toEqual([
      { ...changed, fields: expect.objectContaining({ ...rest, price: 99 }) as unknown },
      ...sample.entries.slice(1),
    ])
    expect(space.editorInterfaces.get('menuItem')?.['controls']).toContainEqual({
      fieldId: 'category',
      widgetId: 'dropdown',
      widgetNamespace: 'builtin',
    })
  })

  test('replaces it when it is told to: the space then holds the sample, in its order [CNT-3]', async () => {
    const lines = await pushFew(true)
    expect(lines).toContain(
      '2 entries in the sample: 2 to push, 2 of them replaced, whatever was changed in Contentful.',
    )
    expect(sorted(asLibrary(space))).toEqual(sorted(sample))
  })
})
