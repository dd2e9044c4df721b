import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { PAGE_PATHS } from '#platform/rendered-paths.ts'
import { freePort } from '../support/free-port.ts'
import { findElements, getBodyText } from './parse-html.ts'
import { connect, fetchRaw, fetchText } from './raw-http.ts'

/** Start and stop of the built server, in a new process each time; some of them must fail to start. */
const ROOT = path.join(import.meta.dirname, '../..')

interface Run {
  readonly child: ChildProcess
  readonly printed: { out: string; err: string }
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>
}

const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
})

/** Starts the built server, with the sample menu unless `environment` has keys. */
function start(
  environment: Readonly<Record<string, string>>,
  dist = path.join(ROOT, 'dist'),
  nodeOptions: readonly string[] = [],
): Run {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(CONTENT|SITE_|PORT$|HOST$|CLOSED|NODE_ENV$)/.test(name),
  )
  const child = spawn(process.execPath, [...nodeOptions, path.join(dist, 'server/entry.mjs')], {
    // A folder without a `.env` file.
    cwd: os.tmpdir(),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...Object.fromEntries(inherited), ...environment },
  })
  children.push(child)
  const printed = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => (printed.out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (printed.err += chunk.toString()))
  return { child, printed, ended: new Promise((resolve) => child.once('close', (code) => resolve(code))) }
}

/** Starts the server and waits until it is ready. */
async function startReady(
  environment: Readonly<Record<string, string>> = {},
  dist?: string,
): Promise<Run & { origin: string }> {
  const port = String(await freePort())
  const run = start({ ...environment, PORT: port }, dist)
  const origin = `http://127.0.0.1:${port}`
  await expect.poll(() => run.printed.out, { timeout: 90_000 }).toBe(`Lahab is ready: ${origin}\n`)
  return { ...run, origin }
}

// Which settings are wrong: settings.test.ts.
describe('ends with exit code 1 and one line', { concurrent: true }, () => {
  const invalid: readonly [name: string, environment: Record<string, string>, line: RegExp][] = [
    ['hours that are none [HRS-2]', { CLOSED_HOURS: '4-12' }, /^CLOSED_HOURS .*"4-12"/],
    [
      'production without keys [CNT-3]',
      { NODE_ENV: 'production', SITE_ORIGIN: 'https://lahab.example' },
      /^CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN are missing/,
    ],
    [
      'a menu file that is missing',
      { CONTENT_FILE: '/no/menu.json' },
      /^CONTENT_FILE "\/no\/menu\.json" does not exist\.\n$/,
    ],
  ]
  test.each(invalid)('a start with %s', async (_, environment, line) => {
    const { printed, ended } = start(environment)
    expect(await ended).toBe(1)
    expect(printed.out).toBe('')
    expect(printed.err).toMatch(line)
    expect(printed.err).toMatch(/^[^\n]+\n$/)
  })

  test('a start with a Node that is too old, before anything of the site runs', async () => {
    const pretend = "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } })"
    const { printed, ended } = start({ CLOSED_HOURS: '4-12' }, undefined, [
      '--import',
      `data:text/javascript,${pretend}`,
    ])
    expect(await ended).toBe(1)
    expect(printed.out).toBe('')
    expect(printed.err).toMatch(/^This site needs Node [\d.]+ or newer and was started with Node 20\.20\.2\..*\n$/)
  })

  test('a start on a port in use [CNT-3]', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const { printed, ended } = start({ PORT: String(port) })
    expect(await ended).toBe(1)
    expect(printed).toEqual({ out: '', err: `PORT ${port} on 127.0.0.1 is taken.\n` })
    other.close()
  })
})

/** For the hours that need no words: always closed, and never. */
function expectNoShopState(html: string): void {
  expect(getBodyText(html)).not.toMatch(/open now|مفتوح الآن|currently closed|مغلقون حالياً/i)
  expect(findElements(html, 'html')[0]).not.toHaveProperty('data-shop')
}

describe('the site on the sample menu', { concurrent: true }, () => {
  test('prints its URL, serves compressed pages and stops on SIGTERM, and counts nothing [CNT-3] [HRS-1] [BAN-4] [R11]', async () => {
    const { origin, child, printed, ended } = await startReady({ CLOSED_HOURS: '00:00-24:00' })
    for (const page of PAGE_PATHS) {
      const { headers, body } = await fetchRaw(origin, page, { headers: { 'accept-encoding': 'br' } })
      expect(headers, 'the first response comes from the cache').toMatchObject({
        'content-encoding': 'br',
        'content-length': String(body.length),
      })
      const html = brotliDecompressSync(body).toString()
      expect(html).toContain('<!DOCTYPE html>')
      expectNoShopState(html)
      expect(html).not.toMatch(/data-counts-events|We count/)
    }
    expect((await fetchRaw(origin, '/events', { method: 'POST' })).status).toBe(404)
    // On a slow machine the first fetch times out, and the next one is a minute later.
    const readHealth = async (): Promise<string> => (await fetchText(origin, '/healthz')).text
    await vi.waitFor(async () => expect(await readHealth()).toContain('"state":"fresh"'), { timeout: 120_000 })
    expect(await readHealth()).toMatch(/"commit":("[0-9a-f]{12,}(-dirty)?"|null),"builtAt":"20[^"]+Z"/)

    // One idle keep-alive connection, and one with an incomplete request.
    const idle = await connect(origin)
    idle.write('GET /icon.svg HTTP/1.1\r\nHost: x\r\n\r\n')
    await once(idle, 'data')
    const half = await connect(origin)
    half.write('GET /en HTTP/1.1\r\nHost')

    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(printed.out).toBe(`Lahab is ready: ${origin}\n`)
    const lines = printed.err.split('\n').filter((line) => line !== '')
    expect(lines.filter((line) => !/content-(?:type-)?fetch-(?:failed .*ETIMEDOUT|recovered )/.test(line))).toEqual([
      expect.stringContaining('sample-menu'),
      expect.stringContaining('content-changed'),
    ])
    idle.destroy()
    half.destroy()
  })

  test('is served in production with CONTENT=sample [CNT-3] [HRS-1] [BAN-4]', async () => {
    const { origin, child, ended } = await startReady({
      NODE_ENV: 'production',
      SITE_ORIGIN: 'https://lahab.example',
      CONTENT: 'sample',
      CLOSED_HOURS: 'off',
    })
    for (const page of PAGE_PATHS) expectNoShopState((await fetchText(origin, page)).text)
    expect((await fetchText(origin, '/')).text).toContain('منيو تجريبي')
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  })
})

test('the pages of dishes are served after the files of the server were replaced', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lahab-release-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  cpSync(path.join(ROOT, 'dist'), folder, { recursive: true })
  const { origin } = await startReady({}, folder)
  rmSync(path.join(folder, 'server/chunks'), { recursive: true })
  expect((await fetchText(origin, '/menu/cola')).status).toBe(200)
})

test('npm start forwards SIGTERM and leaves no process behind', async () => {
  const port = await freePort()
  // Without the prestart build, because other tests use dist/ at the same time.
  const npm = spawn('npm', ['start', '--ignore-scripts'], { cwd: ROOT, env: { ...process.env, PORT: String(port) } })
  const ended = once(npm, 'close')
  let printed = ''
  npm.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  await expect.poll(() => printed, { timeout: 90_000 }).toContain('Lahab is ready')
  npm.kill('SIGTERM')
  await ended
  await expect(connect(`http://127.0.0.1:${port}`)).rejects.toThrow('ECONNREFUSED')
})
